import type { OrderStatus } from './order-status.ts';

export type WaitingAge = 'fresh' | 'waiting' | 'late';

/** After how many minutes an order is shown as waiting, and as late; each restaurant sets its own. */
export interface WaitingLimits {
  waitingAfterMinutes: number;
  lateAfterMinutes: number;
}

export const DEFAULT_WAITING_LIMITS: WaitingLimits = {
  waitingAfterMinutes: 10,
  lateAfterMinutes: 20,
};
export const LONGEST_WAITING_LIMIT = 240;

/** The error message for a pair of limits, or null. */
export function waitingLimitsRule(limits: WaitingLimits): string | null {
  return limits.lateAfterMinutes > limits.waitingAfterMinutes
    ? null
    : 'El segundo aviso tiene que llegar después del primero';
}

/** Whole minutes since the order was placed; never negative, even if clocks differ. */
export function waitedMinutes(placedAtMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - placedAtMs) / 60_000));
}

/**
 * How urgent an order looks on the board. A ready order waits for the waiter, not for the kitchen.
 */
export function waitingAge(
  status: OrderStatus,
  minutes: number,
  { waitingAfterMinutes, lateAfterMinutes }: WaitingLimits = DEFAULT_WAITING_LIMITS,
): WaitingAge {
  const isWithKitchen = status === 'received' || status === 'preparing';
  if (!isWithKitchen || minutes < waitingAfterMinutes) return 'fresh';
  return minutes < lateAfterMinutes ? 'waiting' : 'late';
}
