import { expect, it } from 'vitest';
import { createTapLock } from './tap-lock.ts';

let nowMs = 0;
const now = () => nowMs;

it('takes one tap at a table until it is answered, and one at another', () => {
  const lock = createTapLock(now);
  expect(lock.take(57)).toBe(true);
  expect(lock.take(57)).toBe(false);
  expect(lock.take(58)).toBe(true);
});

it('takes none for a moment after an answer, when something else stands there', () => {
  const lock = createTapLock(now);
  lock.take(57);
  lock.release(57);
  nowMs += 300;
  expect([lock.take(57), lock.take(58)]).toEqual([false, false]);
  nowMs += 400;
  expect(lock.take(57)).toBe(true);
});
