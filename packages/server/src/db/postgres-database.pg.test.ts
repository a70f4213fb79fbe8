import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../test/test-database.ts';
import { DatabaseAway } from './database.ts';
import { isWritable } from './is-writable.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { RefusedWrites } from './refused-writes.ts';

test('a connection cut between two statements of a transaction fails only that transaction', async () => {
  const outside = await testDatabase();
  const db = await openPostgresDatabase(await testDatabaseUrl());
  const work = db.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await outside.query('select pg_terminate_backend($1, 60000)', [own?.pid]);
    // PostgreSQL's message has arrived by now. It is handled before the next statement.
    await nextTurn();
    await tx.query('select 1');
  });
  await expect(work).rejects.toThrow();
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  await db.close();
});

test('no connection compiles its statements, which would take longer than they do', async () => {
  const db = await openPostgresDatabase(await testDatabaseUrl());
  for (const queries of [db, db.background]) {
    expect(await queries.query('show jit')).toEqual([{ jit: 'off' }]);
  }
  await db.close();
});

test('without a connection, queries and transactions throw DatabaseAway', async () => {
  const db = await openPostgresDatabase(await testDatabaseUrl());
  await db.close();
  await expect(db.query('select 1')).rejects.toBeInstanceOf(DatabaseAway);
  await expect(db.transaction(async () => undefined)).rejects.toBeInstanceOf(DatabaseAway);
});

test('a transaction that pauses is ended, and nobody has to wait for its locks', async () => {
  const outside = await testDatabase();
  const limit = { statementMs: 60_000, connectMs: 60_000, idleMs: 500 };
  const db = await openPostgresDatabase(await testDatabaseUrl(), limit);
  const work = db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7281)');
    await outside.query('select pg_advisory_lock(7281), pg_advisory_unlock(7281)');
    await nextTurn();
    await tx.query('select 1');
  });
  await expect(work).rejects.toBeInstanceOf(DatabaseAway);
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  await db.close();
});

test('a disk that was full is remembered until the same statement succeeds', async () => {
  const db = await openPostgresDatabase(await testDatabaseUrl());
  await db.query(`create or replace function refuse(code text) returns void language plpgsql as
    $$ begin if code <> '' then raise using errcode = code; end if; end $$`);
  const write = (code: string) => db.query('select refuse($1)', [code]);
  await expect(write('23514')).rejects.toThrow();
  expect(db.refusedWrites?.areRecent).toBe(false);
  await expect(write('53100')).rejects.toThrow();
  await db.background.query('select 1');
  expect(db.background.refusedWrites?.areRecent).toBe(true);
  expect(await isWritable(db.background)).toBe(false);
  await db.transaction(async (tx) => tx.query('select refuse($1)', ['']));
  expect(await isWritable(db)).toBe(true);
  await db.query('drop function refuse');
  await db.close();
});

test('a disk that was full is forgotten after a minute', () => {
  let now = 0;
  const refused = new RefusedWrites(() => now);
  refused.failed('insert', '53100');
  now = 59_000;
  expect(refused.areRecent).toBe(true);
  now = 61_000;
  expect(refused.areRecent).toBe(false);
});
