import type { Order } from '@simplato/domain';
import { useState } from 'react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface ArrivalNoticeProps {
  struck: readonly Order[];
  /** Null until they are loaded. */
  orders: readonly Order[] | null;
  fresh: ReadonlySet<number>;
}

/**
 * Announces new and cancelled orders to screen readers. The live regions must exist before the first
 * one arrives.
 */
export function ArrivalNotice({ orders, fresh, struck }: ArrivalNoticeProps) {
  const [latest, setLatest] = useState(0);
  const newest = Math.max(latest, ...fresh);
  if (newest > latest) setLatest(newest);
  const order = fresh.has(newest) && orders?.find(({ orderId }) => orderId === newest);
  return (
    <VisuallyHidden>
      <span role="status">
        {order && BOARD_MESSAGES.fresh.arrived(order.orderId, order.tableName)}
      </span>
      <span role="alert">{struck.map(BOARD_MESSAGES.struck.cancelled).join(' ')}</span>
    </VisuallyHidden>
  );
}
