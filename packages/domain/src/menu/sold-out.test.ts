import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS, ALLERGENS, inAllergenOrder } from './allergens.ts';
import { applyChange } from '../changes/apply-change.ts';
import { changeSoldOut } from './sold-out.ts';

describe('the older and the newer field for sold out', () => {
  test.each([
    // Nothing sent, or the current value.
    { now: 'no', said: {}, means: 'no' },
    { now: 'today', said: {}, means: 'today' },
    { now: 'today', said: { isAvailable: false }, means: 'today' },
    { now: 'today', said: { isAvailable: false, soldOut: 'today' }, means: 'today' },
    // Only the older field.
    { now: 'no', said: { isAvailable: false }, means: 'until-changed' },
    { now: 'until-changed', said: { isAvailable: true }, means: 'no' },
    { now: 'today', said: { isAvailable: true }, means: 'no' },
    // Only the newer field.
    { now: 'no', said: { soldOut: 'today' }, means: 'today' },
    { now: 'until-changed', said: { soldOut: 'today' }, means: 'today' },
    { now: 'today', said: { soldOut: 'no' }, means: 'no' },
    // Both, one of which repeats what was read.
    { now: 'no', said: { isAvailable: false, soldOut: 'no' }, means: 'until-changed' },
    { now: 'no', said: { isAvailable: true, soldOut: 'today' }, means: 'today' },
    { now: 'today', said: { isAvailable: true, soldOut: 'today' }, means: 'no' },
    { now: 'today', said: { isAvailable: false, soldOut: 'no' }, means: 'no' },
  ] as const)('$now, then $said: $means', ({ now, said, means }) => {
    expect(changeSoldOut(now, said)).toBe(means);
  });
});

describe('the allergens', () => {
  test('are the fourteen of the regulation', () => {
    expect(ALLERGEN_KEYS).toHaveLength(14);
    expect(new Set(Object.values(ALLERGENS)).size).toBe(14);
  });

  test('are sorted and unique, and unknown stays unknown', () => {
    expect(inAllergenOrder(['moluscos', 'gluten', 'huevos', 'gluten'])).toEqual([
      'gluten',
      'huevos',
      'moluscos',
    ]);
    expect(inAllergenOrder([])).toEqual([]);
    expect(inAllergenOrder(null)).toBeNull();
  });
});

test('a change applies the fields that were sent, also null, and keeps the others', () => {
  const whole: { name: string; hours: string | null; course: number } = {
    name: 'Postres',
    hours: 'siempre',
    course: 3,
  };
  expect(applyChange(whole, { name: undefined, hours: null })).toEqual({ ...whole, hours: null });
  expect(whole.hours).toBe('siempre');
});
