import { orderExample, orderFromWire } from '@simplato/contract';
import { describe, expect, it } from 'vitest';
import {
  belongsTo,
  hasLineFor,
  type Station,
  toggleCategory,
  withNewCategories,
} from './station.ts';

const order = orderFromWire(orderExample);
const [salmorejo, agua] = order.lines;
const DRINKS = { categoryId: 40, name: 'Bebidas', course: 4 };
const COFFEE = { categoryId: 41, name: 'Cafés', course: 4 };
const STARTERS = { categoryId: 10, name: 'Primeros', course: 1 };
const forDrinks: Station = { shown: [DRINKS], hidden: [STARTERS, COFFEE] };
const forCoffee: Station = { shown: [COFFEE], hidden: [STARTERS, DRINKS] };
const menu = new Map([
  [101, 10],
  [140, 40],
]);

describe('a station', () => {
  it.each([
    { of: 'everything', station: null, shows: [true, true] },
    { of: 'drinks', station: forDrinks, shows: [false, true] },
    { of: 'another category of the same course', station: forCoffee, shows: [false, false] },
    {
      of: 'a choice of before, with what it shows alone',
      station: { shown: [DRINKS], hidden: null },
      shows: [false, true],
    },
    {
      of: 'drinks, chosen when there were no starters yet',
      station: { shown: [DRINKS], hidden: [COFFEE] },
      shows: [true, true],
    },
  ])('for $of', ({ station, shows }) => {
    expect(order.lines.map(belongsTo(station, menu))).toEqual(shows);
  });

  it('assigns a product that is not on the menu by its course', () => {
    expect(order.lines.map(belongsTo(forCoffee, new Map()))).toEqual([false, true]);
  });

  it('does not show an order without its products', () => {
    expect(hasLineFor({ ...order, lines: [salmorejo!] }, belongsTo(forDrinks, menu))).toBe(false);
    expect(hasLineFor({ ...order, lines: [salmorejo!, agua!] }, belongsTo(forDrinks, menu))).toBe(
      true,
    );
  });
});

describe('a choice', () => {
  const all = [STARTERS, DRINKS, COFFEE];

  it('is made category by category; all or none means no filter', () => {
    const drinks = toggleCategory(null, DRINKS, all);
    expect(drinks).toEqual({ shown: [DRINKS], hidden: [STARTERS, COFFEE] });
    const both = toggleCategory(drinks, COFFEE, all);
    expect(both).toEqual({ shown: [DRINKS, COFFEE], hidden: [STARTERS] });
    expect(toggleCategory(both, STARTERS, all)).toBeNull();
    expect(toggleCategory(drinks, DRINKS, all)).toBeNull();
  });

  it('takes in a category made later', () => {
    const chosen = { shown: [DRINKS], hidden: [STARTERS] };
    expect(withNewCategories(chosen, [STARTERS, DRINKS])).toBe(chosen);
    expect(withNewCategories(chosen, all)).toEqual({
      shown: [DRINKS, COFFEE],
      hidden: [STARTERS],
    });
  });

  it('of before leaves out what the menu has now', () => {
    expect(withNewCategories({ shown: [DRINKS], hidden: null }, all)).toEqual(forDrinks);
  });
});
