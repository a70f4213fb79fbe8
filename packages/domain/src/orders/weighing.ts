import { amountFault } from '../menu/sold-by-rules.ts';
import type { Cents } from '../money/money.ts';
import { chosenGrossCents } from '../money/pricing.ts';
import type { Order, OrderLine } from './order.ts';

/*
 * What is sold by weight is an order of its own, of one line, which waits as one that is paid first does:
 * no kitchen makes it and no tab counts it until somebody of the staff has weighed it, and its table has
 * accepted weight and price.
 */

/** Whether it still has to be weighed, or what was weighed is to be accepted. */
export type Weighing = 'asked' | 'weighed';

type WeighedOrder = Pick<Order, 'status' | 'payment'> & {
  lines: readonly Pick<OrderLine, 'grams' | 'isWeighed'>[];
};

/** Null of an order that waits for no scale: of anything else, accepted, or cancelled. */
export function weighingOf({ status, payment, lines }: WeighedOrder): Weighing | null {
  if (status !== 'received' || payment !== 'pending') return null;
  const line = lines.find(({ grams }) => grams !== undefined);
  if (!line) return null;
  return line.isWeighed ? 'weighed' : 'asked';
}

/** Whether lines are for the scale, which takes one at a time. */
export function isForTheScale(lines: readonly Pick<OrderLine, 'grams'>[]): boolean {
  return lines.some(({ grams }) => grams !== undefined);
}

/** Whether any phone of its table may decline it: what a waiter has ordered by weight is nobody's own. */
export function isTablesToDecline({
  origin,
  lines,
}: Pick<Order, 'origin'> & { lines: readonly Pick<OrderLine, 'grams'>[] }): boolean {
  return origin === 'staff' && isForTheScale(lines);
}

/** Why lines cannot be one order; null if they can. */
export function scaleFault(lines: readonly Pick<OrderLine, 'grams' | 'quantity'>[]): string | null {
  if (!isForTheScale(lines)) return null;
  if (lines.length > 1) return 'Lo que se vende por peso se pide solo';
  return lines[0]?.quantity === 1 ? null : 'Lo que se vende por peso se pide de una vez';
}

/** Why a weight cannot be noted, whatever was asked for; null if it can. */
export function weightFault(grams: number): string | null {
  if (grams < 1) return 'Escribe cuántos gramos pesa';
  return amountFault({ unit: 'kilo', least: 1, step: 1 }, grams);
}

/** The line as it was weighed, with its price. */
export function weighLine<Line extends OrderLine>(
  line: Line,
  grams: number,
): Line & { grams: number; isWeighed: true; unitGrossCents: Cents } {
  return { ...line, grams, isWeighed: true, unitGrossCents: chosenGrossCents({ ...line, grams }) };
}

/** Reads a weight as it is typed beside a scale: '320', '320 g', '1,25 kg'; null for anything else. */
export function gramsFromTyped(typed: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,3}))?\s*(k?g)?$/i.exec(typed.trim());
  if (!match) return null;
  const [, whole = '', decimals, unit = 'g'] = match;
  const isKilos = unit.toLowerCase() === 'kg';
  if (!isKilos) return decimals === undefined ? Number(whole) : null;
  return Number(whole) * 1_000 + Number((decimals ?? '').padEnd(3, '0'));
}
