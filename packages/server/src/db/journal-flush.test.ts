import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JournalFlush } from './journal-flush.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-flush-'));
const part = path.join(folder, 'part');
const nextPart = path.join(folder, 'next-part');
fs.writeFileSync(part, '');
fs.writeFileSync(nextPart, '');

/** Flushes that have begun and not ended. */
let begun: ((error: NodeJS.ErrnoException | null) => void)[];
const fail = vi.fn<() => never>();
let flush: JournalFlush;

beforeEach(() => {
  begun = [];
  vi.spyOn(fs, 'fdatasync').mockImplementation((_, callback) => begun.push(callback));
  vi.spyOn(fs, 'fdatasyncSync');
  flush = new JournalFlush(fail);
});
afterEach(() => {
  flush.close();
  vi.restoreAllMocks();
  fail.mockReset();
});

/** Tells of everybody who has been answered, in turn. */
function answers(...names: string[]): string[] {
  const answered: string[] = [];
  for (const name of names) void flush.settled().then(() => answered.push(name));
  return answered;
}

/** As long as promises take that wait for nothing else. */
const moment = () => new Promise((resolve) => setImmediate(resolve));

async function end(nth: number, error: NodeJS.ErrnoException | null = null): Promise<void> {
  begun[nth - 1]?.(error);
  await moment();
}

test('nobody is answered before the flush that began after what was asked', async () => {
  flush.ask(part);
  const first = answers('first');
  await moment();
  flush.ask(part);
  const second = answers('second');
  await moment();
  expect(first).toEqual([]);
  await end(1);
  expect([first, second]).toEqual([['first'], []]);
  await end(2);
  expect(second).toEqual(['second']);
});

test('who asks while a flush is under way shares the next one with all others', async () => {
  flush.ask(part);
  const all = answers('first');
  await moment();
  flush.ask(part);
  flush.ask(part);
  const others = answers('second', 'third');
  await end(1);
  await end(2);
  expect([all, others]).toEqual([['first'], ['second', 'third']]);
  expect(begun).toHaveLength(2);
});

test('who asks nothing waits for the flush that is under way, or for none', async () => {
  expect(await Promise.race([flush.settled(), moment().then(() => 'waited')])).toBeUndefined();
  flush.ask(part);
  answers('writer');
  await moment();
  const reader = answers('reader');
  await moment();
  expect(reader).toEqual([]);
  await end(1);
  expect(reader).toEqual(['reader']);
  expect(begun).toHaveLength(1);
});

test('what cannot wait is flushed at once, and not again', async () => {
  flush.ask(part);
  answers('first');
  await moment();
  flush.ask(part);
  const second = answers('second');
  flush.now();
  expect(fs.fdatasyncSync).toHaveBeenCalledOnce();
  await end(1);
  expect(second).toEqual(['second']);
  expect(begun).toHaveLength(1);
  flush.now();
  expect(fs.fdatasyncSync).toHaveBeenCalledOnce();
});

test('a part of the journal is flushed before another one is begun', () => {
  flush.ask(part);
  expect(fs.fdatasyncSync).not.toHaveBeenCalled();
  flush.ask(nextPart);
  expect(fs.fdatasyncSync).toHaveBeenCalledOnce();
});

test('a flush that fails answers nobody', async () => {
  const error = Object.assign(new Error('i/o error'), { code: 'EIO' });
  flush.ask(part);
  const all = answers('writer', 'reader');
  await moment();
  await end(1, error);
  expect(fail).toHaveBeenCalledExactlyOnceWith(error);
  expect(all).toEqual([]);
});
