import type { Cents, ProviderPayment } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';
import type { Synced } from './sync-in-order.ts';

/**
 * 'late': paid when the order no longer waited for it; refunded automatically. 'lost': the provider
 * no longer shows us whether it was paid.
 */
export type PaymentState = 'starting' | 'open' | 'paid' | 'late' | 'expired' | 'lost';

/** What to do with the order once the page is closed; 'free' lets it wait for another attempt. */
export type Leaving = 'table' | 'drop' | 'free';

interface PaymentRow {
  restaurantId: number;
  paymentNumber: number;
  accountId: string;
  amountCents: Cents;
  platformFeeCents: Cents;
  email: string | null;
  sessionId: string | null;
  url: string | null;
  paymentId: string | null;
  providerFeeCents: Cents | null;
  isDisputed: boolean;
  createdAt: Date;
  /** When its page closes. */
  expiresAt: Date;
}

/** One attempt to pay an order online. */
export interface OrderPayment extends PaymentRow {
  orderId: number;
  attempt: number;
  tabId: null;
  state: PaymentState;
  leaving: Leaving | null;
}

/** Pays shares of a tab, online or at the table. */
export interface TabPayment extends PaymentRow {
  orderId: null;
  attempt: null;
  tabId: number;
  /** The tab with which it came into this one. */
  mergedFrom: number | null;
  /** The phone that pays; null where a waiter takes it. */
  visitId: string | null;
  state: PaymentState | 'undone';
  leaving: null;
  /** How it was paid; only 'online' is known to a provider. */
  form: 'online' | 'cash' | 'card' | 'other';
  /** Within the amount. */
  tipCents: Cents;
  /** Within the amount: what pays no particular product. */
  onAccountCents: Cents;
  /** The payer has done their part, the bank has not. */
  isProcessing: boolean;
  /** When its claim was given up while its page may still have been open. */
  releasedAt: Date | null;
  releasedBy: string;
  settledAt: Date | null;
  /** Who of the staff took it at the table; empty for one online. */
  takenBy: string;
  givenCents: Cents | null;
  undoneAt: Date | null;
  undoneBy: string;
  undoneReason: string;
}

export type Payment = OrderPayment | TabPayment;

/** Who ordered has left by then: an order no longer goes to the kitchen this long after its page closed. */
export const OVERDUE_MS = 60 * 60_000;

export function isOverdue({ expiresAt }: Payment, now: Date): boolean {
  return now.getTime() > expiresAt.getTime() + OVERDUE_MS;
}

/** Its payer has left it, or somebody has for them: its page has to be closed. */
export function isLeft(payment: Payment): boolean {
  return payment.orderId === null ? payment.releasedAt !== null : payment.leaving !== null;
}

export const PAYMENT_COLUMNS = `restaurant_id as "restaurantId", payment_number as "paymentNumber",
  order_id as "orderId", attempt, tab_id as "tabId", merged_from as "mergedFrom",
  visit_id as "visitId", form, tip_cents as "tipCents", on_account_cents as "onAccountCents",
  is_processing as "isProcessing", released_at as "releasedAt", released_by as "releasedBy",
  settled_at as "settledAt", taken_by as "takenBy", given_cents as "givenCents",
  undone_at as "undoneAt", undone_by as "undoneBy", undone_reason as "undoneReason",
  account_id as "accountId", state, amount_cents as "amountCents",
  platform_fee_cents as "platformFeeCents", email, session_id as "sessionId", url,
  payment_id as "paymentId", provider_fee_cents as "providerFeeCents",
  is_disputed as "isDisputed", leaving, created_at as "createdAt", expires_at as "expiresAt"`;

export type PaymentKey = Pick<Payment, 'restaurantId' | 'paymentNumber'>;

export async function findPayment(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
): Promise<Payment> {
  return onlyRow(
    await db.query<Payment>(
      `select ${PAYMENT_COLUMNS} from payments where restaurant_id = $1 and payment_number = $2`,
      [restaurantId, paymentNumber],
    ),
  );
}

