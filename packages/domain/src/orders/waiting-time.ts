import { isOpen, type OrderStatus } from './order-status.ts';

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
/** At the pass, where a plate gets cold sooner than a table gets impatient. */
export const PASS_LIMITS: WaitingLimits = { waitingAfterMinutes: 3, lateAfterMinutes: 6 };
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
 * How urgent an order looks on the board, after so many minutes with the kitchen, or at the pass: what
 * is ready has a clock of its own.
 */
export function waitingAge(
  status: OrderStatus,
  minutes: number,
  limits: WaitingLimits = DEFAULT_WAITING_LIMITS,
): WaitingAge {
  if (!isOpen(status)) return 'fresh';
  const { waitingAfterMinutes, lateAfterMinutes } = status === 'ready' ? PASS_LIMITS : limits;
  if (minutes < waitingAfterMinutes) return 'fresh';
  return minutes < lateAfterMinutes ? 'waiting' : 'late';
}
