import { tableLabel, type Order } from '@simplato/domain';
import { useState } from 'react';
import type { ChangeKind } from './changes.ts';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/es/removals.ts';
import { STAFF_COURSE_MESSAGES } from '../../../i18n/es/staff-courses.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface ArrivalNoticeProps {
  struck: readonly Order[];
  /** Null until they are loaded. */
  orders: readonly Order[] | null;
  fresh: ReadonlySet<number>;
  changed: ReadonlyMap<number, ChangeKind>;
}

const HEARD = {
  removed: REMOVAL_MESSAGES.heard,
  fired: STAFF_COURSE_MESSAGES.heard,
} as const satisfies Record<ChangeKind, unknown>;

/**
 * Announces new, changed and cancelled orders to screen readers. The live regions must exist before the first
 * one arrives.
 */
export function ArrivalNotice({ orders, fresh, changed, struck }: ArrivalNoticeProps) {
  const [latest, setLatest] = useState(0);
  const newest = Math.max(latest, ...fresh);
  if (newest > latest) setLatest(newest);
  const order = fresh.has(newest) && orders?.find(({ orderId }) => orderId === newest);
  const heard = orders?.flatMap(({ orderId, tableName }) => {
    const kind = changed.get(orderId);
    return kind ? HEARD[kind](orderId, tableLabel(tableName)) : [];
  });
  return (
    <VisuallyHidden>
      <span role="status">
        {order && BOARD_MESSAGES.fresh.arrived(order.orderId, order.tableName)}
      </span>
      <span role="status">{heard?.join(' ')}</span>
      <span role="alert">{struck.map(BOARD_MESSAGES.struck.cancelled).join(' ')}</span>
    </VisuallyHidden>
  );
}
