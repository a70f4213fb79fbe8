import type { Cents } from '../money/money.ts';
import { goneCents, returnedCents, type AskedRefund } from './payment-refunds.ts';
import { type PaymentWithRefunds, unreturned } from './owed-refund.ts';
import type { PaymentStatus } from './payment-status.ts';

/**
 * Money that is where it should not be: a payment that its order does not count, because it arrived
 * after the order had stopped waiting for it, or may have arrived; and what is missing of a refund
 * that failed. While there is some, no screen may say that nothing was charged, or that all is back.
 */
export const STRAY_STATES = [
  /** The order is over, and its payment may still arrive; it is then returned automatically. */
  'awaited',
  'returning',
  'returned',
  /** The provider refuses to return it: a person has to act. */
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

/** Whether money that should go back to the diner of a paid order has not, after a refusal. */
export function isUnreturned<One extends { payment: PaymentStatus; stray: StrayPayment | null }>(
  order: One,
): order is One & { stray: { state: 'returning' | 'stuck'; amountCents: Cents } } {
  const state = order.stray?.state;
  return order.payment === 'paid' && (state === 'returning' || state === 'stuck');
}

/** Whether a person has to return money that the provider refuses to. */
export function isStuck({ stray }: { stray: StrayPayment | null }): boolean {
  return stray?.state === 'stuck';
}

/** A payment with the refunds requested for it. */
export type StrayRow =
  | {
      state: 'awaited' | 'late' | 'unseen';
      amountCents: Cents;
      refunds: readonly AskedRefund[];
    }
  | ({ state: 'paid' } & PaymentWithRefunds);

/** Worst first: of several, the one that needs a person's attention is reported. */
const WORST_FIRST: readonly StrayState[] = ['stuck', 'unseen', 'returning', 'awaited', 'returned'];

/** Summarises an order's stray payments: the worst state and its total amount; null without any. */
export function strayPayment(rows: readonly StrayRow[]): StrayPayment | null {
  const strays = rows.flatMap((row) => strayOf(row) ?? []);
  const state = WORST_FIRST.find((one) => strays.some((stray) => stray.state === one));
  if (state === undefined) return null;
  const amountCents = strays
    .filter((stray) => stray.state === state)
    .reduce((sum, stray) => sum + stray.amountCents, 0);
  return { state, amountCents };
}

function strayOf(row: StrayRow): StrayPayment | null {
  if (row.state === 'paid') return unreturned(row);
  const { state, amountCents, refunds } = row;
  if (state !== 'late') return { state, amountCents };
  if (returnedCents(refunds) >= amountCents) return { state: 'returned', amountCents };
  const isGone = goneCents(refunds) >= amountCents;
  return { state: isGone ? 'returning' : 'stuck', amountCents };
}
