import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle-queue.ts';

type Moment = () => void;

/** A page whose idle periods are controlled by the test. */
function pageWithMoments() {
  const moments: Moment[] = [];
  vi.stubGlobal('requestIdleCallback', (moment: Moment) => moments.push(moment));
  return {
    count: () => moments.length,
    pass: () => moments.shift()?.(),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('tasks run in order, one in each idle period', () => {
  const page = pageWithMoments();
  const done: string[] = [];
  for (const name of ['first', 'second']) whenIdle(() => done.push(name));
  expect([done, page.count()]).toEqual([[], 1]);
  page.pass();
  expect([done, page.count()]).toEqual([['first'], 1]);
  page.pass();
  expect([done, page.count()]).toEqual([['first', 'second'], 0]);
});

test('a task added by another runs after those added before it', () => {
  const page = pageWithMoments();
  const done: string[] = [];
  whenIdle(() => {
    done.push('first');
    whenIdle(() => done.push('third'));
  });
  whenIdle(() => done.push('second'));
  for (let turn = 0; turn < 3; turn += 1) page.pass();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a task that fails does not stop the others', () => {
  const page = pageWithMoments();
  const done: string[] = [];
  whenIdle(() => {
    throw new Error('lost');
  });
  whenIdle(() => done.push('second'));
  expect(page.pass).toThrow('lost');
  page.pass();
  expect(done).toEqual(['second']);
});

test('all tasks run in a browser without requestIdleCallback too', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const done: string[] = [];
  for (const name of ['first', 'second']) whenIdle(() => done.push(name));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
});
