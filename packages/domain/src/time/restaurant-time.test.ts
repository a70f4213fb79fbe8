import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  instantInMadrid,
  isDate,
  wallTime,
  wallTimeWithOffset,
  weekdayOf,
} from './restaurant-time.ts';

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

test.each([
  ['2026-11-30T01:58:59.999Z', '2026-11-30T02:58:59+01:00', 'winter'],
  ['2026-07-15T21:59:59.000Z', '2026-07-15T23:59:59+02:00', 'summer'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00+01:00', 'new year'],
  ['2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59+01:00', 'before spring'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00', 'after spring'],
  ['2026-10-25T00:59:59.000Z', '2026-10-25T02:59:59+02:00', 'the first of two hours'],
  ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00+01:00', 'the second of two hours'],
])('%s on the wall with its offset is %s: %s', (instant, text) => {
  expect(wallTimeWithOffset(new Date(instant))).toBe(text);
});

test('a time with its offset says its instant, to the second', () => {
  const seconds = fc.integer({ min: 1_600_000_000, max: 2_000_000_000 });
  fc.assert(
    fc.property(seconds, (second) => {
      expect(Date.parse(wallTimeWithOffset(second * 1000))).toBe(second * 1000);
    }),
  );
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
