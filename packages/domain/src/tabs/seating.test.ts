import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isTabAsked,
  joinsByItself,
  pickTabNumber,
  readGuess,
  seatAt,
  WRONG_NUMBERS,
  type TabAtTable,
} from './seating.ts';
import { TAB_OPENINGS } from './tab.ts';

const MINUTE_MS = 60_000;
const PARTY: TabAtTable = {
  tabId: 7,
  number: 27,
  opening: 'scan',
  openedAt: '2026-11-20T12:10:00.000Z',
  begunMs: 4 * MINUTE_MS,
  unseenMs: MINUTE_MS,
  isUnderWay: false,
  isOwn: false,
};

describe('a phone that scans a table', () => {
  test('opens its tab if it has none', () => {
    expect(seatAt([], true)).toEqual({ kind: 'open', opening: 'scan' });
  });

  test('joins a party that is just sitting down', () => {
    expect(seatAt([PARTY], true)).toEqual({ kind: 'join', tabId: 7 });
  });

  test('joins a party that a waiter has seated before any phone came, however long ago', () => {
    const seated: TabAtTable = { ...PARTY, opening: 'staff', unseenMs: null, begunMs: null };
    expect(seatAt([seated], true).kind).toBe('join');
    expect(seatAt([{ ...seated, begunMs: 29 * MINUTE_MS }], true).kind).toBe('join');
    // A stranger would see what the waiter has written down, and could order onto it.
    expect(seatAt([{ ...seated, begunMs: 30 * MINUTE_MS }], true).kind).toBe('ask');
  });

  test.each([
    ['began half an hour ago', { begunMs: 30 * MINUTE_MS }],
    ['has not been seen for five minutes', { unseenMs: 5 * MINUTE_MS }],
    ['has been served or has paid something', { isUnderWay: true }],
  ])('is asked whose tab it is when the party %s', (_why, change) => {
    const { tabId, openedAt } = PARTY;
    expect(seatAt([{ ...PARTY, ...change }], true)).toEqual({ kind: 'ask', tabId, openedAt });
  });

  test('is asked where two parties sit at one table', () => {
    expect(seatAt([PARTY, { ...PARTY, tabId: 8 }], true)).toMatchObject({ kind: 'ask', tabId: 7 });
  });

  test('does not see the tabs of unverified codes', () => {
    expect(seatAt([{ ...PARTY, opening: 'unverified' }], true)).toEqual({
      kind: 'open',
      opening: 'scan',
    });
  });

  const tab = fc.record({
    tabId: fc.integer({ min: 1, max: 99 }),
    number: fc.integer({ min: 10, max: 99 }),
    opening: fc.constantFrom(...TAB_OPENINGS),
    openedAt: fc.constant(PARTY.openedAt),
    begunMs: fc.option(fc.integer({ min: 0, max: 120 * MINUTE_MS })),
    unseenMs: fc.option(fc.integer({ min: 0, max: 120 * MINUTE_MS })),
    isUnderWay: fc.boolean(),
    isOwn: fc.boolean(),
  });

  test('comes back to the tab whose member it is, whatever else the table holds', () => {
    fc.assert(
      fc.property(fc.array(tab), fc.array(tab), fc.boolean(), (before, after, isVerified) => {
        const others = [...before, ...after].map((one) => ({ ...one, isOwn: false }));
        const tabs = [...others, { ...PARTY, tabId: 1_000, isOwn: true }];
        expect(seatAt(tabs, isVerified)).toEqual({ kind: 'join', tabId: 1_000 });
      }),
    );
  });

  test('never joins strangers with a code that proves nothing, nor a party that may have left', () => {
    fc.assert(
      fc.property(fc.array(tab, { maxLength: 4 }), fc.boolean(), (drawn, isVerified) => {
        const tabs = drawn.map((one, index) => ({ ...one, tabId: index + 1, isOwn: false }));
        const seating = seatAt(tabs, isVerified);
        if (seating.kind !== 'join') return;
        const joined = tabs.find(({ tabId }) => tabId === seating.tabId)!;
        expect(isVerified).toBe(true);
        expect(joined.opening).not.toBe('unverified');
        expect(joinsByItself(joined)).toBe(true);
      }),
    );
  });
});

test('a tab’s number has two digits, is none that another tab of its table has, and else stays', () => {
  const own = fc.option(fc.integer({ min: 10, max: 99 }));
  const numbers = fc.uniqueArray(fc.integer({ min: 10, max: 99 }), { maxLength: 89 });
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(numbers, random, own, (taken, chance, kept) => {
      const number = pickTabNumber(taken, chance, kept);
      if (kept !== null && !taken.includes(kept)) expect(number).toBe(kept);
      expect(number).toBeGreaterThanOrEqual(10);
      expect(number).toBeLessThanOrEqual(99);
      expect(taken).not.toContain(number);
    }),
  );
  expect(
    pickTabNumber(
      Array.from({ length: 90 }, (_, index) => index + 10),
      0,
    ),
  ).toBe(10);
});

describe('a number that somebody types', () => {
  const tabs = [
    { tabId: 1, number: 27, opening: 'scan' as const, wrongNumbers: 0 },
    { tabId: 2, number: 31, opening: 'apart' as const, wrongNumbers: 0 },
  ];

  test('joins the tab of that number', () => {
    expect(readGuess(tabs, 31)).toEqual({ kind: 'join', tabId: 2 });
  });

  test('that is wrong counts for every party of the table', () => {
    expect(readGuess(tabs, 55)).toEqual({ kind: 'wrong', tabIds: [1, 2] });
  });

  test('is not read any more after ten wrong ones, right or wrong', () => {
    const tried = tabs.map((tab) => ({ ...tab, wrongNumbers: WRONG_NUMBERS }));
    expect(readGuess(tried, 27)).toEqual({ kind: 'admission' });
  });

  test('joins no tab of an unverified code', () => {
    const [tab] = tabs;
    expect(readGuess([{ ...tab!, opening: 'unverified' }], 27)).toEqual({ kind: 'admission' });
  });
});

test.each([
  { tabId: null, openedAt: '2026-11-20T12:10:00.000Z', isAsked: true },
  { tabId: null, openedAt: null, isAsked: false },
  { tabId: 57, openedAt: null, isAsked: false },
])('whose the tab is, is asked of who finds one open and is in none: $isAsked', (seat) => {
  expect(isTabAsked(seat.tabId, seat.openedAt)).toBe(seat.isAsked);
});
