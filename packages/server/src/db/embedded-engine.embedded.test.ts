import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { openFiles, openMemoryDatabase } from './embedded-engine.ts';

afterEach(() => vi.restoreAllMocks());

/** Listens to how the process would have ended. */
function awaitEnd() {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const words = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return { exit, words };
}

test('a failure of PGlite itself ends the process, with the reason', async () => {
  const { exit, words } = awaitEnd();
  const db = await openMemoryDatabase();
  const failure = new Error('memory access out of bounds');
  vi.spyOn(PGlite.prototype, 'execProtocolStream').mockRejectedValueOnce(failure);
  await expect(db.query('select 1')).rejects.toBe(failure);
  expect(exit).toHaveBeenCalledWith(1);
  expect(words).toHaveBeenCalledWith(expect.stringContaining('(memory access out of bounds)'));
});

test('a statement that fails ends nothing, and is prepared again', async () => {
  const db = await openMemoryDatabase();
  const later = 'select word from words';
  await expect(db.query(later)).rejects.toMatchObject({ code: '42P01' });
  await db.query(`create table words (word text)`);
  expect(await db.query(later)).toEqual([]);
  await db.query('insert into words values ($1)', ['hola']);
  const work = db.transaction(async (tx) => {
    await tx.query('insert into words values ($1)', ['adiós']);
    await tx.query('select 1 / $1::int', [0]);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(await db.query(later)).toEqual([{ word: 'hola' }]);
  await db.close();
});

test('a transaction that cannot be rolled back ends the process', async () => {
  const { exit } = awaitEnd();
  const db = await openMemoryDatabase();
  const unwritable = {
    toJSON() {
      throw new Error('not a value');
    },
  };
  const work = db.transaction(async (tx) => tx.query('select $1::json', [unwritable]));
  await expect(work).rejects.toThrow('not a value');
  expect(exit).toHaveBeenCalledWith(1);
});

test('each of many queries gets its own answer, though others fail', async () => {
  const db = await openMemoryDatabase();
  const ask = async (number: number) => {
    try {
      const [row] = await db.query<{ number: number }>('select 12 / $1::int as number', [number]);
      return row?.number;
    } catch {
      const [row] = await db.query<{ instead: number }>('select $1::int as instead', [100]);
      return row?.instead;
    }
  };
  const asked = Array.from({ length: 30 }, (_, index) => index % 3);
  expect(await Promise.all(asked.map(ask))).toEqual(asked.map((number) => [100, 12, 6][number]));
});

test('what was asked before closing is answered, or refused, before it has closed', async () => {
  const db = await openMemoryDatabase();
  const failing = expect(db.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  const answered = expect(db.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  await Promise.all([failing, answered, db.close()]);
  await expect(db.query('select 1')).rejects.toThrow('end');
});

describe('on a disk', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-engine-'));
  const files = path.join(folder, 'database');
  let db: Database;

  beforeAll(async () => {
    db = await openFiles(files);
    await db.query('create table words (word text)');
    // More than the 16 MB that PostgreSQL keeps in memory.
    await db.query('create table pages (body text storage plain)');
    await db.query(`insert into pages select repeat('x', 7000) from generate_series(1, 3000)`);
  });
  afterAll(async () => {
    await db.close();
    fs.rmSync(folder, { recursive: true });
  });

  /** Holds all flushes back; `release` lets these and all others go on to the disk. */
  function holdFlushes() {
    const flush = fs.fdatasync;
    const held: (() => void)[] = [];
    const begun = new Promise<void>((resolve) => {
      vi.spyOn(fs, 'fdatasync').mockImplementation((file, callback) => {
        held.push(() => flush(file, callback));
        resolve();
      });
    });
    const release = () => {
      vi.restoreAllMocks();
      for (const flushNow of held) flushNow();
    };
    return { begun, release };
  }

  test('nobody is told what no flush has brought there: not who has read it, either', async () => {
    const { begun, release } = holdFlushes();
    const told: string[] = [];
    const ask = async (who: string, question: Promise<unknown>) => {
      await question.catch(() => undefined);
      told.push(who);
    };
    const asked = [
      ask('writer', db.query(`insert into words values ('pan')`)),
      ask(
        'transaction',
        db.transaction(async (tx) => tx.query('delete from words')),
      ),
      ask('reader', db.query('select * from words')),
      ask('refused', db.query('select 1 / 0')),
    ];
    // What is done within a transaction is not stored yet: by then, those before it have been done.
    await new Promise<void>((resolve) => {
      asked.push(
        ask(
          'last',
          db.transaction(async (tx) => tx.query('select 1').then(() => resolve())),
        ),
      );
    });
    await begun;
    expect(told).toEqual([]);
    release();
    await Promise.all(asked);
    expect(told).toHaveLength(asked.length);
  });

  test('one alone is told after a flush, too', async () => {
    const flush = vi.spyOn(fs, 'fdatasyncSync');
    await db.query(`insert into words values ('sal')`);
    expect(flush).toHaveBeenCalledOnce();
    await db.query('select * from words');
    expect(flush).toHaveBeenCalledOnce();
  });

  test('no other file is changed before the journal is there', async () => {
    const { begun, release } = holdFlushes();
    // Two: for one alone the journal is flushed at once.
    const writing = ['vino', 'agua'].map((word) =>
      db.query('insert into words values ($1)', [word]),
    );
    await begun;
    const parts = path.join(files, 'pg_wal');
    const journal = fs.readdirSync(parts).map((part) => fs.statSync(path.join(parts, part)).ino);
    const isJournal = (file: number) => journal.includes(fs.fstatSync(file).ino);
    const done: string[] = [];
    const { fdatasyncSync, writeSync } = fs;
    vi.spyOn(fs, 'fdatasyncSync').mockImplementation((file) => {
      if (isJournal(file)) done.push('journal flushed');
      fdatasyncSync(file);
    });
    vi.spyOn(fs, 'writeSync').mockImplementation((...given: Parameters<typeof writeSync>) => {
      if (!isJournal(given[0])) done.push('file changed');
      return writeSync(...given);
    });
    // Which notes at each row that it is committed; to read the next, its page is written back.
    const reading = db.query('select count(body) from pages');
    await vi.waitUntil(() => done.includes('file changed'), { timeout: 60_000 });
    release();
    await Promise.all([...writing, reading]);
    expect(done[0]).toBe('journal flushed');
  });
});
