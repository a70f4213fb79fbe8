import { expect, test, vi } from 'vitest';
import { SingleFlight } from './single-flight.ts';

test('one question is asked for all at once, and a later one anew', async () => {
  const shared = new SingleFlight<number>();
  const ask = vi.fn(async () => ask.mock.calls.length);
  expect(await Promise.all([shared.ask('a', ask), shared.ask('a', ask)])).toEqual([1, 1]);
  expect(await Promise.all([shared.ask('a', ask), shared.ask('b', ask)])).toEqual([2, 3]);
});

test('a failure is shared by those who wait for it, and not kept', async () => {
  const shared = new SingleFlight<number>();
  const fault = new Error('silent');
  const fail = vi.fn(async () => {
    throw fault;
  });
  const both = await Promise.allSettled([shared.ask('a', fail), shared.ask('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await shared.ask('a', async () => 7)).toBe(7);
});
