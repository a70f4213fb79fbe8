import type { Order } from '@simplato/domain';
import { useState } from 'react';
import { BOARD_COPY } from '../../copy/board.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface ArrivalWordsProps {
  /** Null until they are known. */
  orders: readonly Order[] | null;
  fresh: ReadonlySet<number>;
}

/** The bell in words, for whoever cannot see which slip came; stands there before the first one does. */
export function ArrivalWords({ orders, fresh }: ArrivalWordsProps) {
  const [latest, setLatest] = useState(0);
  const newest = Math.max(latest, ...fresh);
  if (newest > latest) setLatest(newest);
  const order = fresh.has(newest) && orders?.find(({ orderId }) => orderId === newest);
  return (
    <VisuallyHidden>
      <span role="status">{order && BOARD_COPY.fresh.arrived(order.orderId, order.tableName)}</span>
    </VisuallyHidden>
  );
}
