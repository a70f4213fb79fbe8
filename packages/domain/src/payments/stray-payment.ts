import type { Cents } from '../money/money.ts';
import { goneCents, returnedCents, type AskedRefund } from '../money/refunds.ts';

/**
 * A payment that its order does not count: it arrived after the order had stopped waiting for it,
 * or it is unknown whether it arrived. While there is one, no screen may say that nothing was
 * charged.
 */
export const STRAY_STATES = [
  /** The order is over, and its payment may still arrive; it is then returned automatically. */
  'awaited',
  'returning',
  'returned',
  /** It arrived, and the provider refused to return it: a person has to act. */
  'stuck',
  /**
   * The restaurant has disconnected from the provider: only the restaurant can look up there
   * whether it was paid.
   */
  'unseen',
] as const;
export type StrayState = (typeof STRAY_STATES)[number];

export interface StrayPayment {
  state: StrayState;
  amountCents: Cents;
}

/** A stray payment, with the refunds requested for it. */
export interface StrayRow {
  state: 'awaited' | 'late' | 'unseen';
  amountCents: Cents;
  refunds: readonly AskedRefund[];
}

/** Worst first: of several, the one that needs a person's attention is reported. */
const WORST_FIRST: readonly StrayState[] = ['stuck', 'unseen', 'returning', 'awaited', 'returned'];

/** Summarises an order's stray payments: the worst state and its total amount; null without any. */
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
