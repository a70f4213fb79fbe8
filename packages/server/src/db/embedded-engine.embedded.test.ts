import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { openMemoryDatabase } from './embedded-engine.ts';

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
