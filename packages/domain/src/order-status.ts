import type { PaymentStatus } from './payment-status.ts';

/**
 * The way of an order through the house, as one table. The server enforces it and the
 * board draws its buttons from it. Wire words (READY for "en curso") stay in the contract.
 */
export const ORDER_STATUSES = ['received', 'preparing', 'ready', 'closed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The way of an order for which all goes well, from the first step to the last. */
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
  // Off the way, and final: the diner has been told.
  cancelled: null,
} as const satisfies Record<OrderStatus, OrderStep | null>;

/** How long a wrong tap can be taken back. */
export const UNDO_WINDOW_MS = 15_000;

export function nextStatus(status: OrderStatus): OrderStep | null {
  return NEXT[status];
}

export function previousStatus(status: OrderStatus): OrderStep | null {
  return ORDER_WAY.find((candidate) => NEXT[candidate] === status) ?? null;
}

/** Whether somebody still has to do something about it: these stand on the board. */
export function isOpen(status: OrderStatus): boolean {
  return NEXT[status] !== null;
}

/** What was paid goes back with it; that takes somebody who may give money back. */
export function canCancel(
  status: OrderStatus,
  payment: PaymentStatus,
  mayRefund: boolean,
): boolean {
  return isOpen(status) && (payment !== 'paid' || mayRefund);
}

/**
 * Putting an order back long after the step needs a word to the others why; fetching one back that was
 * closed is mostly a slip of the finger, and may go without.
 */
export function needsReasonToReturn(status: OrderStatus): boolean {
  return status !== 'closed';
}

/** As much as fits on a slip and on the diner's phone. */
export const REASON_LENGTH = 140;
