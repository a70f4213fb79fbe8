import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './tenant-isolation.ts';
import { HOLE, listSql, type SqlStatement } from './list-sql.ts';
import { MIGRATIONS, readServerSources } from './server-sources.ts';
import { readSchema, type Schema } from './sql-schema.ts';
import { loadParser } from './sql-tree.ts';

/**
 * What may query more than one restaurant, or cannot be read from the sources, and why: a file, or a
 * function in one. In a database sharded by restaurant, each of these would query all shards, or would
 * have to find the restaurant first (docs/scale.md).
 */
const BEYOND_ONE_RESTAURANT: Record<string, string[]> = {
  'the caller gives a token or a name, and the statement finds the restaurant': [
    'auth/account-queries.ts findAccount',
    'auth/one-time-token-queries.ts findTokenAccount',
    'auth/one-time-token-queries.ts takeToken',
    'auth/session-queries.ts findSession',
    'auth/session-queries.ts deleteSession',
    'auth/session-queries.ts updateLastUse',
    'features/people/staff-queries.ts findStaffByEmail',
    'features/people/staff-queries.ts findStaffByUsername',
    'features/people/team-queries.ts isStaffEmail',
    'features/people/team-queries.ts findInvitation',
  ],
  'a diner eats in more than one restaurant': [
    'features/payments/forget-payer.ts forgetPayer',
    'features/diners/diner-queries.ts listVisitsOf',
    'features/orders/order-mail-queries.ts findOwnOrder',
    'auth/session-queries.ts deleteSessionsOf',
    'auth/session-queries.ts listSessionsOf',
  ],
  'the outbox and the payment provider give an id of their own': [
    'features/orders/order-mail-queries.ts findMailedOrder',
    'features/payments/account-queries.ts findAccountById',
    'features/payments/payment-queries.ts findPaymentOfSession',
    'features/payments/payment-queries.ts findPaymentById',
    'features/payments/reconcile-queries.ts listBookedRefunds',
    'features/payments/reconcile-queries.ts listBookedDisputes',
  ],
  'a worker takes what is due next, of any restaurant': [
    'features/orders/payment-change-queries.ts listNeverPaid',
    'features/payments/payment-queries.ts leasePayments',
    'features/payments/share-queries.ts listOverdueClaims',
    'features/payments/refund-queries.ts leaseRefunds',
    'features/payments/reconcile-queries.ts leaseAccount',
    'features/tabs/end-tabs.ts endTabs',
    'features/tabs/end-tabs.ts forgetAvoided',
    'features/tabs/end-tabs.ts noteSeen',
    'features/tabs/end-tabs.ts withdrawAbandoned',
    'features/invoices/sending-queries.ts leaseSending',
    'features/tickets/ticket-queries.ts leaseTicket',
    'features/tickets/ticket-queries.ts listPrintingRestaurants',
  ],
  'counts the restaurants of one tax number, whose invoices must not be numbered alike': [
    'features/invoices/invoice-queries.ts upsertInvoicing',
  ],
  'swept once an hour, in all restaurants': [
    'auth/one-time-token-queries.ts purgeTokens',
    'features/audit/audit-queries.ts purgeEntries',
    'features/photos/photo-queries.ts purgePhotos',
    'features/menu/products/deletion-queries.ts purgeProducts',
    'features/menu/categories/deletion-queries.ts purgeCategories',
    'features/restaurants/restaurant-queries.ts deleteAbandonedRestaurants',
    'auth/session-queries.ts purgeSessions',
    'features/tables/visits.ts lookAtVisits',
    'features/tables/visits.ts dropSome',
    'features/tabs/end-tabs.ts dropEmptyTabs',
    'features/people/team-queries.ts purgeInvitations',
  ],
  'it is about all restaurants': [
    'features/restaurants/restaurant-queries.ts countRestaurants',
    'features/pages/list-public-menus.ts listPublicRestaurants',
    'observability/restaurant-figures.ts readFigures',
  ],
  'it inserts the restaurant, whose number the database chooses': [
    'features/restaurants/restaurant-queries.ts insertRestaurant',
  ],
  'table and condition are arguments; that of staff contains the key (`rowOf`)': [
    'auth/account-queries.ts findPasswordHash',
    'auth/account-queries.ts updatePassword',
    'auth/account-queries.ts lockAccount',
    'auth/account-queries.ts updateEmail',
  ],
  'backup and restore take whole tables, by the names in the catalogue': [
    'backup/catalogue.ts',
    'backup/empty-target.ts',
    'backup/read-rows.ts',
    'backup/restore-backup.ts',
  ],
  'the adapters and the migrations pass on what they are given': [
    'db/embedded-engine.ts',
    'db/migrate.ts',
    'db/pooled-queries.ts',
  ],
};

