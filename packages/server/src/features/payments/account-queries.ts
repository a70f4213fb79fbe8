import type { AccountState } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';

export interface PaymentAccount {
  restaurantId: number;
  /** Null between asking the provider for it and its answer. */
  accountId: string | null;
  generation: number;
  state: AccountState;
}

const COLUMNS = `restaurant_id as "restaurantId", account_id as "accountId", generation, state`;

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
      `insert into payment_accounts (restaurant_id) values ($1)
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
     set generation = generation + 1, account_id = null, state = 'unfinished'
     where restaurant_id = $1 and state = 'disconnected'`,
    [restaurantId],
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

/** Returns whether the state has changed. */
export async function setAccountState(
  db: Queryable,
  restaurantId: number,
  accountId: string,
  state: AccountState,
): Promise<boolean> {
  const rows = await db.query<{ before: AccountState }>(
    `with seen as (
       select state from payment_accounts
       where restaurant_id = $1 and account_id = $2 for update
     )
     update payment_accounts p set state = $3 from seen
     where restaurant_id = $1 and account_id = $2
     returning seen.state as before`,
    [restaurantId, accountId, state],
  );
  return rows.some(({ before }) => before !== state);
}
