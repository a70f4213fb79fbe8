import type {
  Cents,
  ClaimEnd,
  PaidShareOfOrder,
  ProductShare,
  PaymentForm,
  Quote,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import {
  insertTabEvent,
  tellOtherTabs,
  type TabEventKind,
  type TabKey,
} from '../tabs/tab-money.ts';
import { PAYMENT_COLUMNS, type PaymentKey, type TabPayment } from './payment-queries.ts';

export interface TabPaymentToInsert {
  restaurantId: number;
  tabId: number;
  visitId: string | null;
  form: PaymentForm;
  /** Empty, as the rest of what a provider needs, for money that a waiter takes. */
  accountId: string;
  /** The tip included. */
  amountCents: Cents;
  tipCents: Cents;
  platformFeeCents: Cents;
  email: string | null;
  expiresAt: Date;
  lookAt: Date | 'infinity';
  idempotencyKey: string;
  requestHash: string;
  takenBy: string;
  givenCents: Cents | null;
}

/**
 * Stores a payment with what it claims, which nobody else has claimed: the tab is locked. `key_reused` if
 * its key has been used before, for an order as well.
 */
export async function insertTabPayment(
  tx: Transaction,
  payment: TabPaymentToInsert,
  { cents, products, division }: Quote,
): Promise<TabPayment> {
  const { restaurantId, tabId, form } = payment;
  const divisionNumber = division && (await findDivision(tx, { restaurantId, tabId }, division));
  const shares = [
    ...products,
    ...(division?.taken ?? []).map((part) => ({ ...part, divisionNumber })),
  ];
  const rows = await tx.query<TabPayment>(
    `with request as (
       insert into order_requests (restaurant_id, idempotency_key, request_hash)
       values ($1, $14, $15)
       on conflict do nothing
       returning 1
     ), payment as (
       insert into payments (restaurant_id, tab_id, visit_id, form, account_id, state, amount_cents,
         tip_cents, on_account_cents, platform_fee_cents, email, expires_at, look_at,
         idempotency_key, request_hash, taken_by, given_cents, created_at, settled_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
         clock_timestamp(), case when $6 = 'paid' then clock_timestamp() end
       from request
       returning *
     ), claimed as (
       insert into shares (restaurant_id, payment_number, share_number, order_id, line_number, unit,
         division_number, parts, part, cents)
       select $1, p.payment_number, s.turn, (s.share->>'orderId')::int,
         (s.share->>'lineNumber')::int, (s.share->>'unit')::int,
         (s.share->>'divisionNumber')::int, (s.share->>'parts')::int, (s.share->>'part')::int,
         (s.share->>'cents')::int
       from payment p, jsonb_array_elements($18::jsonb) with ordinality as s (share, turn)
     )
     select ${PAYMENT_COLUMNS} from payment`,
    [
      restaurantId,
      tabId,
      payment.visitId,
      form,
      payment.accountId,
      form === 'online' ? 'starting' : 'paid',
      payment.amountCents,
      payment.tipCents,
      products.length > 0 ? 0 : cents,
      payment.platformFeeCents,
      payment.email,
      payment.expiresAt,
      payment.lookAt,
      payment.idempotencyKey,
      payment.requestHash,
      payment.takenBy,
      payment.givenCents,
      JSON.stringify(shares),
    ],
  );
  const [stored] = rows;
  if (!stored) throw new AppError('key_reused');
  return stored;
}

async function findDivision(
  tx: Transaction,
  { restaurantId, tabId }: { restaurantId: number; tabId: number },
  { divisionNumber, parts, dueCents }: NonNullable<Quote['division']>,
): Promise<number> {
  if (divisionNumber !== null) return divisionNumber;
  const rows = await tx.query<{ divisionNumber: number }>(
    `insert into divisions (restaurant_id, tab_id, parts, due_cents) values ($1, $2, $3, $4)
     returning division_number as "divisionNumber"`,
    [restaurantId, tabId, parts, dueCents],
  );
  return onlyRow(rows).divisionNumber;
}

export async function findTabPayment(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
): Promise<TabPayment | null> {
  const [row] = await db.query<TabPayment>(
    `select ${PAYMENT_COLUMNS} from payments
     where restaurant_id = $1 and payment_number = $2 and tab_id is not null`,
    [restaurantId, paymentNumber],
  );
  return row ?? null;
}

/** Locks the payment's row. The tab must be locked before. */
export async function lockTabPayment(
  tx: Transaction,
  { restaurantId, paymentNumber }: PaymentKey,
): Promise<TabPayment | null> {
  const [row] = await tx.query<TabPayment>(
    `select ${PAYMENT_COLUMNS} from payments
     where restaurant_id = $1 and payment_number = $2 and tab_id is not null for update`,
    [restaurantId, paymentNumber],
  );
  return row ?? null;
}

export async function findPaymentOfKey(
  db: Queryable,
  restaurantId: number,
  idempotencyKey: string,
): Promise<(TabPayment & { requestHash: string }) | null> {
  const [row] = await db.query<TabPayment & { requestHash: string }>(
    `select ${PAYMENT_COLUMNS}, request_hash as "requestHash" from payments
     where restaurant_id = $1 and idempotency_key = $2`,
    [restaurantId, idempotencyKey],
  );
  return row ?? null;
}

/**
 * What of products a payment was begun for, whatever has become of it: its page is always made of the
 * same. Or what of that is still paid, or claimed.
 */
export async function listSharesOfPayment(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
  which: 'all' | 'standing' | 'released' = 'all',
): Promise<ProductShare[]> {
  return db.query<ProductShare>(
    `select order_id as "orderId", line_number as "lineNumber", unit, parts, part, cents
     from shares
     where restaurant_id = $1 and payment_number = $2 and order_id is not null
       and ($3 = 'all' or ($3 = 'standing') = (released_at is null))
     order by share_number`,
    [restaurantId, paymentNumber, which],
  );
}

/**
 * What has been paid of orders, in that order; with the payment that is being settled, which comes last.
 */
export async function listPaidShares(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
  orderIds: readonly number[],
): Promise<PaidShareOfOrder[]> {
  return db.query<PaidShareOfOrder>(
    `select s.payment_number as "paymentNumber", s.order_id as "orderId",
       l.vat_percent as "vatPercent", s.cents as "grossCents"
     from shares s
     join payments p on p.restaurant_id = s.restaurant_id and p.payment_number = s.payment_number
       and (p.state = 'paid' or p.payment_number = $2)
     join order_lines l on l.restaurant_id = s.restaurant_id and l.order_id = s.order_id
       and l.line_number = s.line_number
     where s.restaurant_id = $1 and s.order_id = any($3::int[]) and s.released_at is null
     order by p.state <> 'paid', p.settled_at, p.payment_number, s.share_number`,
    [restaurantId, paymentNumber, orderIds],
  );
}

/** The shares of a payment are free again; of some, by their products, or all. */
export async function releaseShares(
  tx: Transaction,
  { restaurantId, paymentNumber }: PaymentKey,
  of: readonly ProductShare[] | 'all' = 'all',
): Promise<void> {
  await tx.query(
    `update shares s set released_at = clock_timestamp()
     where s.restaurant_id = $1 and s.payment_number = $2 and s.released_at is null
       and ($3::jsonb is null or exists (
         select 1 from jsonb_to_recordset($3::jsonb)
           as gone ("orderId" int, "lineNumber" int, unit int, part int)
         where gone."orderId" = s.order_id and gone."lineNumber" = s.line_number
           and gone.unit = s.unit and gone.part = s.part))`,
    [restaurantId, paymentNumber, of === 'all' ? null : JSON.stringify(of)],
  );
}

/** Money on account that goes back pays nothing any more. */
export async function lowerOnAccount(
  tx: Transaction,
  { restaurantId, paymentNumber }: PaymentKey,
  cents: Cents,
): Promise<void> {
  await tx.query(
    `update payments set on_account_cents = on_account_cents - $3
     where restaurant_id = $1 and payment_number = $2`,
    [restaurantId, paymentNumber, cents],
  );
}

/** Whether its payer's bank is deciding. Returns whether that is news. */
export async function markProcessing(
  tx: Transaction,
  { restaurantId, paymentNumber }: PaymentKey,
  isProcessing: boolean,
): Promise<boolean> {
  const rows = await tx.query(
    `update payments set is_processing = $3
     where restaurant_id = $1 and payment_number = $2 and is_processing <> $3 returning 1`,
    [restaurantId, paymentNumber, isProcessing],
  );
  return rows.length > 0;
}

/** Why its claim ends, before its page is closed: whoever learns that it is says it. */
export async function setClaimEnd(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
  end: ClaimEnd,
): Promise<void> {
  await db.query(
    `update payments set undone_reason = $3
     where restaurant_id = $1 and payment_number = $2
       and state in ('starting', 'open', 'expired') and released_at is null`,
    [restaurantId, paymentNumber, end],
  );
}

export async function updateUndone(
  tx: Transaction,
  { restaurantId, paymentNumber }: PaymentKey,
  { actor, reason }: { actor: string; reason: string },
): Promise<void> {
  await tx.query(
    `update payments set state = 'undone', undone_at = clock_timestamp(), undone_by = $3,
       undone_reason = $4
     where restaurant_id = $1 and payment_number = $2`,
    [restaurantId, paymentNumber, actor, reason],
  );
}

/** It has been handed back. Returns whether anything was owed. */
export async function settleOwedBack(
  tx: Transaction,
  { restaurantId, paymentNumber }: PaymentKey,
): Promise<boolean> {
  const rows = await tx.query(
    `update refunds set state = 'done', settled_at = clock_timestamp()
     where restaurant_id = $1 and payment_number = $2 and is_by_hand and state = 'asked'
     returning 1`,
    [restaurantId, paymentNumber],
  );
  return rows.length > 0;
}

/** Tells every tab in which the payment counts: an order may have been moved with what was paid of it. */
export async function tellTabs(
  tx: Transaction,
  payment: PaymentKey & TabKey,
  kind: TabEventKind,
  actor = '',
): Promise<void> {
  await insertTabEvent(tx, payment, kind, actor);
  await tellOtherTabs(tx, payment, [payment.paymentNumber], { kind, actor });
}

/** Open claims whose pages closed an hour ago, and of which the provider says nothing. */
export async function listOverdueClaims(db: Queryable, overdue: Date): Promise<PaymentKey[]> {
  return db.query(
    `select restaurant_id as "restaurantId", payment_number as "paymentNumber" from payments
     where tab_id is not null and state in ('starting', 'open') and released_at is null
       and not is_processing and expires_at < $1
     limit 100`,
    [overdue],
  );
}
