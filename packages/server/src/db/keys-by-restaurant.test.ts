import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

/**
 * Every row belongs to one restaurant, and no row can refer to another's: the restaurant's id comes
 * first in every key and in every reference. Read from the catalog, so that new tables are checked too.
 */
const testApp = openTestApp();

/**
 * Data about a person, a device or an address belongs to no restaurant; nor does the list of migrations, nor
 * the payment provider's events, nor the sandbox that simulates it.
 */
const OF_NO_RESTAURANT = [
  'attempts',
  'diners',
  'known_devices',
  'outbox',
  'payment_events',
  'sandbox_events',
  'sandbox_objects',
  'schema_migrations',
];
/** In addition, a session and a link in a mail are found by their token alone. */
const KEYED_OTHERWISE = [...OF_NO_RESTAURANT, 'one_time_tokens', 'sessions'].toSorted();
/** Tables whose rows refer to a diner, who belongs to no restaurant and may delete the account. */
const TO_A_DINER = ['one_time_tokens', 'sessions', 'visits'];

/**
 * What must be unique in the whole installation. A database that is sharded by restaurant cannot guarantee
 * this by itself (docs/scale.md).
 */
const UNIQUE_OVER_ALL_RESTAURANTS = [
  'payment_accounts_account_id_key',
  'payments_payment_id_key',
  'payments_session_id_key',
  'refunds_provider_refund_id_key',
  'staff_email_key',
  'staff_invitations_token',
  'staff_username_key',
];

interface Key {
  name: string;
  tableName: string;
  kind: 'p' | 'f';
  columns: string[];
  targetColumns: string[] | null;
}

async function readKeys(): Promise<Key[]> {
  return testApp.db.query<Key>(
    `select conname as name, conrelid::regclass::text as "tableName", contype as kind,
       (select json_agg(a.attname order by k.place)
        from unnest(c.conkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
       (select json_agg(a.attname order by k.place)
        from unnest(c.confkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as "targetColumns"
     from pg_constraint c
     where connamespace = 'public'::regnamespace and contype in ('p', 'f')
     order by 2, 1`,
  );
}

describe("the restaurant's id", () => {
  test('comes first in the primary key of every table except the listed ones', async () => {
    const primary = (await readKeys()).filter(({ kind }) => kind === 'p');
    const tables = await testApp.db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(primary.map(({ tableName }) => tableName)).toEqual(tables.map(({ name }) => name));
    const otherwise = primary.filter(({ columns }) => columns[0] !== 'restaurant_id');
    expect(otherwise.map(({ tableName }) => tableName)).toEqual(KEYED_OTHERWISE);
  });

  test('comes first on both sides of every reference except those to a diner', async () => {
    const references = (await readKeys()).filter(({ kind }) => kind === 'f');
    const isToDiner = ({ targetColumns }: Key) => targetColumns?.[0] === 'diner_id';
    const toDiners = references.filter(isToDiner);
    expect(toDiners.map(({ tableName }) => tableName)).toEqual(TO_A_DINER);
    const inRestaurants = references.filter((key) => !isToDiner(key));
    expect(inRestaurants.length).toBeGreaterThan(10);
    for (const { name, columns, targetColumns } of inRestaurants) {
      expect([name, columns[0], targetColumns?.[0]]).toEqual([
        name,
        'restaurant_id',
        'restaurant_id',
      ]);
    }
  });

  test('comes first in every other unique index except the listed ones', async () => {
    const over = await testApp.db.query<{ name: string }>(
      `select i.indexrelid::regclass::text as name from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'restaurant_id'
       where i.indisunique and not i.indisprimary and i.indkey[0] <> a.attnum
         and i.indrelid in (select oid from pg_class
           where relnamespace = 'public'::regnamespace and relkind = 'r')
       order by 1`,
    );
    expect(over.map(({ name }) => name)).toEqual(UNIQUE_OVER_ALL_RESTAURANTS);
  });

  test('is in every table except those that belong to no restaurant', async () => {
    const without = await testApp.db.query<{ name: string }>(
      `select tablename as name from pg_tables t where schemaname = 'public' and not exists (
         select 1 from information_schema.columns c
         where c.table_name = t.tablename and c.column_name = 'restaurant_id')
       order by 1`,
    );
    expect(without.map(({ name }) => name)).toEqual(OF_NO_RESTAURANT);
  });
});

test("the database itself refuses a product in another restaurant's category", async () => {
  const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
  await expect(
    testApp.db.query('update products set category_id = $1 where restaurant_id = $2', [
      other.categories[1],
      restaurant.restaurantId,
    ]),
  ).rejects.toMatchObject({ code: '23503' });
});

test('a new restaurant has a row for its counters, starting at zero', async () => {
  const { restaurantId } = await testApp.openRestaurant();
  const counter = await testApp.db.query(
    'select last_order_id, last_event_id from restaurant_counters where restaurant_id = $1',
    [restaurantId],
  );
  expect(counter).toEqual([{ last_order_id: 0, last_event_id: 0 }]);
});
