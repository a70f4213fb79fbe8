import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netMicrosFromGross } from '../money/money.ts';
import { chosenGrossCents } from '../money/pricing.ts';
import type { OrderLine } from './order.ts';
import {
  gramsFromTyped,
  isTablesToDecline,
  scaleFault,
  weighingOf,
  weighLine,
  weightFault,
} from './weighing.ts';

/** 72,00 € a kilo. */
const prawns: OrderLine = {
  productId: 150,
  name: 'Gamba roja',
  formatId: null,
  options: [],
  grams: 300,
  quantity: 1,
  note: '',
  vatPercent: 10,
  unitGrossCents: 2_160,
  netMicros: netMicrosFromGross(7_200, 10),
  course: 1,
  station: '',
  removed: 0,
  removeReason: '',
  forName: '',
};
const waiting = { status: 'received', payment: 'pending' } as const;

describe('an order of something that is sold by weight', () => {
  test('waits for the scale, then for its table, and then for nothing', () => {
    const asked = { ...waiting, lines: [prawns] };
    const weighed = { ...waiting, lines: [weighLine(prawns, 320)] };
    expect(weighingOf(asked)).toBe('asked');
    expect(weighingOf(weighed)).toBe('weighed');
    expect(weighingOf({ ...weighed, payment: 'unpaid' })).toBeNull();
    expect(weighingOf({ ...asked, status: 'cancelled' })).toBeNull();
  });

  test('is never one that waits for its payment', () => {
    const { grams: _grams, ...plain } = prawns;
    expect(weighingOf({ ...waiting, lines: [plain] })).toBeNull();
  });

  test('has one line, of one weighing', () => {
    const plain = { quantity: 3 };
    expect(scaleFault([prawns])).toBeNull();
    expect(scaleFault([plain, plain])).toBeNull();
    expect(scaleFault([prawns, plain])).toBe('Lo que se vende por peso se pide solo');
    expect(scaleFault([{ ...prawns, quantity: 2 }])).toBe(
      'Lo que se vende por peso se pide de una vez',
    );
  });
});

test('its table may decline what a waiter ordered, and nothing else', () => {
  const wine = { ...prawns, grams: undefined };
  expect(isTablesToDecline({ origin: 'staff', lines: [prawns] })).toBe(true);
  expect(isTablesToDecline({ origin: 'diner', lines: [prawns] })).toBe(false);
  expect(isTablesToDecline({ origin: 'staff', lines: [wine] })).toBe(false);
});

describe('what was weighed', () => {
  test('has the price of the kilo, by its grams, to the cent', () => {
    expect(weighLine(prawns, 320)).toMatchObject({ grams: 320, unitGrossCents: 2_304 });
    expect(weighLine(prawns, 323).unitGrossCents).toBe(2_326);
  });

  test('adds its options once, whatever it weighs', () => {
    const options = [{ optionId: 3, name: 'A la sal', grossCents: 150 }];
    expect(weighLine({ ...prawns, options }, 500).unitGrossCents).toBe(3_750);
  });

  test('never costs less for being more, and a kilo costs what the menu says', () => {
    const kilo = fc.record({
      netMicros: fc.integer({ min: 0, max: 200_000_000 }),
      vatPercent: fc.constantFrom(4, 10, 21),
      options: fc.constant([]),
    });
    const grams = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(kilo, grams, grams, (priced, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const cost = (amount?: number) => chosenGrossCents({ ...priced, grams: amount });
        expect(cost(less)).toBeLessThanOrEqual(cost(more));
        expect(cost(1_000)).toBe(cost());
        expect(Math.abs(cost(one) * 1_000 - cost() * one)).toBeLessThanOrEqual(500);
      }),
    );
  });

  test('is between a gram and what a table eats, in any step', () => {
    expect(weightFault(323)).toBeNull();
    expect(weightFault(0)).toBe('Escribe cuántos gramos pesa');
    expect(weightFault(20_001)).toBe('Como mucho 20000 g');
  });
});

test.each([
  { typed: '320', grams: 320 },
  { typed: ' 320 g ', grams: 320 },
  { typed: '1,25 kg', grams: 1_250 },
  { typed: '0.3kg', grams: 300 },
  { typed: '2 kg', grams: 2_000 },
  { typed: '', grams: null },
  { typed: '1,25', grams: null },
  { typed: '-3', grams: null },
  { typed: '3e2', grams: null },
])('«$typed» beside a scale is $grams', ({ typed, grams }) => {
  expect(gramsFromTyped(typed)).toBe(grams);
});
