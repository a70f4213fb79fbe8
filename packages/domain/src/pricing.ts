import type { Product } from './menu.ts';
import { unitGrossCents, type Cents } from './money.ts';

export interface RequestedLine {
  productId: number;
  quantity: number;
  note: string;
  /** The unit price the diner was looking at; undefined when the caller does not say. */
  shownGrossCents?: Cents | undefined;
}

export interface PricedLine {
  productId: number;
  name: string;
  quantity: number;
  note: string;
  vatPercent: number;
  unitGrossCents: Cents;
}

export type LineChange =
  | { kind: 'same' }
  | { kind: 'gone' }
  | { kind: 'price'; shownGrossCents: Cents; nowGrossCents: Cents };

export type SellableProduct = Pick<
  Product,
  'productId' | 'name' | 'netMicros' | 'vatPercent' | 'isAvailable'
>;

/** What became of a line that a diner chose earlier, on the menu of now. */
export function compareWithMenu(
  product: SellableProduct | undefined,
  shownGrossCents: Cents | undefined,
): LineChange {
  if (!product?.isAvailable) return { kind: 'gone' };
  const nowGrossCents = unitGrossCents(product.netMicros, product.vatPercent);
  return shownGrossCents === undefined || shownGrossCents === nowGrossCents
    ? { kind: 'same' }
    : { kind: 'price', shownGrossCents, nowGrossCents };
}

export function priceLine(product: SellableProduct, line: RequestedLine): PricedLine {
  return {
    productId: product.productId,
    name: product.name,
    quantity: line.quantity,
    note: line.note,
    vatPercent: product.vatPercent,
    unitGrossCents: unitGrossCents(product.netMicros, product.vatPercent),
  };
}

type Countable = Pick<PricedLine, 'unitGrossCents' | 'quantity'>;

export function lineGrossCents(line: Countable): Cents {
  return line.unitGrossCents * line.quantity;
}

/** Total = sum of lines; nothing is rounded on the way. */
export function totalGrossCents(lines: readonly Countable[]): Cents {
  return lines.reduce((sum, line) => sum + lineGrossCents(line), 0);
}
