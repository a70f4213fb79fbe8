import type { AskedRefund, Cents, RefundedLine } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';
import type { PaymentKey } from './payment-queries.ts';

export interface Refund extends AskedRefund {
  restaurantId: number;
  /** The payment that it gives back. */
  paymentNumber: number;
  /** Counted in its order; one of a tab's payment, in that payment. */
  refundNumber: number;
  /** Null for one of a tab's payment. */
  orderId: number | null;
  platformFeeCents: Cents;
  lines: RefundedLine[];
  reason: string;
  actor: string;
  providerRefundId: string | null;
  /** How many of the keys to make it were used up by a failure. */
  tries: number;
  /** A person asked for it by itself, not by cancelling the order. */
  isRequested: boolean;
  /** Asked for by itself, after another has failed. */
  makesGood: boolean;
  /** It was done, so that its diner was told, and came to nothing. */
  isUndone: boolean;
  /** Given back at the table: the provider knows nothing of it. */
  isByHand: boolean;
  askedAt: Date;
  /** When it was done, or came to nothing, also after it was done. Null while it is asked for. */
  endedAt: Date | null;
}

/** Its name at the provider, where it is found by it. */
export function refundKey({
  restaurantId,
  orderId,
  paymentNumber,
  refundNumber,
}: RefundKey & Pick<Refund, 'orderId'>): string {
  const paid =
    orderId === null ? `pago-${restaurantId}-${paymentNumber}` : `order-${restaurantId}-${orderId}`;
  return `${paid}-refund-${refundNumber}`;
}

const COLUMNS = `restaurant_id as "restaurantId", order_id as "orderId",
  payment_number as "paymentNumber", refund_number as "refundNumber", amount_cents as "amountCents",
  platform_fee_cents as "platformFeeCents", lines, reason, actor, state,
  provider_refund_id as "providerRefundId", tries, idempotency_key is not null as "isRequested",
  makes_good as "makesGood", undone_at is not null as "isUndone", is_by_hand as "isByHand",
  asked_at as "askedAt", coalesce(undone_at, settled_at) as "endedAt"`;

export type RefundKey = Pick<Refund, 'restaurantId' | 'paymentNumber' | 'refundNumber'>;

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

export async function listRefundsOfPayment(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
): Promise<Refund[]> {
  return db.query<Refund>(
    `select ${COLUMNS} from refunds where restaurant_id = $1 and payment_number = $2
     order by refund_number`,
    [restaurantId, paymentNumber],
  );
}

