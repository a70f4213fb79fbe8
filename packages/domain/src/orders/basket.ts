import { ORDER_LIMITS } from './order-limits.ts';
import type { ProductFacts } from '../menu/product-facts.ts';
import { choiceOf, PLAIN_CHOICE, type ProductChoice } from '../menu/product-options.ts';
import { quantitySteps, type SoldBy } from '../menu/sold-by.ts';
import type { PricedLine } from '../money/pricing.ts';

/**
 * The diner's basket: a list of lines, one per product and choice of options. Every function returns a
 * new list. Adding a product that is already there raises its quantity; taking away from the least that is
 * sold of it removes the line.
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
  /** Of what is sold by the piece; left out of all else. */
  soldBy?: SoldBy | null | undefined;
}
export type Basket = readonly BasketLine[];

export type ProductForBasket = Omit<BasketLine, 'quantity' | 'note'>;

/** Identifies a line by its product and what is chosen of it: '101', '101+3+7', '101:2+3', '140@300'. */
export function lineKey(
  productId: number,
  { formatId, optionIds, grams }: ProductChoice = PLAIN_CHOICE,
): string {
  const product = formatId === null ? `${productId}` : `${productId}:${formatId}`;
  const key = [product, ...optionIds.toSorted((one, other) => one - other)].join('+');
  return grams === undefined ? key : `${key}@${grams}`;
}

export function keyOfLine(
  line: Pick<BasketLine, 'productId' | 'formatId' | 'options' | 'grams'>,
): string {
  return lineKey(line.productId, choiceOf(line));
}

/** A quantity, with the note for the kitchen that applies to it. */
export interface Portion {
  quantity: number;
  note: string;
}

/** How many a tap adds to those that are there: the least that is sold, and then a step. */
export function quantityOnTap(
  product: { soldBy?: SoldBy | null | undefined },
  present: BasketLine | undefined,
): number {
  const { least, step } = quantitySteps(product);
  return present ? step : least;
}

/** How many taking one away takes: a step, or all that is left where fewer are not sold. */
export function quantityTaken(line: Pick<BasketLine, 'quantity' | 'soldBy'>): number {
  const { least, step } = quantitySteps(line);
  return line.quantity - step < least ? line.quantity : step;
}

/** Whether taking one away removes the line. */
export function isLast(line: BasketLine): boolean {
  return quantityTaken(line) === line.quantity;
}

export function addProduct(basket: Basket, product: ProductForBasket, portion?: Portion): Basket {
  const key = keyOfLine(product);
  const present = findLine(basket, key);
  const added = portion ?? { quantity: quantityOnTap(product, present), note: '' };
  if (!present) {
    if (basket.length >= ORDER_LIMITS.lines) return basket;
    return [...basket, { ...product, ...added }];
  }
  return basket.map((line) => (keyOfLine(line) === key ? withMore(line, product, added) : line));
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
    const quantity = line.quantity - quantityTaken(line);
    return quantity === 0 ? [] : [{ ...line, quantity }];
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
