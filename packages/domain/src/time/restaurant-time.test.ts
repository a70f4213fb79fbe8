import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isDate, wallTime, weekdayOf, instantInMadrid } from './restaurant-time.ts';

const iso = (instantMs: number) => new Date(instantMs).toISOString();

test.each([
  { date: '2026-01-15', time: '13:00', at: '2026-01-15T12:00:00.000Z', why: 'winter' },
  { date: '2026-07-15', time: '13:00', at: '2026-07-15T11:00:00.000Z', why: 'summer' },
  { date: '2026-03-29', time: '01:59', at: '2026-03-29T00:59:00.000Z', why: 'before spring' },
  { date: '2026-03-29', time: '03:00', at: '2026-03-29T01:00:00.000Z', why: 'after spring' },
  { date: '2026-03-29', time: '02:30', at: '2026-03-29T01:30:00.000Z', why: 'the skipped hour' },
  { date: '2026-10-25', time: '02:30', at: '2026-10-25T00:30:00.000Z', why: 'the first of two' },
  { date: '2026-10-25', time: '03:00', at: '2026-10-25T02:00:00.000Z', why: 'after autumn' },
])('$date at $time in Madrid is $at: $why', ({ date, time, at }) => {
  expect(iso(instantInMadrid(date, time))).toBe(at);
});

test('an instant made from a date in Madrid has that date, every day of four years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1460 }), (days) => {
      const date = addDays('2025-01-01', days);
      expect(wallTime(instantInMadrid(date, '12:00')).date).toBe(date);
      expect(wallTime(instantInMadrid(date, '00:00')).date).toBe(date);
    }),
  );
});

test('a week begins on Monday', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((ahead) => weekdayOf(addDays('2026-11-16', ahead)))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
});

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-00', false],
  ['26-11-20', false],
  ['2026-11-20T00', false],
  ['', false],
])('%j is a valid date: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});
