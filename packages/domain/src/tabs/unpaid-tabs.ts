import type { Cents } from '../money/money.ts';
import { isWithin, type Span } from '../time/span.ts';
import { CLOSE_REASONS, type CloseReason } from './tab.ts';

/**
 * A closed tab, as far as it says what was due then. An order that was paid when it was placed owes
 * nothing. Instants are ISO 8601.
 */
export interface ClosedTab {
  closedAt: string;
  /** Null where nobody said one: it ended by itself, or nothing was due. */
  reason: CloseReason | null;
  orders: readonly {
    /** As it was ordered. */
    grossCents: Cents;
    cancelledAt: string | null;
    removals: readonly { at: string; cents: Cents }[];
  }[];
  /** What payments paid of it, from one instant until another, if it was given back. */
  paid: readonly { at: string; cents: Cents; releasedAt: string | null }[];
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

const REASONS = [...CLOSE_REASONS, null] as const;

/**
 * The tabs that closed in a span with something due, by reason, as they stood when it ended: what is
 * taken off a tab on a later day is a correction of that day.
 */
export function unpaidTabs(closed: readonly ClosedTab[], span: Span): UnpaidTabs[] {
  const isIn = isWithin(span);
  const unpaid = closed
    .filter(({ closedAt }) => isIn(closedAt))
    .map((tab) => ({ reason: tab.reason, tabs: 1, dueCents: dueOf(tab, span) }))
    .filter(({ dueCents }) => dueCents > 0);
  return addUnpaidTabs([unpaid]);
}

export function addUnpaidTabs(days: readonly (readonly UnpaidTabs[])[]): UnpaidTabs[] {
  return REASONS.map((reason) => {
    const found = days.flat().filter((one) => one.reason === reason);
    return {
      reason,
      tabs: found.reduce((sum, { tabs }) => sum + tabs, 0),
      dueCents: found.reduce((sum, { dueCents }) => sum + dueCents, 0),
    };
  }).filter(({ tabs }) => tabs > 0);
}

function dueOf({ orders, paid }: ClosedTab, { until }: Span): Cents {
  const isOver = (at: string | null) => at !== null && Date.parse(at) < until.getTime();
  const sum = (all: readonly { cents: Cents }[]) =>
    all.reduce((total, { cents }) => total + cents, 0);
  const ordered = orders
    .filter(({ cancelledAt }) => !isOver(cancelledAt))
    .map(({ grossCents, removals }) => ({
      cents: grossCents - sum(removals.filter(({ at }) => isOver(at))),
    }));
  return sum(ordered) - sum(paid.filter(({ at, releasedAt }) => isOver(at) && !isOver(releasedAt)));
}
