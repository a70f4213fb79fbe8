import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseClock, type Clock } from './database-clock.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;
const NOON = new Date('2026-11-24T12:00:00Z');

let aheadMs: number;
let answersAfterMs: number;
let isAway: boolean;
let clock: Clock;

/** A database whose clock is ahead of this process's, and which answers when it is told to. */
const db = {
  kind: 'postgres',
  query: async () => {
    if (isAway) throw new Error('away');
    const at = new Date(Date.now() + aheadMs + answersAfterMs / 2);
    if (answersAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, answersAfterMs));
    return [{ at }];
  },
  get background() {
    return db;
  },
} as unknown as Database;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON });
  [aheadMs, answersAfterMs, isAway] = [3 * HOUR_MS, 0, false];
  clock = await databaseClock(db);
});
afterEach(async () => {
  await clock.stop();
  vi.useRealTimers();
});

const ahead = () => clock.now().getTime() - Date.now();

test("it is the database's, also when that is corrected", async () => {
  expect(ahead()).toBe(3 * HOUR_MS);
  aheadMs = HOUR_MS;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ahead()).toBe(HOUR_MS);
});

test("it goes on when this process's is moved", async () => {
  vi.setSystemTime(NOON.getTime() + 5 * HOUR_MS);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(clock.now()).toEqual(new Date(NOON.getTime() + 3 * HOUR_MS + 1_000));
});

test('an answer that takes long does not move it, and none does not stop it', async () => {
  [aheadMs, answersAfterMs] = [HOUR_MS, 2_000];
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ahead()).toBe(3 * HOUR_MS);
  isAway = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ahead()).toBe(3 * HOUR_MS);
  [answersAfterMs, isAway] = [0, false];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ahead()).toBe(HOUR_MS);
});
