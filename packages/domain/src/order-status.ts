import type { PaymentStatus } from './payment-status.ts';

/**
 * The steps of an order, as one table. The server enforces it and the board draws its buttons from it. The
 * wire's words (READY for "en curso") stay in the contract.
 */
export const ORDER_STATUSES = ['received', 'preparing', 'ready', 'closed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The steps of an order that is not cancelled, from the first to the last. */
export const ORDER_WAY = [
  'received',
  'preparing',
  'ready',
  'closed',
] as const satisfies readonly OrderStatus[];
export type OrderStep = (typeof ORDER_WAY)[number];

const NEXT = {
  received: 'preparing',
  preparing: 'ready',
  ready: 'closed',
  closed: null,
  // Final: the diner has been told.
  cancelled: null,
} as const satisfies Record<OrderStatus, OrderStep | null>;

/** For how long a step can be undone. */
export const UNDO_WINDOW_MS = 15_000;

export function nextStatus(status: OrderStatus): OrderStep | null {
  return NEXT[status];
}

export function previousStatus(status: OrderStatus): OrderStep | null {
  return ORDER_WAY.find((candidate) => NEXT[candidate] === status) ?? null;
}

/** Whether somebody still has to do something about it: the board shows these. */
export function isOpen(status: OrderStatus): boolean {
  return NEXT[status] !== null;
}

/** Cancelling a paid order refunds it, which takes somebody who may refund. */
export function canCancel(
  status: OrderStatus,
  payment: PaymentStatus,
  mayRefund: boolean,
): boolean {
  return isOpen(status) && (payment !== 'paid' || mayRefund);
}

/**
 * Whether putting an order back a step needs a reason for the others to read. An order is mostly closed by a
 * slip of the finger, so bringing it back needs none.
 */
export function needsReasonToReturn(status: OrderStatus): boolean {
  return status !== 'closed';
}

/** As much as fits on a slip and on the diner's phone. */
export const REASON_LENGTH = 140;
