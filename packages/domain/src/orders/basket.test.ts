import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addProduct,
  changeLine,
  countItems,
  isLast,
  joinNotes,
  keyOfLine,
  lineKey,
  noteProduct,
  removeProduct,
  restoreLine,
  quantityTaken,
  takeOneAway,
  type Basket,
  type ProductForBasket,
} from './basket.ts';
import { ORDER_LIMITS } from './order-limits.ts';

const product = (
  productId: number,
  unitGrossCents = 700,
  optionIds: readonly number[] = [],
): ProductForBasket => ({
  productId,
  name: `Plato ${productId}`,
  formatId: null,
  options: optionIds.map((optionId) => ({ optionId, name: `Con ${optionId}`, grossCents: 50 })),
  vatPercent: 10,
  unitGrossCents,
});
const basketOf = (...productIds: number[]): Basket =>
  productIds.reduce<Basket>((basket, productId) => addProduct(basket, product(productId)), []);

describe('the basket', () => {
  test('a new product makes a line of one; the same product again increases it', () => {
    const basket = basketOf(1, 2, 1);
    expect(basket.map((line) => [line.productId, line.quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(countItems(basket)).toBe(3);
  });

  test('a product that is added again gets its current price and keeps its note', () => {
    const noted = noteProduct(basketOf(1), '1', 'sin sal');
    expect(addProduct(noted, product(1, 750))).toEqual([
      { ...product(1, 750), quantity: 2, note: 'sin sal' },
    ]);
  });

  test('one more of a product keeps what was read about the first, until somebody agrees', () => {
    const said = (allergens: ['cacahuetes'] | []) => ({
      ...product(1),
      read: { allergens, diet: null, texts: [] },
    });
    const [line] = addProduct(addProduct([], said([])), said(['cacahuetes']));
    expect(line).toEqual({ ...said([]), quantity: 2, note: '' });
  });

  test('removing one portion decreases the line; removing the last one deletes it', () => {
    const once = takeOneAway(basketOf(1, 2, 1), '1');
    expect(once.map((line) => [line.productId, line.quantity])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(takeOneAway(once, '1').map((line) => line.productId)).toEqual([2]);
    expect(takeOneAway(once, '99')).toEqual(once);
  });

  test('a removed line is restored unchanged, in its old place', () => {
    const basket = noteProduct(basketOf(1, 2, 2, 3), '2', 'muy hecho');
    const [, line] = basket;
    expect(restoreLine(removeProduct(basket, '2'), line!, 1)).toEqual(basket);
    expect(restoreLine(takeOneAway(basket, '2'), line!, 1)).toEqual(basket);
  });

  test('a product with different options makes two lines, whatever order the options were chosen in', () => {
    let basket = basketOf(1);
    for (const optionIds of [[7, 8], [8, 7], [7]]) {
      basket = addProduct(basket, product(1, 700, optionIds));
    }
    expect(basket.map((line) => [keyOfLine(line), line.quantity])).toEqual([
      ['1', 1],
      ['1+7+8', 2],
      ['1+7', 1],
    ]);
    const taken = takeOneAway(basket, lineKey(1, { formatId: null, optionIds: [8, 7] }));
    expect(taken.map((line) => line.quantity)).toEqual([1, 1, 1]);
  });

  test('a line whose options change stays in its place, or joins an equal line', () => {
    let basket = addProduct(basketOf(1), product(1, 700, [7]), { quantity: 2, note: 'sin sal' });
    basket = addProduct(basket, product(2));
    const changed = { ...product(1, 750, [8]), quantity: 3, note: '' };
    const apart = changeLine(basket, '1+7', changed);
    expect(apart.map((line) => [keyOfLine(line), line.quantity])).toEqual([
      ['1', 1],
      ['1+8', 3],
      ['2', 1],
    ]);
    const joined = changeLine(basket, '1', {
      ...product(1, 700, [7]),
      quantity: 1,
      note: 'muy hecho',
    });
    expect(joined.map((line) => [keyOfLine(line), line.quantity, line.note])).toEqual([
      ['1+7', 3, '2 × sin sal; 1 × muy hecho'],
      ['2', 1, ''],
    ]);
    expect(changeLine(basket, '99', changed)).toBe(basket);
  });

  test.each([
    { present: [2, ''], added: [1, 'sin sal'], note: '1 × sin sal' },
    { present: [2, 'sin sal'], added: [1, 'sin sal'], note: 'sin sal' },
    { present: [2, 'sin sal'], added: [1, ''], note: 'sin sal' },
    { present: [2, 'sin sal'], added: [3, 'muy hecho'], note: '2 × sin sal; 3 × muy hecho' },
    {
      present: [5, '2 × sin sal; 3 × muy hecho'],
      added: [1, 'con pan'],
      note: '2 × sin sal; 3 × muy hecho; 1 × con pan',
    },
  ] as const)(
    'two joined lines of a product share the note “$note”',
    ({ present, added, note }) => {
      const portion = ([quantity, words]: readonly [number, string]) => ({ quantity, note: words });
      expect(joinNotes(portion(present), portion(added))).toBe(note);
    },
  );

  test('the basket is limited to what one order may contain', () => {
    const many = Array.from({ length: ORDER_LIMITS.quantity + 5 }, () => 1);
    expect(countItems(basketOf(...many))).toBe(ORDER_LIMITS.quantity);
    const different = Array.from({ length: ORDER_LIMITS.lines + 5 }, (_, index) => index + 1);
    expect(basketOf(...different)).toHaveLength(ORDER_LIMITS.lines);
  });
});

const command = fc.record({
  what: fc.constantFrom('add', 'take', 'remove', 'restore', 'note', 'change'),
  productId: fc.integer({ min: 1, max: 3 }),
  optionIds: fc.subarray([7, 8]),
  position: fc.nat(6),
});

test('in any sequence of changes, quantities stay within limits and no two lines are equal', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 200 }), (commands) => {
      let basket: Basket = [];
      for (const { what, productId, optionIds, position } of commands) {
        const chosen = product(productId, 700, optionIds);
        const key = keyOfLine(chosen);
        const before = structuredClone(basket);
        const kept = basket;
        if (what === 'add') basket = addProduct(basket, chosen);
        if (what === 'take') basket = takeOneAway(basket, key);
        if (what === 'remove') basket = removeProduct(basket, key);
        if (what === 'note') basket = noteProduct(basket, key, 'nota');
        if (what === 'change') {
          const line = { ...product(productId, 700, [7]), quantity: 2, note: 'otra' };
          basket = changeLine(basket, key, line);
        }
        if (what === 'restore') {
          basket = restoreLine(basket, { ...chosen, quantity: 2, note: '' }, position);
        }
        expect(kept).toEqual(before);
        const keys = basket.map(keyOfLine);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { quantity } of basket) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(ORDER_LIMITS.quantity);
        }
      }
    }),
  );
});

describe('what is sold by the piece', () => {
  const oysters = { ...product(9), soldBy: { unit: 'piece', least: 6, step: 3 } } as const;
  const quantities = (basket: Basket) => basket.map(({ quantity }) => quantity);

  test('comes with the least that is sold, and more of it in steps', () => {
    const first = addProduct([], oysters);
    expect(quantities(first)).toEqual([6]);
    expect(quantities(addProduct(first, oysters))).toEqual([9]);
  });

  test('goes in steps, and leaves the basket below the least', () => {
    const nine = addProduct([], oysters, { quantity: 9, note: '' });
    const six = takeOneAway(nine, lineKey(9));
    expect([nine, six].map(([line]) => isLast(line!))).toEqual([false, true]);
    expect(quantities(six)).toEqual([6]);
    expect(takeOneAway(six, lineKey(9))).toEqual([]);
    expect([nine, six].map(([line]) => quantityTaken(line!))).toEqual([3, 6]);
  });
});

declare function structuredClone<Value>(value: Value): Value;
