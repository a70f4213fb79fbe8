import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDay, dayStartsAt } from './business-day.ts';
import { addDays } from './restaurant-time.ts';

describe('the day of a restaurant', () => {
  test.each([
    ['2026-11-20T12:00:00Z', '2026-11-20', 'midday'],
    ['2026-11-20T22:59:59Z', '2026-11-20', 'just before midnight in Madrid'],
    ['2026-11-21T01:30:00Z', '2026-11-20', 'half past two in the morning'],
    ['2026-11-21T03:59:59Z', '2026-11-20', 'just before five'],
    ['2026-11-21T04:00:00Z', '2026-11-21', 'five'],
    ['2026-07-15T02:59:59Z', '2026-07-14', 'just before five in summer'],
    ['2026-07-15T03:00:00Z', '2026-07-15', 'five in summer'],
    ['2026-01-01T00:30:00Z', '2025-12-31', 'New Year'],
  ])('%s belongs to %s: %s', (instant, day) => {
    expect(businessDay(Date.parse(instant))).toBe(day);
  });

  test.each([
    ['2026-11-20', '2026-11-20T04:00:00.000Z'],
    ['2026-07-15', '2026-07-15T03:00:00.000Z'],
    // The nights on which the clocks change.
    ['2026-03-28', '2026-03-28T04:00:00.000Z'],
    ['2026-03-29', '2026-03-29T03:00:00.000Z'],
    ['2026-10-24', '2026-10-24T03:00:00.000Z'],
    ['2026-10-25', '2026-10-25T04:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(new Date(dayStartsAt(day)).toISOString()).toBe(instant);
  });

  test('every instant belongs to exactly one day', () => {
    const instant = fc.integer({
      min: Date.parse('2020-01-02T00:00:00Z'),
      max: Date.parse('2035-01-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(instant, (at) => {
        const day = businessDay(at);
        expect(dayStartsAt(day)).toBeLessThanOrEqual(at);
        expect(dayStartsAt(addDays(day, 1))).toBeGreaterThan(at);
      }),
    );
  });
});
