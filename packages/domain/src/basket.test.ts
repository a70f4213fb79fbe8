import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDish,
  countDishes,
  noteDish,
  removeDish,
  restoreLine,
  takeOneAway,
  type Basket,
  type DishForBasket,
} from './basket.ts';
import { ORDER_LIMITS } from './order-limits.ts';

const dish = (productId: number, unitGrossCents = 700): DishForBasket => ({
  productId,
  name: `Plato ${productId}`,
  vatPercent: 10,
  unitGrossCents,
});
const basketOf = (...productIds: number[]): Basket =>
  productIds.reduce<Basket>((basket, productId) => addDish(basket, dish(productId)), []);

describe('the basket', () => {
  test('a new dish makes a line of one; the same dish again raises it', () => {
    const basket = basketOf(1, 2, 1);
    expect(basket.map((line) => [line.productId, line.quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(countDishes(basket)).toBe(3);
  });

  test('a dish that is added again brings its price of now and keeps its note', () => {
    const noted = noteDish(basketOf(1), 1, 'sin sal');
    expect(addDish(noted, dish(1, 750))).toEqual([
      { ...dish(1, 750), quantity: 2, note: 'sin sal' },
    ]);
  });

  test('taking one away lowers the line, and at one removes it', () => {
    const once = takeOneAway(basketOf(1, 2, 1), 1);
    expect(once.map((line) => [line.productId, line.quantity])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(takeOneAway(once, 1).map((line) => line.productId)).toEqual([2]);
    expect(takeOneAway(once, 99)).toEqual(once);
  });

  test('a removed line comes back as it was, in its old place', () => {
    const basket = noteDish(basketOf(1, 2, 2, 3), 2, 'muy hecho');
    const [, line] = basket;
    expect(restoreLine(removeDish(basket, 2), line!, 1)).toEqual(basket);
    expect(restoreLine(takeOneAway(basket, 2), line!, 1)).toEqual(basket);
  });

  test('it stops at what one order may hold', () => {
    const many = Array.from({ length: ORDER_LIMITS.quantity + 5 }, () => 1);
    expect(countDishes(basketOf(...many))).toBe(ORDER_LIMITS.quantity);
    const different = Array.from({ length: ORDER_LIMITS.lines + 5 }, (_, index) => index + 1);
    expect(basketOf(...different)).toHaveLength(ORDER_LIMITS.lines);
  });
});

const command = fc.record({
  what: fc.constantFrom('add', 'take', 'remove', 'restore', 'note'),
  productId: fc.integer({ min: 1, max: 5 }),
  position: fc.nat(6),
});

test('whatever is tapped, quantities stay from one to the limit and no dish has two lines', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 200 }), (commands) => {
      let basket: Basket = [];
      for (const { what, productId, position } of commands) {
        const before = structuredClone(basket);
        const kept = basket;
        if (what === 'add') basket = addDish(basket, dish(productId));
        if (what === 'take') basket = takeOneAway(basket, productId);
        if (what === 'remove') basket = removeDish(basket, productId);
        if (what === 'note') basket = noteDish(basket, productId, 'nota');
        if (what === 'restore') {
          basket = restoreLine(basket, { ...dish(productId), quantity: 2, note: '' }, position);
        }
        expect(kept).toEqual(before);
        const ids = basket.map((line) => line.productId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { quantity } of basket) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(ORDER_LIMITS.quantity);
        }
      }
    }),
  );
});

declare function structuredClone<Value>(value: Value): Value;
