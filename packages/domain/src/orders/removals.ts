import type { Cents } from '../money/money.ts';
import { goesToKitchen, type PaymentStatus } from '../payments/payment-status.ts';
import { isCharged, type Order, type OrderLine } from './order.ts';
import { isOpen, type OrderStatus } from './order-status.ts';

/*
 * Units that are taken off an order after it was sent. A line's quantity is what is left of it, so that
 * whatever adds up lines is right; what was taken off stands beside it.
 */

/** Units of a line by its number, from 1. */
export interface LineUnits {
  lineNumber: number;
  quantity: number;
}

/** Units that were taken off together. */
export interface Removal {
  /** ISO 8601. */
  at: string;
  /** Empty where it was all that was left, and its order was cancelled. */
  lines: readonly LineUnits[];
}

type Counted = Pick<OrderLine, 'quantity' | 'removed'>;
type Priced = Pick<OrderLine, 'removed' | 'unitGrossCents'>;

/** How many units were ordered. */
export function orderedUnits({ quantity, removed }: Counted): number {
  return quantity + removed;
}

/** Of a list of units, those of the line at an index in the order. */
export function unitsOfLine(units: readonly LineUnits[], index: number): number {
  return units
    .filter(({ lineNumber }) => lineNumber === index + 1)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export function removedCents(lines: readonly Priced[]): Cents {
  return lines.reduce((sum, { removed, unitGrossCents }) => sum + removed * unitGrossCents, 0);
}

/** What an order had cost before anything was taken off. */
export function placedCents(order: { totalCents: Cents; lines: readonly Priced[] }): Cents {
  return order.totalCents + removedCents(order.lines);
}

/**
 * Whether units may be taken off: of what the kitchen has, and, as long as nobody has settled up, of
 * what was served. Of what was paid online they give money back, which requires permission to refund.
 */
export function canRemove(
  { status, payment }: { status: OrderStatus; payment: PaymentStatus },
  isTabOpen: boolean,
  mayRefund: boolean,
): boolean {
  if (!goesToKitchen(payment) || (payment === 'paid' && !mayRefund)) return false;
  return isOpen(status) || (status === 'closed' && isTabOpen);
}

/** These units with those of the products of the set menus among them, which go with their menus. */
export function withPartUnits(
  lines: readonly Pick<OrderLine, 'menuLine'>[],
  units: readonly LineUnits[],
): LineUnits[] {
  const ofParts = lines.flatMap(({ menuLine }, index) => {
    const quantity = menuLine === undefined ? 0 : unitsOfLine(units, menuLine - 1);
    return quantity === 0 ? [] : { lineNumber: index + 1, quantity };
  });
  return [...units, ...ofParts];
}

/**
 * Whether these units can be taken off, or why not; each line is named at most once. A product of a set menu
 * goes with its menu alone.
 */
export function removalFault(
  lines: readonly (Counted & Pick<OrderLine, 'menuLine'>)[],
  wanted: readonly LineUnits[],
): 'no-line' | 'twice' | 'too-many' | null {
  const isLine = ({ lineNumber }: LineUnits) => {
    const line = lines[lineNumber - 1];
    return line !== undefined && isCharged(line);
  };
  if (!wanted.every(isLine)) return 'no-line';
  if (new Set(wanted.map(({ lineNumber }) => lineNumber)).size < wanted.length) return 'twice';
  const isLeft = wanted.every(
    ({ lineNumber, quantity }) => quantity <= (lines[lineNumber - 1]?.quantity ?? 0),
  );
  return isLeft ? null : 'too-many';
}

/** Whether nothing of the order would be left. */
export function removesAll(
  lines: readonly (Counted & Pick<OrderLine, 'menuLine'>)[],
  wanted: readonly LineUnits[],
): boolean {
  return lines.every(
    (line, index) => !isCharged(line) || line.quantity <= unitsOfLine(wanted, index),
  );
}

/** An order as it was before these units were taken off. */
export function beforeRemoval(order: Order, units: readonly LineUnits[]): Order {
  if (units.length === 0) return order;
  const lines = order.lines.map((line, index) => {
    const back = Math.min(line.removed, unitsOfLine(units, index));
    return { ...line, quantity: line.quantity + back, removed: line.removed - back };
  });
  const backCents = removedCents(order.lines) - removedCents(lines);
  return { ...order, lines, totalCents: order.totalCents + backCents };
}
