import type { BasketLine, Product } from '@simplato/domain';
import { describe, expect, it } from 'vitest';
import { acceptChanges, changesSinceMenu, changesSinceRefusal } from './line-changes.ts';

const line = (productId: number, unitGrossCents: number): BasketLine => ({
  productId,
  name: `Plato ${productId}`,
  quantity: 2,
  note: '',
  vatPercent: 10,
  unitGrossCents,
});
const product = (productId: number, netMicros: number, isAvailable = true): Product => ({
  productId,
  restaurantId: 1001,
  categoryId: 11,
  name: `Plato ${productId}`,
  description: '',
  netMicros,
  vatPercent: 10,
  quantity: 1000,
  imageUrl: '',
  brand: '',
  reference: '',
  barcode: '',
  isAvailable,
});
const lines = [line(1, 700), line(2, 700), line(3, 700), line(4, 700)];
/** As before, dearer, sold out; the fourth is not on the menu any more. */
const menu = [product(1, 6_363_636), product(2, 7_272_727), product(3, 6_363_636, false)];

describe('what changed since the dish was chosen', () => {
  const expected = new Map([
    [2, { kind: 'price', shownGrossCents: 700, nowGrossCents: 800 }],
    [3, { kind: 'gone' }],
    [4, { kind: 'gone' }],
  ]);

  it('is told by the menu of now', () => {
    expect(changesSinceMenu(lines, menu)).toEqual(expected);
  });

  it('is told by the lines of a refusal', () => {
    const current = (idproductos: number, preciounitario: string | null) => ({
      idproductos,
      name: '',
      quantity: 2,
      disponible: preciounitario !== null,
      preciounitario,
    });
    const currentLines = [
      current(1, '7.00'),
      current(2, '8.00'),
      current(3, null),
      current(4, null),
    ];
    expect(changesSinceRefusal(lines, currentLines)).toEqual(expected);
  });

  it('once accepted, is nothing any more', () => {
    const accepted = acceptChanges(lines, changesSinceMenu(lines, menu));
    expect(accepted.map(({ productId, unitGrossCents }) => [productId, unitGrossCents])).toEqual([
      [1, 700],
      [2, 800],
    ]);
    expect(changesSinceMenu(accepted, menu).size).toBe(0);
  });
});
