import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryUntilDone } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that fails this often before it succeeds. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module: x.js');
    return 'here';
  });
}

it('tries again every few seconds, and reports each failure', async () => {
  const work = failing(2);
  const onFailure = vi.fn();
  const done = retryUntilDone(work, onFailure);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await done).toBe('here');
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('does not wait once the network is back', async () => {
  const work = failing(1);
  const done = retryUntilDone(work);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  expect(await done).toBe('here');
});