let schema: Schema;

beforeAll(async () => {
  await loadParser();
  schema = readSchema(
    readdirSync(MIGRATIONS)
      .toSorted()
      .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')),
  );
});

describe('every statement of the server', () => {
  test('is restricted to one restaurant, or listed as an exception with its reason', async () => {
    const statements = listSql(await readServerSources());
    expect(statements.length).toBeGreaterThan(200);

    const named = Object.values(BEYOND_ONE_RESTAURANT).flat();
    const inNeed = new Set<string>();
    const faults = statements.flatMap((statement) => {
      const own = whatIsWrong(statement);
      const excuse = named.find((one) => isNamed(one, statement));
      if (own.length > 0 && excuse !== undefined) inNeed.add(excuse);
      return excuse === undefined ? own : [];
    });
    expect(faults).toEqual([]);
    // Exceptions that are no longer needed must be removed.
    expect(named.filter((one) => !inNeed.has(one))).toEqual([]);
  });
});

function whatIsWrong({ file, line, owner, text }: SqlStatement): string[] {
  const at = `${file}:${line} ${owner}`;
  if (text === null) return [`${at}: cannot be read`];
  try {
    return faultsOf(text, schema).map((fault) => `${at}: ${fault}`);
  } catch (error) {
    return [`${at}: ${String(error)}`];
  }
}

const isNamed = (name: string, { file, owner }: SqlStatement): boolean =>
  name === file || name === `${file} ${owner}`;

describe('a statement', () => {
  test.each([
    ['restricted', 'select 1 from orders where restaurant_id = $1'],
    [
      'restricted by another name',
      'delete from orders o where $1::int = o.restaurant_id and o.order_id = 3',
    ],
    ['for some restaurants', 'select 1 from restaurants r where r.restaurant_id = any($1::int[])'],
    ['for a list of them', 'select 1 from restaurants where restaurant_id in ($1, $2)'],
    [
      'for sessions without a restaurant',
      'select 1 from sessions where restaurant_id is not distinct from $1',
    ],
    [
      'joined along a chain',
      `select 1 from orders o join visits v on v.restaurant_id = o.restaurant_id
       left join order_lines l on l.restaurant_id = v.restaurant_id where o.restaurant_id = $1`,
    ],
    [
      'joined by using',
      'select 1 from orders join visits using (restaurant_id) where orders.restaurant_id = 7',
    ],
    [
      'restricted by the enclosing query',
      `select (select count(*) from order_lines l where l.restaurant_id = o.restaurant_id)
       from orders o where o.restaurant_id = $1`,
    ],
    [
      'restricted by an earlier common table expression',
      `with gone as (delete from visits where restaurant_id = $1 returning restaurant_id, visit_id)
       update orders o set note = '' from gone
       where (o.restaurant_id, o.visit_id) = (gone.restaurant_id, gone.visit_id)`,
    ],
    [
      'restricted by a subquery of keys',
      `select 1 from orders where (restaurant_id, order_id) in (
         select restaurant_id, order_id from payments where restaurant_id = $1)`,
    ],
    ['on a table without restaurants', 'select 1 from diners where lower(email) = lower($1)'],
    [
      'that inserts its restaurant',
      'insert into visits (restaurant_id, visit_id) values ($1, $2) on conflict do nothing',
    ],
  ])('%s is accepted', (_name, sql) => {
    expect(faultsOf(sql, schema)).toEqual([]);
  });

  test.each([
    ['without the key', 'select 1 from orders where order_id = $1', 'orders'],
    [
      'with the key of another column',
      'select 1 from orders where restaurant_id = order_id',
      'orders',
    ],
    [
      'with the key in only one branch of an OR',
      'select 1 from orders where restaurant_id = $1 or order_id = $2',
      'orders',
    ],
    ['with the key negated', 'select 1 from orders where not restaurant_id = $1', 'orders'],
    [
      'with a list that contains another column',
      'select 1 from orders where restaurant_id in ($1, order_id)',
      'orders',
    ],
    [
      'whose left side is restricted only in the left join',
      `select 1 from orders o
       left join visits v on v.restaurant_id = $1 and o.restaurant_id = $1`,
      'orders',
    ],
    ['with all restaurants but one', 'select 1 from orders where restaurant_id <> $1', 'orders'],
    [
      'that joins a table without the key',
      `select 1 from orders o join visits v on v.visit_id = o.visit_id where o.restaurant_id = $1`,
      'visits',
    ],
    [
      'that lacks it in a subquery',
      `select 1 from orders o where o.restaurant_id = $1 and exists (
         select 1 from order_lines l where l.order_id = o.order_id)`,
      'order_lines',
    ],
    [
      'that lacks it in a common table expression',
      `with all_of_them as (select restaurant_id from orders)
       select 1 from visits v join all_of_them a on a.restaurant_id = v.restaurant_id`,
      'orders',
    ],
    [
      'that lacks it in the second half of a union',
      'select 1 from orders where restaurant_id = $1 union all select 1 from visits',
      'visits',
    ],
    ['that updates without it', `update products set name = '' where product_id = $1`, 'products'],
    [
      'that deletes without it',
      'delete from products using orders where orders.restaurant_id = $1',
      'products',
    ],
    [
      'that moves a row to a restaurant',
      'update orders set restaurant_id = $2 where restaurant_id = $1',
      'moves rows to another restaurant',
    ],
    ['that inserts without it', 'insert into sessions (token_hash) values ($1)', 'sessions'],
    [
      'that inserts what it selected without it',
      'insert into visits (restaurant_id, visit_id) select $1, visit_id from orders',
      'orders',
    ],
    [
      'whose "on conflict" lacks it',
      `insert into visits (restaurant_id, visit_id) values ($1, $2) on conflict (visit_id) do nothing`,
      'visits',
    ],
    [
      'with a part that is only known at run time',
      `select 1 from orders ${HOLE} where restaurant_id = $1`,
      'known only at run time',
    ],
    ['that truncates a table', 'truncate orders', 'orders'],
    ['on an unknown table', 'select 1 from somewhere', 'somewhere'],
  ])('%s is reported', (_name, sql, named) => {
    expect(faultsOf(sql, schema)).toEqual([expect.stringContaining(named)]);
  });
});

