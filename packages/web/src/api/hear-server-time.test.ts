import { beforeEach, expect, it, vi } from 'vitest';

const MINUTE_MS = 60_000;

/** How far the server's time is from this device's, after these words of the server. */
async function offsetAfter(...toldMs: number[]): Promise<number> {
  const { hearServerTime } = await import('./hear-server-time.ts');
  const { serverNow } = await import('./server-clock.ts');
  for (const ms of toldMs) hearServerTime(Date.now() + ms);
  return serverNow().getTime() - Date.now();
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it.each([
  ['believes the first word, however far off', [-45 * MINUTE_MS], -45 * MINUTE_MS],
  ['believes at once a word that puts the clock forward', [-3_000, 60_000], 60_000],
  ['does not waver with the delay of each word', [0, -300, -1_500], 0],
  ['takes one word from the past for a late one', [0, -8 * MINUTE_MS, 0], 0],
  ['believes the second such word', [0, -8 * MINUTE_MS, -8 * MINUTE_MS], -8 * MINUTE_MS],
  ['doubts again after a word that agreed', [0, -MINUTE_MS, 0, -MINUTE_MS], 0],
])('%s', async (_, told, offsetMs) => {
  expect(await offsetAfter(...told)).toBe(offsetMs);
});
