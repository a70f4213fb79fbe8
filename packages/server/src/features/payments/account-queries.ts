import type { AccountState } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';
import type { Synced } from './sync-in-order.ts';

export interface PaymentAccount {
  restaurantId: number;
  /** Null between asking the provider for it and its answer. */
  accountId: string | null;
  generation: number;
  state: AccountState;
  /** How many of the keys to create it were used up by a failure. */
  tries: number;
}

const COLUMNS = `restaurant_id as "restaurantId", account_id as "accountId", generation, state, tries`;

export async function findAccount(
  db: Queryable,
  restaurantId: number,
): Promise<PaymentAccount | null> {
  const [row] = await db.query<PaymentAccount>(
    `select ${COLUMNS} from payment_accounts where restaurant_id = $1`,
    [restaurantId],
  );
  return row ?? null;
}

export async function findAccountById(
  db: Queryable,
  accountId: string,
): Promise<PaymentAccount | null> {
  const [row] = await db.query<PaymentAccount>(
    `select ${COLUMNS} from payment_accounts where account_id = $1`,
    [accountId],
  );
  return row ?? null;
}

/**
 * The restaurant's row, inserted if there is none. It must be stored before the provider is called.
 */
export async function claimAccount(db: Queryable, restaurantId: number): Promise<PaymentAccount> {
  return onlyRow(
    await db.query<PaymentAccount>(
      `insert into payment_accounts (restaurant_id, reconcile_at)
       values ($1, now() + interval '30 minutes')
       on conflict (restaurant_id) do update set restaurant_id = excluded.restaurant_id
       returning ${COLUMNS}`,
      [restaurantId],
    ),
  );
}

/**
 * Starts a new generation of a disconnected account; does nothing if another call was first.
 */
export async function renewAccount(db: Queryable, restaurantId: number): Promise<void> {
  await db.query(
    `update payment_accounts
     set generation = generation + 1, account_id = null, state = 'unfinished', tries = 0
     where restaurant_id = $1 and state = 'disconnected'`,
    [restaurantId],
  );
}

/** The next call has to use another key. */
export async function countAccountTry(
  db: Queryable,
  { restaurantId, generation, tries }: PaymentAccount,
): Promise<void> {
  await db.query(
    `update payment_accounts set tries = greatest(tries, $3)
     where restaurant_id = $1 and generation = $2`,
    [restaurantId, generation, tries + 1],
  );
}

export async function setAccountId(
  db: Queryable,
  { restaurantId, generation }: PaymentAccount,
  accountId: string,
): Promise<void> {
  await db.query(
    `update payment_accounts set account_id = $3
     where restaurant_id = $1 and generation = $2 and account_id is null`,
    [restaurantId, generation, accountId],
  );
}

/** A restaurant's account for `syncInOrder`; it may be another one by the time of the answer. */
export function syncedAccount(restaurantId: number): Synced<PaymentAccount> {
  return {
    findRevision: async (db) =>
      onlyRow(
        await db.query<{ revision: number }>(
          'select revision from payment_accounts where restaurant_id = $1',
          [restaurantId],
        ),
      ).revision,
    claimRevision: async (tx, revision) => {
      const [row] = await tx.query<PaymentAccount>(
        `update payment_accounts set revision = revision + 1
         where restaurant_id = $1 and revision = $2 returning ${COLUMNS}`,
        [restaurantId, revision],
      );
      return row ?? null;
    },
  };
}

export async function setAccountState(
  tx: Queryable,
  { restaurantId, accountId }: PaymentAccount,
  state: AccountState,
): Promise<void> {
  await tx.query(
    'update payment_accounts set state = $3 where restaurant_id = $1 and account_id = $2',
    [restaurantId, accountId, state],
  );
}
