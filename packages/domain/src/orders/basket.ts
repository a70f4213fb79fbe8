import { ORDER_LIMITS } from './order-limits.ts';
import type { ProductFacts } from '../menu/product-facts.ts';
import type { PricedLine } from '../money/pricing.ts';

/**
 * The diner's basket: a list of lines, one per product and choice of options. Every function returns a
 * new list. Adding a product that is already there raises its quantity; decreasing a quantity of one
 * removes the line.
 */
export interface BasketLine extends PricedLine {
  /**
   * The version of the product that the choice was made from; undefined in baskets stored before
   * products had versions.
   */
  shownVersion?: number | undefined;
  /**
   * What the diner read about it, until they agree to a change; undefined in baskets stored before
   * lines kept it.
   */
  read?: ProductFacts | undefined;
}
export type Basket = readonly BasketLine[];

export type ProductForBasket = Omit<BasketLine, 'quantity' | 'note'>;

/** Identifies a line by its product and options: '101' and '101+3+7' are two lines. */
export function lineKey(productId: number, optionIds: readonly number[] = []): string {
  return [productId, ...optionIds.toSorted((one, other) => one - other)].join('+');
}

export function keyOfLine(line: Pick<BasketLine, 'productId' | 'options'>): string {
  return lineKey(
    line.productId,
    line.options.map(({ optionId }) => optionId),
  );
}

/** A quantity, with the note for the kitchen that applies to it. */
export interface Portion {
  quantity: number;
  note: string;
}

const ONE: Portion = { quantity: 1, note: '' };

export function addProduct(
  basket: Basket,
  product: ProductForBasket,
  portion: Portion = ONE,
): Basket {
  const key = keyOfLine(product);
  const present = basket.some((line) => keyOfLine(line) === key);
  if (!present) {
    if (basket.length >= ORDER_LIMITS.lines) return basket;
    return [...basket, { ...product, ...portion }];
  }
  return basket.map((line) => (keyOfLine(line) === key ? withMore(line, product, portion) : line));
}

function withMore(line: BasketLine, product: ProductForBasket, portion: Portion): BasketLine {
  return {
    ...line,
    ...product,
    // One more of it is no agreement to what has changed since the first.
    read: line.read ?? product.read,
    quantity: Math.min(line.quantity + portion.quantity, ORDER_LIMITS.quantity),
    note: joinNotes(line, portion),
  };
}

const COUNTED = /^\d+ × /;

/**
 * Joins the notes of two portions on one line. Different notes are counted ("2 × sin sal; 1 × muy
 * hecho"), so that one person's request is not applied to every portion. A portion added without a
 * note takes on the existing one.
 */
export function joinNotes(present: Portion, added: Portion): string {
  if (added.note === '' || added.note === present.note) return present.note;
  const counted = ({ quantity, note }: Portion) =>
    COUNTED.test(note) ? note : `${quantity} × ${note}`;
  return [present, added]
    .filter(({ note }) => note !== '')
    .map(counted)
    .join('; ');
}

/**
 * Replaces a line with a changed one. If another line already has the same product and options, the
 * two are merged.
 */
export function changeLine(basket: Basket, key: string, changed: BasketLine): Basket {
  const position = basket.findIndex((line) => keyOfLine(line) === key);
  if (position < 0) return basket;
  const changedKey = keyOfLine(changed);
  const twin = changedKey === key ? undefined : findLine(basket, changedKey);
  const line = twin ? withMore(twin, changed, changed) : changed;
  return basket.flatMap((other, index) => {
    if (index === position) return [line];
    return other === twin ? [] : [other];
  });
}

export function findLine(basket: Basket, key: string): BasketLine | undefined {
  return basket.find((line) => keyOfLine(line) === key);
}

export function takeOneAway(basket: Basket, key: string): Basket {
  return basket.flatMap((line) => {
    if (keyOfLine(line) !== key) return [line];
    return line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : [];
  });
}

export function removeProduct(basket: Basket, key: string): Basket {
  return basket.filter((line) => keyOfLine(line) !== key);
}

/** Undoes a removal: puts the line back as it was, at its old position. */
export function restoreLine(basket: Basket, line: BasketLine, position: number): Basket {
  const others = removeProduct(basket, keyOfLine(line));
  return [...others.slice(0, position), line, ...others.slice(position)];
}

export function noteProduct(basket: Basket, key: string, note: string): Basket {
  return basket.map((line) => (keyOfLine(line) === key ? { ...line, note } : line));
}

export function countItems(basket: Basket): number {
  return basket.reduce((sum, line) => sum + line.quantity, 0);
}