test('tables that are only joined to each other are all reported', () => {
  const sql = 'select 1 from orders o join visits v on v.restaurant_id = o.restaurant_id';
  expect(faultsOf(sql, schema)).toEqual([
    'orders is not restricted by restaurant_id',
    'visits is not restricted by restaurant_id',
  ]);
});

test('SQL statements are assembled from the sources as the program assembles them', () => {
  const found = listSql(
    new Map([
      [
        'features/orders.ts',
        `import { COLUMNS, inRestaurant } from './dependencies.ts';
         export async function find(db, wide, list) {
           const order = wide ? 'a' : 'b';
           await db.query(\`select \${COLUMNS} from orders \${inRestaurant('o')} order by \${order}\`);
           await db.query<Row>('delete ' + 'from orders where ' + list.join(' and '));
           await db.query(\`select 1 from diners where \${list.map(() => '(select 1 from visits)')}\`);
           await db.query(\`update orders set \${list} where order_id = $\${list.length}\`);
         }
         class Other { send = (sql) => this.pool.query(sql); }
         export const left = one(db, 'select 1 from orders where order_id = $1');`,
      ],
      [
        'features/dependencies.ts',
        `export const COLUMNS = 'order_id, note';
         export function inRestaurant(name: string) { return \`where \${name}.restaurant_id = $1\`; }`,
      ],
    ]),
  );
  expect(found.map(({ owner, text }) => [owner, text])).toEqual([
    ['find', 'select order_id, note from orders where o.restaurant_id = $1 order by a'],
    ['find', 'select order_id, note from orders where o.restaurant_id = $1 order by b'],
    ['find', null],
    ['find', 'select 1 from diners where _hole'],
    ['find', 'update orders set _hole = 1 where order_id = $1'],
    ['send', null],
    // SQL that is passed to no known call, or that cannot be read completely.
    ['find', '(select 1 from visits)'],
    ['', 'select 1 from orders where order_id = $1'],
  ]);
});
