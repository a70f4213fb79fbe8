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
