import type { PaymentStatus } from '../payments/payment-status.ts';

/**
 * The steps of an order, as one table. The server enforces it and the board derives its buttons
 * from it. The wire's names (READY for "en curso") stay in the contract.
 */
export const ORDER_STATUSES = ['received', 'preparing', 'ready', 'closed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The steps of an order that is not cancelled, first to last. */
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
  // Final: the diner has already been told.
  cancelled: null,
} as const satisfies Record<OrderStatus, OrderStep | null>;

/** How long a step can be undone. */
export const UNDO_WINDOW_MS = 15_000;

export function nextStatus(status: OrderStatus): OrderStep | null {
  return NEXT[status];
}

export function previousStatus(status: OrderStatus): OrderStep | null {
  return ORDER_WAY.find((candidate) => NEXT[candidate] === status) ?? null;
}

/** Whether somebody still has to act on the order; the board shows these. */
export function isOpen(status: OrderStatus): boolean {
  return NEXT[status] !== null;
}

/** Cancelling a paid order refunds it, which requires permission to refund. */
export function canCancel(
  status: OrderStatus,
  payment: PaymentStatus,
  mayRefund: boolean,
): boolean {
  return isOpen(status) && (payment !== 'paid' || mayRefund);
}

/**
 * Whether moving an order back a step requires a reason for the colleagues to read. Orders are
 * often closed by an accidental tap, so reopening one requires none.
 */
export function needsReasonToReturn(status: OrderStatus): boolean {
  return status !== 'closed';
}

/** Short enough for a slip and the diner's phone. */
export const REASON_LENGTH = 140;
