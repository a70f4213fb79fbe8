import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDay } from '../time/business-day.ts';
import { wallTime } from '../time/restaurant-time.ts';
import { isServed, type ServedHours } from './served-hours.ts';

/** 20 November 2026 is a Friday; in winter Madrid is an hour ahead of UTC, in summer two. */
describe('the clock on the wall in Madrid', () => {
  test.each([
    { utc: '2026-11-20T12:00:00Z', date: '2026-11-20', weekday: 5, time: '13:00' },
    { utc: '2026-11-20T23:30:00Z', date: '2026-11-21', weekday: 6, time: '00:30' },
    { utc: '2026-07-05T22:15:00Z', date: '2026-07-06', weekday: 1, time: '00:15' },
    { utc: '2026-12-31T22:59:00Z', date: '2026-12-31', weekday: 4, time: '23:59' },
    // The nights on which an hour is repeated or skipped.
    { utc: '2026-10-25T00:30:00Z', date: '2026-10-25', weekday: 7, time: '02:30' },
    { utc: '2026-10-25T01:30:00Z', date: '2026-10-25', weekday: 7, time: '02:30' },
    { utc: '2026-03-29T01:00:00Z', date: '2026-03-29', weekday: 7, time: '03:00' },
  ])('$utc is $date at $time', ({ utc, ...expected }) => {
    expect(wallTime(new Date(utc))).toMatchObject(expected);
  });

  test.each([
    { local: '2026-11-20T13:00+01:00', day: '2026-11-20' },
    { local: '2026-11-20T23:59+01:00', day: '2026-11-20' },
    { local: '2026-11-21T00:01+01:00', day: '2026-11-20' },
    { local: '2026-11-21T04:59+01:00', day: '2026-11-20' },
    { local: '2026-11-21T05:00+01:00', day: '2026-11-21' },
    { local: '2026-03-01T03:00+01:00', day: '2026-02-28' },
    { local: '2026-07-01T04:59+02:00', day: '2026-06-30' },
    { local: '2027-01-01T02:00+01:00', day: '2026-12-31' },
  ])("at $local the restaurant's day is $day", ({ local, day }) => {
    expect(businessDay(new Date(local))).toBe(day);
  });
});

describe('the hours of a category', () => {
  const lunch: ServedHours = [{ days: [1, 2, 3, 4, 5], from: '13:00', to: '16:00' }];
  const night: ServedHours = [{ days: [5, 6], from: '22:00', to: '02:30' }];
  const weekend: ServedHours = [
    { days: [6, 7], from: '11:00', to: '13:00' },
    { days: [6, 7], from: '20:00', to: '00:00' },
  ];

  test.each([
    { name: 'lunch', hours: lunch, local: '2026-11-20T12:59+01:00', served: false },
    { name: 'lunch', hours: lunch, local: '2026-11-20T13:00+01:00', served: true },
    { name: 'lunch', hours: lunch, local: '2026-11-20T15:59+01:00', served: true },
    { name: 'lunch', hours: lunch, local: '2026-11-20T16:00+01:00', served: false },
    { name: 'lunch on Saturday', hours: lunch, local: '2026-11-21T14:00+01:00', served: false },
    { name: 'lunch in summer', hours: lunch, local: '2026-07-03T11:30Z', served: true },
    { name: 'a night', hours: night, local: '2026-11-20T21:59+01:00', served: false },
    { name: 'a night', hours: night, local: '2026-11-20T23:00+01:00', served: true },
    { name: 'past midnight', hours: night, local: '2026-11-21T02:29+01:00', served: true },
    { name: 'past its end', hours: night, local: '2026-11-21T02:30+01:00', served: false },
    { name: 'into Sunday', hours: night, local: '2026-11-22T01:00+01:00', served: true },
    { name: 'from no Thursday', hours: night, local: '2026-11-20T01:00+01:00', served: false },
    { name: 'until midnight', hours: weekend, local: '2026-11-22T23:59+01:00', served: true },
    { name: 'after midnight', hours: weekend, local: '2026-11-23T00:00+01:00', served: false },
    { name: 'a second slot', hours: weekend, local: '2026-11-21T12:00+01:00', served: true },
    { name: 'between slots', hours: weekend, local: '2026-11-21T14:00+01:00', served: false },
    // The night on which the hour from two to three comes twice: it ends the first time.
    { name: 'the first half past two', hours: night, local: '2026-10-25T00:29Z', served: true },
    { name: 'between both', hours: night, local: '2026-10-25T00:30Z', served: false },
    { name: 'at two again', hours: night, local: '2026-10-25T01:10Z', served: false },
    { name: 'no hours', hours: null, local: '2026-11-21T04:00+01:00', served: true },
  ])('$name, $local: $served', ({ hours, local, served }) => {
    expect(isServed(hours, new Date(local))).toBe(served);
  });

  test('an interval on all days and its complement never overlap and leave no gap', () => {
    const minute = fc
      .integer({ min: 0, max: 24 * 60 - 1 })
      .map((at) => new Date(at * 60_000).toISOString().slice(11, 16));
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    const days = [1, 2, 3, 4, 5, 6, 7] as const;
    fc.assert(
      fc.property(minute, minute, instant, (from, to, at) => {
        fc.pre(from !== to);
        const within = isServed([{ days, from, to }], at);
        expect(isServed([{ days, from: to, to: from }], at)).toBe(!within);
      }),
    );
  });
});
