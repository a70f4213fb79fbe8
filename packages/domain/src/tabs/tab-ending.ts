import { businessDay } from '../time/business-day.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { Cents } from '../money/money.ts';

export interface TabAtRest {
  openedAt: string;
  /** When a phone of it was last seen; null without one. */
  lastSeenAt: string | null;
  /** Whether something waits for the scale, or for its table to accept the weight. */
  isWeighing: boolean;
  /** Of the orders that count. */
  orders: readonly { status: OrderStatus; statusChangedAt: string }[];
  dueCents: Cents;
  /** When the last payment was made; null without one. */
  lastPaidAt: string | null;
}

const PAID_REST_MS = 15 * 60_000;
const EMPTY_REST_MS = 15 * 60_000;
const UNTENDED_REST_MS = 60 * 60_000;
/** The figures of a day look no further back than a week for what a tab owed when it was closed. */
const FORGOTTEN_MS = 5 * 24 * 60 * 60_000;

/**
 * Whether a tab that nobody closes is over: a quarter of an hour after the party was served, had
 * paid and was last seen, or after the last phone was seen at a table that ordered nothing. Where
 * nobody uses the room, an hour after everything was served and the last phone seen; once its business
 * day is over, an hour after the last that happened, served or not: so no tab ends under those who are up
 * at five in the morning. Where the room is used, one that was forgotten for days. What is due then is not
 * told how it was paid. What waits to be weighed keeps its tab open.
 */
export function endsByItself(tab: TabAtRest, usesRoom: boolean, nowMs: number): boolean {
  const { orders, dueCents, lastSeenAt } = tab;
  // Cancelled within the hour, if nobody answers.
  if (tab.isWeighing) return false;
  const rest = nowMs - lastWordMs(tab);
  // People whom a waiter has seated may read the menu on paper for as long as they like.
  const isEmpty = orders.length === 0 && lastSeenAt !== null;
  if (isEmpty) return rest >= EMPTY_REST_MS;
  const isServed = orders.length > 0 && orders.every(({ status }) => status === 'closed');
  if (isServed && dueCents === 0) return rest >= PAID_REST_MS;
  const isForgotten = nowMs - Date.parse(tab.openedAt) >= FORGOTTEN_MS;
  if (usesRoom && orders.length > 0 && !isForgotten) return false;
  const isYesterdays = businessDay(new Date(tab.openedAt)) < businessDay(new Date(nowMs));
  return (isServed || isYesterdays) && rest >= UNTENDED_REST_MS;
}

/** The last thing that anybody did about a tab. */
function lastWordMs({ openedAt, lastSeenAt, lastPaidAt, orders }: TabAtRest): number {
  const known = [
    openedAt,
    lastSeenAt,
    lastPaidAt,
    ...orders.map(({ statusChangedAt }) => statusChangedAt),
  ];
  return Math.max(...known.flatMap((at) => (at === null ? [] : [Date.parse(at)])));
}
