import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { openMemoryDatabase } from './embedded-engine.ts';

afterEach(() => vi.restoreAllMocks());

test('a failure of PGlite itself ends the process, with the reason', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const words = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
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
