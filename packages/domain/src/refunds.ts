import type { Cents } from './money.ts';
import type { Order, OrderLine } from './order.ts';

/**
 * Money that goes back. Whole, by lines or an amount, always up to what was charged and is not back yet;
 * what was asked for and is still on its way counts as gone.
 */
type Charged = Pick<Order, 'totalCents' | 'tipCents' | 'refundedCents' | 'payment'>;

/** What the diner paid online, the tip included; 0 where nothing was. */
export function chargedCents({ payment, totalCents, tipCents }: Charged): Cents {
  return payment === 'paid' ? totalCents + tipCents : 0;
}

/** A tip that was given: while nothing was paid, it was only meant. */
export function chargedTipCents({ payment, tipCents }: Pick<Order, 'payment' | 'tipCents'>): Cents {
  return payment === 'paid' ? tipCents : 0;
}

export function refundableCents(order: Charged): Cents {
  return Math.max(0, chargedCents(order) - order.refundedCents);
}

export const REFUND_STATES = ['none', 'partial', 'whole'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export function refundState(order: Charged): RefundState {
  if (order.refundedCents === 0 || order.payment !== 'paid') return 'none';
  return refundableCents(order) === 0 ? 'whole' : 'partial';
}

/** One giving back of a payment: 'asked' until the provider has said what became of it. */
export interface AskedRefund {
  amountCents: Cents;
  state: 'asked' | 'done' | 'failed';
}

/** What has gone back, or is on its way. */
export function countsAsGone({ state }: AskedRefund): boolean {
  return state !== 'failed';
}

export function goneCents(refunds: readonly AskedRefund[]): Cents {
  return sumCents(refunds.filter(countsAsGone));
}

/** The provider has said that it is back. */
export function isBack({ state }: AskedRefund): boolean {
  return state === 'done';
}

export function returnedCents(refunds: readonly AskedRefund[]): Cents {
  return sumCents(refunds.filter(isBack));
}

function sumCents(refunds: readonly AskedRefund[]): Cents {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** A line of an order by its number, from 1, and how many of its units. */
export interface RefundedLine {
  lineNumber: number;
  quantity: number;
}

/** How many units of each line, by its place in the order, have not gone back yet. */
export function unitsLeft(
  lines: readonly Pick<OrderLine, 'quantity'>[],
  gone: readonly RefundedLine[],
): number[] {
  return lines.map(({ quantity }, index) =>
    gone
      .filter(({ lineNumber }) => lineNumber === index + 1)
      .reduce((left, line) => left - line.quantity, quantity),
  );
}

/** What the units cost that are to go back; null when one is not, or no longer, there to give back. */
export function refundOfLines(
  lines: readonly Pick<OrderLine, 'quantity' | 'unitGrossCents'>[],
  wanted: readonly RefundedLine[],
  gone: readonly RefundedLine[],
): Cents | null {
  const left = unitsLeft(lines, [...gone, ...wanted]);
  const isThere = wanted.every(
    ({ lineNumber, quantity }) => quantity > 0 && lines[lineNumber - 1] !== undefined,
  );
  if (!isThere || wanted.length === 0 || left.some((units) => units < 0)) return null;
  return wanted.reduce(
    (sum, { lineNumber, quantity }) =>
      sum + quantity * (lines[lineNumber - 1]?.unitGrossCents ?? 0),
    0,
  );
}
