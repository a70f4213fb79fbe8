import type { OrderStatus } from './order-status.ts';

export type WaitingAge = 'fresh' | 'waiting' | 'late';

const WAITING_AFTER_MINUTES = 8;
const LATE_AFTER_MINUTES = 15;

/** Whole minutes since the order was placed; never negative, whatever two clocks say. */
export function waitedMinutes(placedAtMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - placedAtMs) / 60_000));
}

/** How urgent an order looks on the board. What is ready waits for the waiter, not for the kitchen. */
export function waitingAge(status: OrderStatus, minutes: number): WaitingAge {
  if (status === 'ready' || status === 'closed' || minutes < WAITING_AFTER_MINUTES) return 'fresh';
  return minutes < LATE_AFTER_MINUTES ? 'waiting' : 'late';
}
