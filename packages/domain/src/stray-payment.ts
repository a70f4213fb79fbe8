import type { Cents } from './money.ts';
import { goneCents, returnedCents, type AskedRefund } from './refunds.ts';

/**
 * Money for an order that the order does not count: it came when nobody waited for it any more, or
 * nobody can say whether it came. As long as there is one, no screen may say that nothing was charged.
 */
export const STRAY_STATES = [
  /** The order is over, and its payment may still come: then it goes back by itself. */
  'awaited',
  'returning',
  'returned',
  /** It came, and the provider does not give it back: a person has to see to it. */
  'stuck',
  /** The restaurant has left the provider: it alone can see there whether this was paid. */
  'unseen',
] as const;
export type StrayState = (typeof STRAY_STATES)[number];

export interface StrayPayment {
  state: StrayState;
  amountCents: Cents;
}

/** A payment beside its order, with what has been asked to go back of it. */
export interface StrayRow {
  state: 'awaited' | 'late' | 'unseen';
  amountCents: Cents;
  refunds: readonly AskedRefund[];
}

/** The worst first: of several, the one that somebody has to see to is told. */
const WORST_FIRST: readonly StrayState[] = ['stuck', 'unseen', 'returning', 'awaited', 'returned'];

/** What to tell of an order's stray payments, together in their amount; null where there is none. */
export function strayPayment(rows: readonly StrayRow[]): StrayPayment | null {
  const states = rows.map(stateOf);
  const state = WORST_FIRST.find((one) => states.includes(one));
  if (state === undefined) return null;
  const amountCents = rows
    .filter((_, index) => states[index] === state)
    .reduce((sum, row) => sum + row.amountCents, 0);
  return { state, amountCents };
}

function stateOf({ state, amountCents, refunds }: StrayRow): StrayState {
  if (state !== 'late') return state;
  if (returnedCents(refunds) >= amountCents) return 'returned';
  return goneCents(refunds) >= amountCents ? 'returning' : 'stuck';
}
