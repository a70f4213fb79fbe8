import type { Cents } from './money.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { orderedUnits, placedCents, unitsOfLine, type LineUnits } from '../orders/removals.ts';

/**
 * Refunds: of everything, of some lines or of an amount, never more than what was charged and not
 * yet refunded. Refunds that were requested and are still in progress count as refunded.
 */
type Charged = Pick<Order, 'totalCents' | 'tipCents' | 'refundedCents' | 'payment'> & {
  lines: readonly Pick<OrderLine, 'removed' | 'unitGrossCents'>[];
};

/** What the diner paid online, tip included; 0 without an online payment. */
export function chargedCents(order: Omit<Charged, 'refundedCents'>): Cents {
  return order.payment === 'paid' ? placedCents(order) + order.tipCents : 0;
}

/** The tip actually charged: until the order is paid, a tip is only intended. */
export function chargedTipCents({ payment, tipCents }: Pick<Order, 'payment' | 'tipCents'>): Cents {
  return payment === 'paid' ? tipCents : 0;
}

export function refundableCents(order: Charged): Cents {
  return Math.max(0, chargedCents(order) - order.refundedCents);
}

export const REFUND_STATES = ['none', 'partial', 'whole'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Of an order that its tab pays, as the tab says. */
export function refundState(order: Charged): RefundState {
  const { payment, refundedCents, totalCents } = order;
  if (refundedCents === 0 || payment === 'pending') return 'none';
  const isWhole = payment === 'paid' ? refundableCents(order) === 0 : refundedCents >= totalCents;
  return isWhole ? 'whole' : 'partial';
}

export type RefundedLine = LineUnits;

/** How many units of each line, by index in the order, have not been refunded. */
export function unitsLeft(
  lines: readonly Pick<OrderLine, 'quantity' | 'removed'>[],
  gone: readonly LineUnits[],
): number[] {
  return lines.map((line, index) => orderedUnits(line) - unitsOfLine(gone, index));
}

/**
 * The cost of the units to refund; null when any of them does not exist or has already been
 * refunded.
 */
export function refundOfLines(
  lines: readonly Pick<OrderLine, 'quantity' | 'removed' | 'unitGrossCents'>[],
  wanted: readonly LineUnits[],
  gone: readonly LineUnits[],
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

/** Of units that are taken off a paid order, those that have not been refunded before. */
export function removedToRefund(
  lines: readonly Pick<OrderLine, 'quantity' | 'removed'>[],
  taken: readonly LineUnits[],
  gone: readonly LineUnits[],
): LineUnits[] {
  const left = unitsLeft(lines, gone);
  return taken
    .map(({ lineNumber, quantity }) => ({
      lineNumber,
      quantity: Math.min(quantity, left[lineNumber - 1] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}