export async function findPaymentUnderWay(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<OrderPayment | null> {
  const [row] = await db.query<OrderPayment>(
    `select ${PAYMENT_COLUMNS} from payments
     where restaurant_id = $1 and order_id = $2 and state in ('starting', 'open')`,
    [restaurantId, orderId],
  );
  return row ?? null;
}

export async function listPaymentsOfOrder(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<OrderPayment[]> {
  return db.query<OrderPayment>(
    `select ${PAYMENT_COLUMNS} from payments where restaurant_id = $1 and order_id = $2 order by attempt`,
    [restaurantId, orderId],
  );
}

export async function findPaymentOfSession(
  db: Queryable,
  sessionId: string,
): Promise<Payment | null> {
  const [row] = await db.query<Payment>(
    `select ${PAYMENT_COLUMNS} from payments where session_id = $1`,
    [sessionId],
  );
  return row ?? null;
}

export async function findPaymentById(db: Queryable, paymentId: string): Promise<Payment | null> {
  const [row] = await db.query<Payment>(
    `select ${PAYMENT_COLUMNS} from payments where payment_id = $1`,
    [paymentId],
  );
  return row ?? null;
}

/**
 * The payment for `syncInOrder`. Locks the row, but not its key: a concurrent insert of a refund,
 * which refers to the key, need not wait.
 */
export function syncedPayment({ restaurantId, paymentNumber }: PaymentKey): Synced<Payment> {
  const key = [restaurantId, paymentNumber];
  return {
    findRevision: async (db) =>
      onlyRow(
        await db.query<{ revision: number }>(
          `select revision from payments where restaurant_id = $1 and payment_number = $2`,
          key,
        ),
      ).revision,
    claimRevision: async (tx, revision) => {
      const [row] = await tx.query<Payment>(
        `update payments set revision = revision + 1
         where restaurant_id = $1 and payment_number = $2 and revision = $3
         returning ${PAYMENT_COLUMNS}`,
        [...key, revision],
      );
      return row ?? null;
    },
  };
}

/**
 * Inserts the order's next attempt. Null if the order does not wait for a payment or has another
 * amount, or another attempt is in progress.
 */
export async function insertPayment(
  db: Queryable,
  attempt: Pick<OrderPayment, 'restaurantId' | 'orderId' | 'accountId' | 'email' | 'expiresAt'> & {
    amountCents: Cents;
    platformFeeCents: Cents;
    lookAt: Date;
  },
): Promise<OrderPayment | null> {
  const [row] = await db.query<OrderPayment>(
    `with target as (
       select 1 from orders
       where restaurant_id = $1 and order_id = $2 and payment = 'pending' and status = 'received'
         and total_cents + tip_cents = $4
       for update
     )
     insert into payments (restaurant_id, order_id, attempt, account_id, state, amount_cents,
       platform_fee_cents, email, expires_at, look_at)
     select $1, $2, 1 + coalesce((
         select max(attempt) from payments where restaurant_id = $1 and order_id = $2), 0),
       $3, 'starting', $4, $5, $6, $7, $8
     from target
     on conflict do nothing
     returning ${PAYMENT_COLUMNS}`,
    [
      attempt.restaurantId,
      attempt.orderId,
      attempt.accountId,
      attempt.amountCents,
      attempt.platformFeeCents,
      attempt.email,
      attempt.expiresAt,
      attempt.lookAt,
    ],
  );
  return row ?? null;
}

/**
 * Stores the page that the provider has created. False if the attempt has been given up meanwhile.
 */
export async function openPayment(
  db: Queryable,
  key: PaymentKey,
  page: { sessionId: string; url: string },
): Promise<boolean> {
  const rows = await db.query(
    `update payments set session_id = $3, url = $4,
       state = case when state = 'starting' then 'open' else state end
     where restaurant_id = $1 and payment_number = $2
       and (session_id is null or session_id = $3)
     returning state`,
    [key.restaurantId, key.paymentNumber, page.sessionId, page.url],
  );
  return rows.some((row) => (row as { state: PaymentState }).state === 'open');
}

/**
 * Stores what to do with the order once an attempt's page is closed; null withdraws that. Stored
 * before the provider is called, so that it survives a crash. False if the attempt is over.
 */
export async function setLeaving(
  db: Queryable,
  key: PaymentKey,
  leaving: Leaving | null,
  lookAt: Date,
): Promise<boolean> {
  const rows = await db.query(
    `update payments set leaving = $3, look_at = least(look_at, $4)
     where restaurant_id = $1 and payment_number = $2 and state in ('starting', 'open')
     returning 1`,
    [key.restaurantId, key.paymentNumber, leaving, lookAt],
  );
  return rows.length > 0;
}

/** Gives up an attempt whose page nobody has been sent to. False if somebody has been by now. */
export async function giveUpPayment(db: Queryable, key: PaymentKey): Promise<boolean> {
  const rows = await db.query(
    `update payments set state = 'expired', settled_at = now(), email = null
     where restaurant_id = $1 and payment_number = $2 and state = 'starting'
     returning 1`,
    [key.restaurantId, key.paymentNumber],
  );
  return rows.length > 0;
}

/** Ends an attempt. The diner's address was for its page only. */
export async function settlePaymentRow(
  tx: Queryable,
  key: PaymentKey,
  state: 'paid' | 'late' | 'expired' | 'lost',
  came?: { paymentId: string | null; amountCents: Cents },
): Promise<void> {
  await tx.query(
    `update payments set state = $3, payment_id = coalesce($4, payment_id),
       amount_cents = coalesce($5, amount_cents), settled_at = clock_timestamp(), email = null
     where restaurant_id = $1 and payment_number = $2`,
    [
      key.restaurantId,
      key.paymentNumber,
      state,
      came?.paymentId ?? null,
      came?.amountCents ?? null,
    ],
  );
}

export async function updateProviderView(
  tx: Queryable,
  key: PaymentKey,
  { providerFeeCents, disputes }: Pick<ProviderPayment, 'providerFeeCents' | 'disputes'>,
): Promise<void> {
  await tx.query(
    `update payments set is_disputed = $4,
       provider_fee_at = case
         when provider_fee_cents is null and $3::int is not null then now() else provider_fee_at end,
       provider_fee_cents = coalesce(provider_fee_cents, $3)
     where restaurant_id = $1 and payment_number = $2`,
    [key.restaurantId, key.paymentNumber, providerFeeCents, disputes.length > 0],
  );
}

/** The provider has no more information about it, so it is not checked again. */
export async function stopLooking(db: Queryable, key: PaymentKey): Promise<void> {
  await db.query(
    `update payments set look_at = 'infinity'
     where restaurant_id = $1 and payment_number = $2`,
    [key.restaurantId, key.paymentNumber],
  );
}

/**
 * Attempts that are due to be checked: those under way, and those paid in the last two days whose fee
 * is not known yet. Leased to this process until `next`, or until `soon` if the page is to be closed.
 */
export async function leasePayments(
  db: Queryable,
  now: Date,
  { next, soon }: { next: Date; soon: Date },
): Promise<Payment[]> {
  return db.query<Payment>(
    `update payments set look_at = case when leaving is null and released_at is null then $2::timestamptz else $3 end
     where (restaurant_id, payment_number) in (
       select restaurant_id, payment_number from payments
       where look_at <= $1 and (state in ('starting', 'open')
         or (state in ('paid', 'late') and provider_fee_cents is null
           and settled_at > $1::timestamptz - interval '2 days'))
       order by look_at limit 20 for update skip locked)
     returning ${PAYMENT_COLUMNS}`,
    [now, next, soon],
  );
}
