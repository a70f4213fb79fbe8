/**
 * The way of an order through the house, as one table (spec §4). The server enforces it and the
 * board draws its buttons from it. Wire words (READY for "en curso") stay in the contract.
 */
export const ORDER_STATUSES = ['received', 'preparing', 'ready', 'closed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const NEXT = {
  received: 'preparing',
  preparing: 'ready',
  ready: 'closed',
  closed: null,
} as const satisfies Record<OrderStatus, OrderStatus | null>;

/** How long a wrong tap can be taken back. */
export const UNDO_WINDOW_MS = 15_000;

export function nextStatus(status: OrderStatus): OrderStatus | null {
  return NEXT[status];
}

export function previousStatus(status: OrderStatus): OrderStatus | null {
  return ORDER_STATUSES.find((candidate) => NEXT[candidate] === status) ?? null;
}

export function canAdvance(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from] === to;
}

/** A step can be taken back for a few seconds, and only the last one. */
export function canUndo(status: OrderStatus, elapsedMs: number): boolean {
  return previousStatus(status) !== null && elapsedMs <= UNDO_WINDOW_MS;
}
