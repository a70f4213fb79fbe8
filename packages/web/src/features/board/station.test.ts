import { orderExample, orderFromWire } from '@simplato/contract';
import { describe, expect, it } from 'vitest';
import { belongsTo, hasLineFor, toggleCategory } from './station.ts';

const order = orderFromWire(orderExample);
const [salmorejo, agua] = order.lines;
const DRINKS = { categoryId: 40, name: 'Bebidas', course: 4 };
const COFFEE = { categoryId: 41, name: 'Cafés', course: 4 };
const menu = new Map([
  [101, 10],
  [140, 40],
]);

describe('a station', () => {
  it.each([
    { of: 'everything', station: null, shows: [true, true] },
    { of: 'drinks', station: [DRINKS], shows: [false, true] },
    { of: 'another category of the same course', station: [COFFEE], shows: [false, false] },
  ])('for $of', ({ station, shows }) => {
    expect(order.lines.map(belongsTo(station, menu))).toEqual(shows);
  });

  it('assigns a dish that is not on the menu by its course', () => {
    expect(order.lines.map(belongsTo([COFFEE], new Map()))).toEqual([false, true]);
  });

  it('does not show an order without its dishes', () => {
    expect(hasLineFor({ ...order, lines: [salmorejo!] }, belongsTo([DRINKS], menu))).toBe(false);
    expect(hasLineFor({ ...order, lines: [salmorejo!, agua!] }, belongsTo([DRINKS], menu))).toBe(
      true,
    );
  });
});

it('is chosen category by category; all or none means no filter', () => {
  const drinks = toggleCategory(null, DRINKS, 3);
  expect(drinks).toEqual([DRINKS]);
  expect(toggleCategory(drinks, COFFEE, 3)).toEqual([DRINKS, COFFEE]);
  expect(toggleCategory(drinks, COFFEE, 2)).toBeNull();
  expect(toggleCategory(drinks, DRINKS, 3)).toBeNull();
});
