import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('one question is asked for all at once, and its answer is kept for a moment', async () => {
  const shared = new SharedAnswers<number>(1_000);
  const ask = vi.fn(async () => ask.mock.calls.length);
  expect(await Promise.all([shared.ask('a', ask), shared.ask('a', ask)])).toEqual([1, 1]);
  expect(await shared.ask('b', ask)).toBe(2);
  vi.advanceTimersByTime(999);
  expect(await shared.ask('a', ask)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await shared.ask('a', ask)).toBe(3);
});

test('a failure is shared by those who wait for it, and not kept', async () => {
  const shared = new SharedAnswers<number>(1_000);
  const fault = new Error('silent');
  const fail = vi.fn(async () => {
    throw fault;
  });
  const both = await Promise.allSettled([shared.ask('a', fail), shared.ask('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await shared.ask('a', async () => 7)).toBe(7);
});
