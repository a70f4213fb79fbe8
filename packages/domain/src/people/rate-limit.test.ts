import { describe, expect, test } from 'vitest';
import { RATE_LIMITS, waitSeconds, waitTable } from './rate-limit.ts';

describe('the wait after failures in a row', () => {
  test.each([
    { failures: 0, seconds: 0 },
    { failures: 4, seconds: 0 },
    { failures: 5, seconds: 5 },
    { failures: 6, seconds: 10 },
    { failures: 7, seconds: 20 },
    { failures: 12, seconds: 640 },
    { failures: 13, seconds: 900 },
    { failures: 2_000, seconds: 900 },
  ])('is for one account after $failures: $seconds s', ({ failures, seconds }) => {
    expect(waitSeconds(RATE_LIMITS.account, failures)).toBe(seconds);
  });

  test('starts at 30 failures from one address, and at 240 enquiries', () => {
    expect([29, 30].map((failures) => waitSeconds(RATE_LIMITS.address, failures))).toEqual([0, 5]);
    expect([239, 240].map((failures) => waitSeconds(RATE_LIMITS.inquiry, failures))).toEqual([
      0, 5,
    ]);
    expect(waitSeconds(RATE_LIMITS.inquiry, 1_000)).toBe(300);
  });

  test('is listed in a table up to the longest wait', () => {
    expect(waitTable(RATE_LIMITS.account)).toEqual([
      0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900,
    ]);
  });

  test.each(Object.values(RATE_LIMITS))('never gets shorter', (limit) => {
    const table = waitTable(limit);
    expect(table).toEqual(table.toSorted((one, other) => one - other));
    expect(table.at(-1)).toBe(limit.longestWaitSeconds);
  });
});
