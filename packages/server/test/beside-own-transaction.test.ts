import { expect, test } from 'vitest';
import { refuseBesideOwnTransaction } from './beside-own-transaction.ts';
import { testDatabase } from './test-database.ts';

test('a query beside its own transaction is refused, and one of somebody else is not', async () => {
  const failures: string[] = [];
  const db = refuseBesideOwnTransaction(await testDatabase(), ({ message }) => {
    failures.push(message);
  });
  const one = 'select 1 as one';
  const besides = await db.transaction(async (tx) => [
    ...(await tx.query(one)),
    ...(await Promise.allSettled([
      db.query(one),
      db.background.query(one),
      db.transaction(async (other) => other.query(one)),
    ])),
  ]);
  const rejected = { status: 'rejected' };
  expect(besides).toMatchObject([{ one: 1 }, rejected, rejected, rejected]);
  expect(failures).toEqual(
    [one, one, 'another transaction'].map((what) => `Beside its own transaction: ${what}`),
  );
  const later = await db.transaction(async () => async () => db.query(one));
  expect(await later()).toEqual([{ one: 1 }]);
  expect(await Promise.all([db.transaction(async (tx) => tx.query(one)), db.query(one)])).toEqual([
    [{ one: 1 }],
    [{ one: 1 }],
  ]);
});
