import { describe, expect, test } from 'vitest';
import { instantInMadrid, type Weekday } from '../time/restaurant-time.ts';
import { openingAt, openingFaults, type OpeningHours } from './opening-hours.ts';

const isOpen = (hours: OpeningHours, instantMs: number) => openingAt(hours, instantMs).isOpen;

function span(day: Weekday, opens: string, closes: string) {
  return { day, opens, closes };
}
/** Lunch and dinner on Friday, a long Saturday night, closed for the rest of the week. */
const TAVERN: OpeningHours = [
  span(5, '13:00', '16:30'),
  span(5, '20:00', '00:00'),
  span(6, '20:00', '02:30'),
];
// 2026-11-20 is a Friday.
const at = (date: string, time: string) => instantInMadrid(date, time);

describe('a restaurant is open', () => {
  test.each([
    ['2026-11-20', '12:59', false],
    ['2026-11-20', '13:00', true],
    ['2026-11-20', '16:29', true],
    ['2026-11-20', '16:30', false],
    ['2026-11-20', '23:59', true],
    ['2026-11-21', '00:00', false],
    ['2026-11-21', '23:00', true],
    ['2026-11-22', '02:29', true],
    ['2026-11-22', '02:30', false],
    ['2026-11-22', '21:00', false],
    ['2026-11-19', '14:00', false],
  ])('on %s at %s: %s', (date, time, expected) => {
    expect(isOpen(TAVERN, at(date, time))).toBe(expected);
  });

  test('always, if it has set no hours', () => {
    expect(openingAt([], at('2026-11-19', '04:00'))).toEqual({ isOpen: true, changesAtMs: null });
  });

  test('all day long, from midnight to midnight', () => {
    const hours = [span(4, '00:00', '00:00')];
    expect(isOpen(hours, at('2026-11-19', '00:00'))).toBe(true);
    expect(isOpen(hours, at('2026-11-19', '23:59'))).toBe(true);
    expect(isOpen(hours, at('2026-11-20', '00:00'))).toBe(false);
  });
});

describe('the next change', () => {
  test('is closing time while it is open, also after midnight', () => {
    const closes = at('2026-11-22', '02:30');
    expect(openingAt(TAVERN, at('2026-11-21', '22:00'))).toEqual({
      isOpen: true,
      changesAtMs: closes,
    });
    expect(openingAt(TAVERN, at('2026-11-22', '01:00')).changesAtMs).toBe(closes);
  });

  test('is the next opening while it is closed, up to a week away', () => {
    expect(openingAt(TAVERN, at('2026-11-20', '17:00')).changesAtMs).toBe(
      at('2026-11-20', '20:00'),
    );
    expect(openingAt(TAVERN, at('2026-11-22', '03:00')).changesAtMs).toBe(
      at('2026-11-27', '13:00'),
    );
    const mondays = [span(1, '10:00', '11:00')];
    expect(openingAt(mondays, at('2026-11-16', '11:00')).changesAtMs).toBe(
      at('2026-11-23', '10:00'),
    );
  });

  test('comes at the end of both spans if they meet at midnight', () => {
    const hours = [span(5, '20:00', '00:00'), span(6, '00:00', '02:00')];
    expect(openingAt(hours, at('2026-11-20', '23:00')).changesAtMs).toBe(at('2026-11-21', '02:00'));
  });
});

describe('when the clocks change', () => {
  // Saturday night to Sunday, 2026-03-29: at 02:00 the clocks go forward to 03:00.
  test('in spring, a night until 03:00 ends an hour earlier', () => {
    const hours = [span(6, '20:00', '03:00')];
    const lastMinute = Date.parse('2026-03-29T00:59:00Z');
    expect(isOpen(hours, lastMinute)).toBe(true);
    expect(isOpen(hours, lastMinute + 60_000)).toBe(false);
  });

  test('in spring, a night until 02:30, a time that is skipped, is not shortened', () => {
    const hours = [span(6, '20:00', '02:30')];
    expect(isOpen(hours, Date.parse('2026-03-29T01:29:00Z'))).toBe(true);
    expect(isOpen(hours, Date.parse('2026-03-29T01:30:00Z'))).toBe(false);
  });

  // Saturday night to Sunday, 2026-10-25: at 03:00 the clocks go back to 02:00.
  test('in autumn, 02:30 occurs twice: the restaurant closes at the first and stays closed', () => {
    const hours = [span(6, '20:00', '02:30')];
    expect(isOpen(hours, Date.parse('2026-10-25T00:29:00Z'))).toBe(true);
    expect(isOpen(hours, Date.parse('2026-10-25T00:30:00Z'))).toBe(false);
    expect(isOpen(hours, Date.parse('2026-10-25T01:15:00Z'))).toBe(false);
  });

  test('in autumn, a night until 03:00 is an hour longer', () => {
    const hours = [span(6, '20:00', '03:00')];
    expect(isOpen(hours, Date.parse('2026-10-25T01:59:00Z'))).toBe(true);
    expect(isOpen(hours, Date.parse('2026-10-25T02:00:00Z'))).toBe(false);
  });

  test.each(['2026-03-29', '2026-10-25'])(
    'on %s, lunch is at one as on any other Sunday',
    (date) => {
      const hours = [span(7, '13:00', '16:00')];
      expect(isOpen(hours, at(date, '12:59'))).toBe(false);
      expect(isOpen(hours, at(date, '13:00'))).toBe(true);
      expect(isOpen(hours, at(date, '16:00'))).toBe(false);
    },
  );
});

describe('invalid opening hours', () => {
  test.each([
    {
      why: 'two spans on one',
      hours: [span(1, '13:00', '16:00'), span(1, '15:00', '17:00')],
      day: 1,
    },
    {
      why: 'the same twice',
      hours: [span(1, '13:00', '16:00'), span(1, '13:00', '16:00')],
      day: 1,
    },
    {
      why: 'a night in the next day',
      hours: [span(1, '20:00', '02:00'), span(2, '01:00', '03:00')],
      day: 2,
    },
    {
      why: 'Sunday night in Monday',
      hours: [span(1, '01:00', '03:00'), span(7, '20:00', '02:00')],
      day: 7,
    },
    { why: 'no length', hours: [span(3, '13:00', '13:00')], day: 3 },
    { why: 'half filled in', hours: [span(3, '13:00', '')], day: 3 },
    { why: 'no time', hours: [span(3, '13:00', '25:00')], day: 3 },
    {
      why: 'too many',
      hours: ['01', '03', '05', '07', '09'].map((hour) => span(2, `${hour}:00`, `${hour}:30`)),
      day: 2,
    },
  ] satisfies { why: string; hours: OpeningHours; day: Weekday }[])('$why', ({ hours, day }) => {
    expect([...openingFaults(hours).keys()]).toEqual([day]);
  });

  test('spans that only touch are valid', () => {
    expect(openingFaults(TAVERN).size).toBe(0);
    expect(openingFaults([span(1, '13:00', '16:00'), span(1, '16:00', '20:00')]).size).toBe(0);
    expect(openingFaults([span(7, '20:00', '02:00'), span(1, '02:00', '04:00')]).size).toBe(0);
    expect(openingFaults([span(7, '00:00', '00:00'), span(1, '00:00', '00:00')]).size).toBe(0);
  });
});