export async function findRefund(db: Queryable, key: RefundKey): Promise<Refund> {
  return onlyRow(
    await db.query<Refund>(
      `select ${COLUMNS} from refunds
       where restaurant_id = $1 and payment_number = $2 and refund_number = $3`,
      [key.restaurantId, key.paymentNumber, key.refundNumber],
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
  | 'orderId'
  | 'refundNumber'
  | 'state'
  | 'tries'
  | 'isRequested'
  | 'makesGood'
  | 'isUndone'
  | 'isByHand'
  | 'askedAt'
  | 'endedAt'
  | 'providerRefundId'
> & {
  request: RefundRequest | null;
  makesGood?: boolean;
  /** For a refund that was made at the provider, without us. */
  providerRefundId?: string;
  lookAt: Date;
};

const OF_PAYMENT = 'restaurant_id, payment_number, order_id, attempt, refund_number';
/** Of a payment 'p': its order's next number, or its own if it has no order. */
const KEY_OF_NEXT = `p.restaurant_id, p.payment_number, p.order_id, p.attempt, 1 + greatest(0,
    (select max(refund_number) from refunds where restaurant_id = $1 and order_id = p.order_id),
    (select max(refund_number) from refunds where restaurant_id = $1 and payment_number = $2))`;

export async function insertRefund(tx: Queryable, refund: RefundToInsert): Promise<Refund> {
  return onlyRow(
    await tx.query<Refund>(
      `insert into refunds (${OF_PAYMENT}, idempotency_key, amount_cents, platform_fee_cents,
         lines, reason, actor, state, provider_refund_id, look_at, request_hash, makes_good)
       select ${KEY_OF_NEXT}, $3, $4, $5, $6::jsonb, $7, $8, 'asked', $9, $10::timestamptz, $11, $12
       from payments p where p.restaurant_id = $1 and p.payment_number = $2
       returning ${COLUMNS}`,
      [
        refund.restaurantId,
        refund.paymentNumber,
        refund.request?.idempotencyKey ?? null,
        refund.amountCents,
        refund.platformFeeCents,
        JSON.stringify(refund.lines),
        refund.reason,
        refund.actor,
        refund.providerRefundId ?? null,
        refund.lookAt,
        refund.request?.requestHash ?? null,
        refund.makesGood ?? false,
      ],
    ),
  );
}

/**
 * Money that is handed back, or has been. The platform keeps its fee: nothing goes back online, and the
 * worker has nothing to look at.
 */
export async function insertReturnByHand(
  tx: Queryable,
  back: Pick<Refund, 'restaurantId' | 'paymentNumber' | 'amountCents' | 'reason' | 'actor'> & {
    makesGood?: boolean;
  },
  state: 'asked' | 'done',
): Promise<void> {
  await tx.query(
    `insert into refunds (${OF_PAYMENT}, amount_cents, platform_fee_cents, reason, actor, state,
       settled_at, look_at, is_by_hand, makes_good)
     select ${KEY_OF_NEXT}, $3, 0, $4, $5, $6::text, case when $6::text = 'done' then now() end,
       'infinity', true, $7
     from payments p where p.restaurant_id = $1 and p.payment_number = $2`,
    [
      back.restaurantId,
      back.paymentNumber,
      back.amountCents,
      back.reason,
      back.actor,
      state,
      back.makesGood ?? false,
    ],
  );
}

/** How much is left to be handed back; with nothing left, that has come to nothing. */
export async function updateHandOver(
  tx: Queryable,
  key: RefundKey,
  amountCents: Cents,
): Promise<void> {
  await tx.query(
    `update refunds set amount_cents = case when $4 > 0 then $4 else amount_cents end,
       state = case when $4 > 0 then state else 'failed' end,
       settled_at = case when $4 > 0 then settled_at else now() end
     where restaurant_id = $1 and payment_number = $2 and refund_number = $3
       and is_by_hand and state = 'asked'`,
    [key.restaurantId, key.paymentNumber, key.refundNumber, amountCents],
  );
}

/**
 * One that is done may still fail at the bank: then it was done on one day, and came to nothing on
 * another. Neither moves, however often the same is heard of it. Its id at the provider never changes. For `changeRefund` alone.
 */
export async function updateRefund(
  tx: Queryable,
  key: RefundKey,
  { state, refundId }: { state: Refund['state']; refundId: string | null },
): Promise<void> {
  await tx.query(
    `update refunds set state = $4, provider_refund_id = coalesce(provider_refund_id, $5),
       undone_at = case when state = 'done' and $4 = 'failed' then now() else undone_at end,
       settled_at = case when $4 = 'asked' then null when state in ('done', $4) then settled_at
         else now() end
     where restaurant_id = $1 and payment_number = $2 and refund_number = $3`,
    [key.restaurantId, key.paymentNumber, key.refundNumber, state, refundId],
  );
}

/** The next call has to use another key than the one after `tries` failures. */
export async function countRefundTry(db: Queryable, key: RefundKey, tries: number): Promise<void> {
  await db.query(
    `update refunds set tries = greatest(tries, $4)
     where restaurant_id = $1 and payment_number = $2 and refund_number = $3`,
    [key.restaurantId, key.paymentNumber, key.refundNumber, tries + 1],
  );
}

/**
 * Refunds that are not done yet: to be requested from the provider, or looked up there. Leased to this
 * process until `next`.
 */
export async function leaseRefunds(db: Queryable, now: Date, next: Date): Promise<Refund[]> {
  return db.query<Refund>(
    `update refunds set look_at = $2
     where (restaurant_id, payment_number, refund_number) in (
       select restaurant_id, payment_number, refund_number from refunds
       where state = 'asked' and not is_by_hand and look_at <= $1
       order by look_at limit 20 for update skip locked)
     returning ${COLUMNS}`,
    [now, next],
  );
}
