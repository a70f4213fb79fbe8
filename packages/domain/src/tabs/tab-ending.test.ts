import { describe, expect, test } from 'vitest';
import { endsByItself, type TabAtRest } from './tab-ending.ts';

/** A Friday's lunch in Madrid. */
const at = (time: string, day = '20') => `2026-11-${day}T${time}:00.000+01:00`;
const endsAt = (tab: TabAtRest, time: string, usesRoom = true, day = '20') =>
  endsByItself(tab, usesRoom, Date.parse(at(time, day)));

const SERVED = { status: 'closed', statusChangedAt: at('14:20') } as const;
const TAB: TabAtRest = {
  isWeighing: false,
  openedAt: at('13:10'),
  lastSeenAt: at('14:30'),
  orders: [SERVED],
  dueCents: 0,
  lastPaidAt: at('14:40'),
};

describe('a tab that was served and paid', () => {
  test.each([
    ['14:54', false],
    ['14:55', true],
  ])('ends a quarter of an hour after the last of it: at %s %s', (time, isOver) => {
    expect(endsAt(TAB, time)).toBe(isOver);
  });

  test('stays while a phone of it is seen', () => {
    expect(endsAt({ ...TAB, lastSeenAt: at('14:50') }, '14:55')).toBe(false);
  });
});

describe('a tab at which nothing was ordered', () => {
  const empty = { ...TAB, orders: [], lastPaidAt: null, lastSeenAt: at('13:12') };

  test('ends a quarter of an hour after its last phone', () => {
    expect(endsAt(empty, '13:26')).toBe(false);
    expect(endsAt(empty, '13:27')).toBe(true);
  });

  test('stays while a waiter has seated people who have no phone out, until the day is over', () => {
    const seated = { ...empty, lastSeenAt: null };
    expect(endsAt(seated, '15:30')).toBe(false);
    expect(endsAt(seated, '05:00', true, '21')).toBe(true);
  });
});

describe('a tab with something due', () => {
  const due = { ...TAB, dueCents: 1_240, lastPaidAt: null };

  test('stays where its restaurant uses the room, unless it was forgotten for days', () => {
    expect(endsAt(due, '23:00')).toBe(false);
    expect(endsAt(due, '13:09', true, '25')).toBe(false);
    expect(endsAt(due, '13:10', true, '25')).toBe(true);
    expect(endsAt({ ...due, lastSeenAt: at('12:30', '25') }, '13:10', true, '25')).toBe(false);
  });

  test('ends in a restaurant that never uses the room, an hour after it was served and seen', () => {
    expect(endsAt(due, '15:29', false)).toBe(false);
    expect(endsAt(due, '15:30', false)).toBe(true);
  });

  test('ends there at five in the morning at the latest, served or not', () => {
    const forgotten = { ...due, orders: [{ ...SERVED, status: 'ready' } as const] };
    expect(endsAt(forgotten, '04:59', false, '21')).toBe(false);
    expect(endsAt(forgotten, '05:00', false, '21')).toBe(true);
  });

  test.each([
    ['a phone of it was seen', { lastSeenAt: at('04:55', '21') }],
    ['it was opened', { openedAt: at('04:55', '21'), lastSeenAt: null }],
    [
      'something of it has left the kitchen',
      { orders: [{ status: 'ready', statusChangedAt: at('04:55', '21') } as const] },
    ],
    ['something of it was paid', { lastPaidAt: at('04:55', '21') }],
  ])('but not within an hour in which %s', (_what, given) => {
    const night = {
      ...due,
      openedAt: at('03:50', '21'),
      lastSeenAt: at('03:55', '21'),
      orders: [{ status: 'ready', statusChangedAt: at('03:52', '21') } as const],
      ...given,
    };
    expect(endsAt(night, '05:00', false, '21')).toBe(false);
    expect(endsAt(night, '05:54', false, '21')).toBe(false);
    expect(endsAt(night, '05:55', false, '21')).toBe(true);
  });
});
