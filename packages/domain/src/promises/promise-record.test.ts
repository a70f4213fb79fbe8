import { describe, expect, test } from 'vitest';
import { keepsPromises, promiseOutcome } from './promise-record.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const PROMISED = { fromMs: at('14:20'), untilMs: at('14:28') };

describe('a promise', () => {
  test.each([
    ['14:19', 'broken'],
    ['14:20', 'held'],
    ['14:28', 'held'],
    ['14:29', 'broken'],
  ])('of what is ready at %s is %s', (ready, outcome) => {
    const now = { readyAtMs: at(ready), isCancelled: false, nowMs: at('15:00') };
    expect(promiseOutcome(PROMISED, now)).toBe(outcome);
  });

  test.each([
    ['14:27', null],
    ['14:29', 'broken'],
  ])('of what is not ready at %s is %j', (now, outcome) => {
    const open = { readyAtMs: null, isCancelled: false, nowMs: at(now) };
    expect(promiseOutcome(PROMISED, open)).toBe(outcome);
  });

  test('of a cancelled order is neither', () => {
    const cancelled = { readyAtMs: at('14:22'), isCancelled: true, nowMs: at('15:00') };
    expect(promiseOutcome(PROMISED, cancelled)).toBeNull();
  });
});

describe('a restaurant goes on promising', () => {
  test.each([
    [0, 0, true],
    [39, 0, true],
    [40, 35, false],
    [40, 36, true],
    [200, 179, false],
  ])('of %i promises, %i held: %j', (promised, held, goesOn) => {
    expect(keepsPromises({ promised, held })).toBe(goesOn);
  });
});
