import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('work that fails once is run again after the interval', async () => {
  const fault = new Error('not this time');
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(fault).mockResolvedValue();
  const onError = vi.fn<(error: unknown) => void>();
  const { stop } = repeat(work, 1000, onError);
  await vi.advanceTimersByTimeAsync(2000);
  await stop();
  expect(work).toHaveBeenCalledTimes(2);
  expect(onError.mock.calls).toEqual([[fault]]);
});

test('a call that comes during a run starts another one after it, and only one', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn<() => Promise<void>>(async () => new Promise((end) => ends.push(end)));
  const { wake, stop } = repeat(work, 60_000, () => {});
  wake();
  wake();
  wake();
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await stop();
  expect(work).toHaveBeenCalledTimes(2);
});

test('stopping waits for the run in progress and starts no other', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn<() => Promise<void>>(async () => new Promise((end) => ends.push(end)));
  const { wake, stop } = repeat(work, 1000, () => {});
  wake();
  wake();
  const stopped = stop();
  ends[0]?.();
  await stopped;
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
