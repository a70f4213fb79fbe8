import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { onlyRow } from './database.ts';

/** What both databases guarantee, so that no query needs to know which one it runs on. */
const testApp = openTestApp();

test('values have the same types on both databases', async () => {
  const [row] = await testApp.db.query(
    `select 7::int as "anInt", 7::bigint as "aBigint", 7.50::numeric(12, 6) as "aNumeric",
       true as "aBoolean", null as "aNull", '{"a":[1]}'::json as "aJson",
       timestamptz '2026-11-20 20:31:07Z' as "aTime", count(*) as "aCount"`,
  );
  expect(row).toEqual({
    anInt: 7,
    aBigint: 7,
    aNumeric: '7.500000',
    aBoolean: true,
    aNull: null,
    aJson: { a: [1] },
    aTime: new Date('2026-11-20T20:31:07Z'),
    aCount: 1,
  });
});

test('a failed transaction stores nothing', async () => {
  const { restaurantId } = await testApp.openRestaurant();
  const insert = `insert into dining_tables (restaurant_id, table_name, key) values ($1, $2, 'k')`;
  const work = testApp.db.transaction(async (tx) => {
    await tx.query(insert, [restaurantId, 'once']);
    await tx.query(insert, [restaurantId, 'once']);
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(await testApp.db.query('select 1 from dining_tables')).toEqual([]);
});

test('a transaction returns the result of its work, and has committed by then', async () => {
  const { restaurantId } = await testApp.openRestaurant();
  const name = await testApp.db.transaction(async (tx) => {
    const rows = await tx.query<{ name: string }>(
      `insert into dining_tables (restaurant_id, table_name, key) values ($1, 'Patio', 'k')
       returning table_name as name`,
      [restaurantId],
    );
    return onlyRow(rows).name;
  });
  expect(name).toBe('Patio');
  expect(await testApp.db.query('select 1 from dining_tables')).toHaveLength(1);
});

test('onlyRow returns the single row, and throws for any other number', () => {
  expect(onlyRow([7])).toBe(7);
  expect(() => onlyRow([])).toThrow('got 0');
  expect(() => onlyRow([1, 2])).toThrow('got 2');
});

test("many waiting queries do not block the process's event loop", async () => {
  let answered = 0;
  let answeredBeforeTurn = Infinity;
  setImmediate(() => (answeredBeforeTurn = answered));
  const ask = async () => {
    for (let query = 0; query < 5; query += 1) {
      await testApp.db.query('select 1');
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  expect(answered).toBe(100);
  expect(answeredBeforeTurn).toBeLessThan(20);
});
