import { ORDER_LIMITS } from './order-limits.ts';
import type { PricedLine } from './pricing.ts';

/**
 * The diner's basket: a list of lines, one per dish. Every function answers a new list.
 * Adding a dish that is there raises its quantity; taking one away at one removes the line (spec §4).
 */
export type BasketLine = PricedLine;
export type Basket = readonly BasketLine[];

export type DishForBasket = Omit<BasketLine, 'quantity' | 'note'>;

export function addDish(basket: Basket, dish: DishForBasket): Basket {
  const present = basket.some((line) => line.productId === dish.productId);
  if (!present) {
    if (basket.length >= ORDER_LIMITS.lines) return basket;
    return [...basket, { ...dish, quantity: 1, note: '' }];
  }
  return basket.map((line) =>
    line.productId === dish.productId
      ? { ...line, ...dish, quantity: Math.min(line.quantity + 1, ORDER_LIMITS.quantity) }
      : line,
  );
}

export function takeOneAway(basket: Basket, productId: number): Basket {
  return basket.flatMap((line) => {
    if (line.productId !== productId) return [line];
    return line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : [];
  });
}

export function removeDish(basket: Basket, productId: number): Basket {
  return basket.filter((line) => line.productId !== productId);
}

/** Undoes a removal: puts the line back as it was, in its old place. */
export function restoreLine(basket: Basket, line: BasketLine, position: number): Basket {
  const others = removeDish(basket, line.productId);
  return [...others.slice(0, position), line, ...others.slice(position)];
}

export function noteDish(basket: Basket, productId: number, note: string): Basket {
  return basket.map((line) => (line.productId === productId ? { ...line, note } : line));
}

export function countDishes(basket: Basket): number {
  return basket.reduce((sum, line) => sum + line.quantity, 0);
}
