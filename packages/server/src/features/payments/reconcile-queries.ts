import type { ProviderDispute, ProviderRefund } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';

export interface AccountToReconcile {
  restaurantId: number;
  accountId: string;
  /** Null before the first time. */
  reconciledUntil: Date | null;
}

/** The account that has waited for longest, leased to this process until `next`. */
export async function leaseAccount(
  db: Queryable,
  now: Date,
  next: Date,
): Promise<AccountToReconcile | null> {
  const [row] = await db.query<AccountToReconcile>(
    `update payment_accounts set reconcile_at = $2
     where restaurant_id = (
       select restaurant_id from payment_accounts
       where account_id is not null and reconcile_at <= $1
       order by reconcile_at limit 1 for update skip locked)
     returning restaurant_id as "restaurantId", account_id as "accountId",
       reconciled_until as "reconciledUntil"`,
    [now, next],
  );
  return row ?? null;
}

export async function markReconciled(
  db: Queryable,
  { restaurantId, accountId }: AccountToReconcile,
  until: Date,
  next: Date,
): Promise<void> {
  await db.query(
    `update payment_accounts set reconciled_until = $3, reconcile_at = $4
     where restaurant_id = $1 and account_id = $2`,
    [restaurantId, accountId, until, next],
  );
}

/** Those of them that are in the books, in the provider's terms. */
export async function listBookedRefunds(
  db: Queryable,
  refundIds: readonly string[],
): Promise<ProviderRefund[]> {
  return db.query<ProviderRefund>(
    `select provider_refund_id as "refundId",
       case state when 'asked' then 'pending' else state end as state
     from refunds where provider_refund_id = any($1::text[])`,
    [refundIds],
  );
}

export async function listBookedDisputes(
  db: Queryable,
  disputeIds: readonly string[],
): Promise<Pick<ProviderDispute, 'disputeId' | 'state'>[]> {
  return db.query(
    `select dispute_id as "disputeId", state from disputes where dispute_id = any($1::text[])`,
    [disputeIds],
  );
}
