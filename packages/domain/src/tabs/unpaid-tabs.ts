import type { Cents } from '../money/money.ts';
import { isWithin, type Span } from '../time/span.ts';
import { CLOSE_REASONS, type CloseReason } from './tab.ts';

/**
 * A tab, as far as it says what is due of it. An order that was paid when it was placed owes nothing.
 * Instants are ISO 8601.
 */
export interface TabAccount {
  /** Null while it is open. */
  closedAt: string | null;
  /** Null where nobody said one: it ended by itself, or nothing was due. */
  reason: CloseReason | null;
  /** In the order in which they were placed. */
  orders: readonly {
    orderId: number;
    /** As it was ordered. */
    grossCents: Cents;
    cancelledAt: string | null;
    removals: readonly { at: string; cents: Cents }[];
  }[];
  /** What payments paid of an order or on account, from one instant until another, if it was given back. */
  paid: readonly { orderId: number | null; at: string; cents: Cents; releasedAt: string | null }[];
}

/** Tabs that were closed for one reason with something due. */
export interface UnpaidTabs {
  reason: CloseReason | null;
  tabs: number;
  dueCents: Cents;
}

/** How they are named, in the order of a report. */
export const UNPAID_WORDS = [
  { reason: 'invitation', words: 'Invitación' },
  { reason: 'error', words: 'Error' },
  { reason: 'walkout', words: 'Se fueron sin pagar' },
  { reason: 'other', words: 'Otro motivo' },
  { reason: null, words: 'Sin indicar' },
] as const satisfies readonly { reason: CloseReason | null; words: string }[];

export function unpaidLabel(reason: CloseReason): string {
  return UNPAID_WORDS.find((one) => one.reason === reason)?.words ?? '';
}

const REASONS = [...CLOSE_REASONS, null] as const;

/**
 * The tabs that closed in a span with something due, by reason, as they stood when it ended: what is
 * taken off a tab on a later day is a correction of that day.
 */
export function unpaidTabs(tabs: readonly TabAccount[], span: Span): UnpaidTabs[] {
  const isIn = isWithin(span);
  const unpaid = tabs
    .filter(({ closedAt }) => closedAt !== null && isIn(closedAt))
    .map((tab) => ({ reason: tab.reason, tabs: 1, dueCents: sum(dueAtEnd(tab, span)) }))
    .filter(({ dueCents }) => dueCents > 0);
  return addUnpaidTabs([unpaid]);
}

export function addUnpaidTabs(days: readonly (readonly UnpaidTabs[])[]): UnpaidTabs[] {
  return REASONS.map((reason) => {
    const found = days.flat().filter((one) => one.reason === reason);
    return {
      reason,
      tabs: sum(found.map(({ tabs }) => tabs)),
      dueCents: sum(found.map(({ dueCents }) => dueCents)),
    };
  }).filter(({ tabs }) => tabs > 0);
}

/** What is left to pay of each order when a span ends; nothing of a tab that is closed. */
export function dueOfOrders(tabs: readonly TabAccount[], span: Span): Map<number, Cents> {
  return new Map(
    tabs.flatMap((tab) => {
      const due = dueAtEnd(tab, span);
      const isClosed = isOver(tab.closedAt, span);
      return tab.orders.map(({ orderId }, index) => [orderId, isClosed ? 0 : (due[index] ?? 0)]);
    }),
  );
}

/** By order. Money on account counts for the first of them. */
function dueAtEnd({ orders, paid }: TabAccount, span: Span): Cents[] {
  const standing = paid.filter((one) => isOver(one.at, span) && !isOver(one.releasedAt, span));
  const paidOf = (orderId: number | null) =>
    sum(standing.filter((one) => one.orderId === orderId).map(({ cents }) => cents));
  let onAccountCents = paidOf(null);
  return orders.map(({ orderId, grossCents, cancelledAt, removals }) => {
    if (isOver(cancelledAt, span)) return 0;
    const gone = removals.filter(({ at }) => isOver(at, span)).map(({ cents }) => cents);
    const left = grossCents - sum(gone) - paidOf(orderId);
    const ofAccount = Math.min(Math.max(0, left), onAccountCents);
    onAccountCents -= ofAccount;
    return left - ofAccount;
  });
}

function isOver(at: string | null, { until }: Span): boolean {
  return at !== null && Date.parse(at) < until.getTime();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
