import { tableLabel, type Order } from '@simplato/domain';
import { useState } from 'react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/es/removals.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface ArrivalNoticeProps {
  struck: readonly Order[];
  /** Null until they are loaded. */
  orders: readonly Order[] | null;
  fresh: ReadonlySet<number>;
  changed: ReadonlySet<number>;
}

/**
 * Announces new, changed and cancelled orders to screen readers. The live regions must exist before the first
 * one arrives.
 */
export function ArrivalNotice({ orders, fresh, changed, struck }: ArrivalNoticeProps) {
  const [latest, setLatest] = useState(0);
  const newest = Math.max(latest, ...fresh);
  if (newest > latest) setLatest(newest);
  const order = fresh.has(newest) && orders?.find(({ orderId }) => orderId === newest);
  const lost = orders?.filter(({ orderId }) => changed.has(orderId)) ?? [];
  return (
    <VisuallyHidden>
      <span role="status">
        {order && BOARD_MESSAGES.fresh.arrived(order.orderId, order.tableName)}
      </span>
      <span role="status">
        {lost
          .map((one) => REMOVAL_MESSAGES.heard(one.orderId, tableLabel(one.tableName)))
          .join(' ')}
      </span>
      <span role="alert">{struck.map(BOARD_MESSAGES.struck.cancelled).join(' ')}</span>
    </VisuallyHidden>
  );
}
