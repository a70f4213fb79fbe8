import { expect, test } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

/** Runs so many pieces in two lanes, and says how it went. */
async function runTwo(pieces: number, work: (piece: number) => Promise<void> = async () => {}) {
  const seen = { looks: 0, atOnce: 0, mostAtOnce: 0, done: [] as number[] };
  const take = async () => {
    seen.looks += 1;
    return seen.looks <= pieces ? seen.looks : null;
  };
  const ending = runConcurrently(2, take, async (piece) => {
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    await Promise.resolve();
    seen.atOnce -= 1;
    await work(piece);
    seen.done.push(piece);
  });
  return { seen, error: await ending.catch((error: unknown) => error) };
}

test('looks once where there is no work', async () => {
  expect((await runTwo(0)).seen.looks).toBe(1);
});

test('does all of it, as many pieces at a time as there are lanes', async () => {
  const { seen } = await runTwo(5);
  expect(seen.done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect(seen.mostAtOnce).toBe(2);
});

test('waits for the other lane if one fails, and says so', async () => {
  const { seen, error } = await runTwo(3, async (piece) => {
    if (piece === 1) throw new Error('no answer');
  });
  expect(error).toEqual(new Error('no answer'));
  expect(seen.done.toSorted((one, other) => one - other)).toEqual([2, 3]);
});
