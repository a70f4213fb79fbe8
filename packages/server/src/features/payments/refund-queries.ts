import type { AskedRefund, Cents, RefundedLine } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';

export interface Refund extends AskedRefund {
  restaurantId: number;
  orderId: number;
  refundNumber: number;
  /** The attempt whose payment it refunds. */
  attempt: number;
  platformFeeCents: Cents;
  lines: RefundedLine[];
  reason: string;
  actor: string;
  providerRefundId: string | null;
  /** How many of the keys to make it were used up by a failure. */
  tries: number;
  /** A person asked for it by itself, not by cancelling the order. */
  isRequested: boolean;
  /** It was done, so that its diner was told, and came to nothing. */
  isUndone: boolean;
  /** Given back at the table: the provider knows nothing of it. */
  isByHand: boolean;
  askedAt: Date;
  /** Null while it is asked for. */
  settledAt: Date | null;
}

/** Its name at the provider, where it is found by it. */
export const refundKey = ({ restaurantId, orderId, refundNumber }: RefundKey) =>
  `order-${restaurantId}-${orderId}-refund-${refundNumber}`;

const COLUMNS = `restaurant_id as "restaurantId", order_id as "orderId",
  refund_number as "refundNumber", attempt, amount_cents as "amountCents",
  platform_fee_cents as "platformFeeCents", lines, reason, actor, state,
  provider_refund_id as "providerRefundId", tries, idempotency_key is not null as "isRequested",
  undone_at is not null as "isUndone", is_by_hand as "isByHand",
  asked_at as "askedAt", settled_at as "settledAt"`;

export type RefundKey = Pick<Refund, 'restaurantId' | 'orderId' | 'refundNumber'>;

/** Locks the order's row, which serializes the refunds of one order. */
export async function lockOrder(tx: Queryable, restaurantId: number, orderId: number) {
  await tx.query('select 1 from orders where restaurant_id = $1 and order_id = $2 for update', [
    restaurantId,
    orderId,
  ]);
}

export async function listRefunds(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<Refund[]> {
  return db.query<Refund>(
    `select ${COLUMNS} from refunds where restaurant_id = $1 and order_id = $2
     order by refund_number`,
    [restaurantId, orderId],
  );
}

export async function findRefund(db: Queryable, key: RefundKey): Promise<Refund> {
  return onlyRow(
    await db.query<Refund>(
      `select ${COLUMNS} from refunds
       where restaurant_id = $1 and order_id = $2 and refund_number = $3`,
      [key.restaurantId, key.orderId, key.refundNumber],
    ),
  );
}

export async function findRefundOfKey(
  db: Queryable,
  restaurantId: number,
  idempotencyKey: string,
): Promise<(Refund & { requestHash: string }) | null> {
  const [row] = await db.query<Refund & { requestHash: string }>(
    `select ${COLUMNS}, request_hash as "requestHash" from refunds where restaurant_id = $1 and idempotency_key = $2`,
    [restaurantId, idempotencyKey],
  );
  return row ?? null;
}

/** The idempotency key of a request, and a hash of its content. */
export interface RefundRequest {
  idempotencyKey: string;
  requestHash: string;
}

export type RefundToInsert = Omit<
  Refund,
  | 'refundNumber'
  | 'state'
  | 'tries'
  | 'isRequested'
  | 'isUndone'
  | 'isByHand'
  | 'askedAt'
  | 'settledAt'
  | 'providerRefundId'
> & {
  request: RefundRequest | null;
  /** For a refund that was made at the provider, without us. */
  providerRefundId?: string;
  lookAt: Date;
};

export async function insertRefund(tx: Queryable, refund: RefundToInsert): Promise<Refund> {
  return onlyRow(
    await tx.query<Refund>(
      `insert into refunds (restaurant_id, order_id, refund_number, attempt, idempotency_key,
         amount_cents, platform_fee_cents, lines, reason, actor, state, provider_refund_id, look_at,
         request_hash)
       values ($1, $2, 1 + coalesce((
           select max(refund_number) from refunds where restaurant_id = $1 and order_id = $2), 0),
         $3, $4, $5, $6, $7::jsonb, $8, $9, 'asked', $10, $11, $12)
       returning ${COLUMNS}`,
      [
        refund.restaurantId,
        refund.orderId,
        refund.attempt,
        refund.request?.idempotencyKey ?? null,
        refund.amountCents,
        refund.platformFeeCents,
        JSON.stringify(refund.lines),
        refund.reason,
        refund.actor,
        refund.providerRefundId ?? null,
        refund.lookAt,
        refund.request?.requestHash ?? null,
      ],
    ),
  );
}

/** The platform keeps its fee: nothing went back online. */
export async function insertReturnByHand(
  tx: Queryable,
  back: Pick<Refund, 'restaurantId' | 'orderId' | 'attempt' | 'amountCents' | 'reason' | 'actor'>,
): Promise<void> {
  await tx.query(
    `insert into refunds (restaurant_id, order_id, refund_number, attempt, amount_cents,
       platform_fee_cents, reason, actor, state, settled_at, is_by_hand)
     values ($1, $2, 1 + coalesce((
         select max(refund_number) from refunds where restaurant_id = $1 and order_id = $2), 0),
       $3, $4, 0, $5, $6, 'done', now(), true)`,
    [back.restaurantId, back.orderId, back.attempt, back.amountCents, back.reason, back.actor],
  );
}

/**
 * One that is done may still fail at the bank: then it was done on one day, and came to nothing on
 * another. Its id at the provider never changes. For `changeRefund` alone.
 */
export async function updateRefund(
  tx: Queryable,
  key: RefundKey,
  { state, refundId }: { state: Refund['state']; refundId: string | null },
): Promise<void> {
  await tx.query(
    `update refunds set state = $4, provider_refund_id = coalesce(provider_refund_id, $5),
       undone_at = case when state = 'done' and $4 = 'failed' then now() else undone_at end,
       settled_at = case when $4 = 'asked' then null when state = 'done' then settled_at
         else now() end
     where restaurant_id = $1 and order_id = $2 and refund_number = $3`,
    [key.restaurantId, key.orderId, key.refundNumber, state, refundId],
  );
}

/** The next call has to use another key than the one after `tries` failures. */
export async function countRefundTry(db: Queryable, key: RefundKey, tries: number): Promise<void> {
  await db.query(
    `update refunds set tries = greatest(tries, $4)
     where restaurant_id = $1 and order_id = $2 and refund_number = $3`,
    [key.restaurantId, key.orderId, key.refundNumber, tries + 1],
  );
}

/**
 * Refunds that are not done yet: to be requested from the provider, or looked up there. Leased to this
 * process until `next`.
 */
export async function leaseRefunds(db: Queryable, now: Date, next: Date): Promise<Refund[]> {
  return db.query<Refund>(
    `update refunds set look_at = $2
     where (restaurant_id, order_id, refund_number) in (
       select restaurant_id, order_id, refund_number from refunds
       where state = 'asked' and look_at <= $1
       order by look_at limit 20 for update skip locked)
     returning ${COLUMNS}`,
    [now, next],
  );
}
