import type { OwedBack } from '@simplato/contract';
import {
  addVatBands,
  countedIn,
  formBack,
  memberName,
  PAYMENT_DASHBOARD,
  vatBands,
  type Cents,
  type Counted,
  type Member,
  type OpenPayment,
  type PaidProduct,
  type RefundedLine,
  type ShiftMoney,
  type PaymentForm,
  type Span,
  type TillPayment,
  type TillRefund,
  type TillTab,
  type VatBand,
} from '@simplato/domain';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';

/*
 * What a Z counts are rows, each once: a payment and what undid it, a refund and what undid that. Each
 * carries the number of the shift that counted it.
 */

/** Rows of which something is uncounted. Each half of a condition has an index of its own. */
const UNCOUNTED_PAYMENTS = `
  select p.payment_number as "paymentNumber", p.payment_number as "ofPayment"
  from payments p
  where p.restaurant_id = $1
    and (p.shift_number is null and p.state in ('paid', 'late', 'undone')
      or p.undone_shift_number is null and p.undone_at is not null)`;
const UNCOUNTED_REFUNDS = `
  select r.refund_number as "refundNumber", r.payment_number as "ofPayment"
  from refunds r
  where r.restaurant_id = $1
    and (r.shift_number is null and r.state = 'done'
      or r.undone_shift_number is null and r.undone_at is not null)`;

interface Touched {
  ofPayment: number;
}

/** The rows that are counted now, by their numbers. */
export interface UncountedRows {
  payments: (Touched & { paymentNumber: number })[];
  refunds: (Touched & { refundNumber: number })[];
}

export async function listUncounted(db: Queryable, restaurantId: number): Promise<UncountedRows> {
  return {
    payments: await db.query(UNCOUNTED_PAYMENTS, [restaurantId]),
    refunds: await db.query(UNCOUNTED_REFUNDS, [restaurantId]),
  };
}

/**
 * For a Z: without the rows that somebody is changing right now, so that it cannot wait for one whose
 * change waits for the restaurant's counter.
 */
export async function lockUncounted(tx: Transaction, restaurantId: number): Promise<UncountedRows> {
  return {
    payments: await tx.query(`${UNCOUNTED_PAYMENTS} for update of p skip locked`, [restaurantId]),
    refunds: await tx.query(`${UNCOUNTED_REFUNDS} for update of r skip locked`, [restaurantId]),
  };
}

/** How many charges no Z has counted; those since an instant, where only they will be. */
export async function countUncounted(
  db: Queryable,
  restaurantId: number,
  since: Date | null,
): Promise<number> {
  return onlyRow(
    await db.query<{ charges: number }>(
      `select count(*)::int as charges from payments
       where restaurant_id = $1 and shift_number is null and state in ('paid', 'late', 'undone')
         and ($2::timestamptz is null or settled_at >= $2)`,
      [restaurantId, since],
    ),
  ).charges;
}

interface RefundJson extends Pick<TillRefund, 'of'> {
  refundNumber: number;
  /** When it was done, and when it came to nothing after all, as JSON writes instants. */
  at: string;
  undoneAt: string | null;
  amountCents: Cents;
  isByHand: boolean;
  actor: string;
  lines: RefundedLine[];
  shiftNumber: number | null;
  undoneShiftNumber: number | null;
}

interface PaymentRow {
  paymentNumber: number;
  settledAt: Date;
  form: PaymentForm;
  isLate: boolean;
  amountCents: Cents;
  tipCents: Cents;
  takenBy: string;
  shiftNumber: number | null;
  undoneAt: Date | null;
  undoneBy: string;
  undoneShiftNumber: number | null;
  tabId: number | null;
  lines: { vatPercent: number; quantity: number; unitGrossCents: Cents }[];
  products: PaidProduct[];
  refunds: RefundJson[];
}

/** The money of the rows that are counted now. */
export async function readShiftMoney(
  db: Queryable,
  restaurantId: number,
  rows: UncountedRows,
): Promise<ShiftMoney> {
  const touched = [...rows.payments, ...rows.refunds].map(({ ofPayment }) => ofPayment);
  const tabIds = await listPaidTabs(db, restaurantId, touched);
  const stored = await listPayments(db, restaurantId, touched, tabIds);
  return {
    payments: stored.flatMap((row) => tillPayment(row, countedBy(rows)) ?? []),
    tabs: await listTabSales(db, restaurantId, tabIds),
    open: await listOpenPayments(db, restaurantId),
  };
}

/** Where these payments were made, and where the orders are now of which they pay something. */
async function listPaidTabs(
  db: Queryable,
  restaurantId: number,
  paymentNumbers: readonly number[],
): Promise<number[]> {
  const tabs = await db.query<{ tabId: number }>(
    `select tab_id as "tabId" from payments
     where restaurant_id = $1 and payment_number = any($2::int[]) and tab_id is not null
     union select o.tab_id from shares s
     join orders o on o.restaurant_id = s.restaurant_id and o.order_id = s.order_id
     where s.restaurant_id = $1 and s.payment_number = any($2::int[])`,
    [restaurantId, paymentNumbers],
  );
  return tabs.map(({ tabId }) => tabId);
}

/** A charge at the table is undone while its tab is open, which is not for longer than this. */
const ANY_TAB = `interval '7 days'`;
/** An order's payment counts when its order was placed, which is the moment at which it was settled. */
const ANY_SETTLING = `interval '1 hour'`;

/**
 * Every payment of which something moved in a span of time, as the till counts them; without the cash
 * that no shift has counted yet if `isBlind`.
 */
export async function listPaymentsInSpan(
  db: Queryable,
  restaurantId: number,
  span: Span,
  isBlind: boolean,
): Promise<TillPayment[]> {
  const moved = await db.query<{ paymentNumber: number }>(
    `select payment_number as "paymentNumber" from payments
     where restaurant_id = $1 and settled_at >= $2::timestamptz - ${ANY_TAB}
       and settled_at < $3::timestamptz + ${ANY_SETTLING}
       and (settled_at >= $2::timestamptz - ${ANY_SETTLING} or undone_at >= $2 and undone_at < $3)
     union select payment_number from refunds
     where restaurant_id = $1 and settled_at >= $2 and settled_at < $3
     union select payment_number from refunds
     where restaurant_id = $1 and undone_at >= $2 and undone_at < $3`,
    [restaurantId, span.from, span.until],
  );
  if (moved.length === 0) return [];
  const numbers = moved.map(({ paymentNumber }) => paymentNumber);
  const stored = await listPayments(db, restaurantId, numbers, []);
  return stored.flatMap((row) => {
    const within: Count = (at, shiftNumber, { refundNumber }) => {
      const refund = row.refunds.find((one) => one.refundNumber === refundNumber);
      const form = refund ? formBack(row, refund) : row.form;
      const isHidden = isBlind && form === 'cash' && shiftNumber === null;
      return isHidden ? null : countedIn(span, new Date(at).toISOString());
    };
    return tillPayment(row, within) ?? [];
  });
}

/** What its restaurant chose to give back, by an owner or in the provider's dashboard. */
const chosen = (refund: string) =>
  `(${refund}.idempotency_key is not null or ${refund}.actor = $4)`;
/**
 * What a refund `r` of a payment `p` of a tab is of; $4 is the provider's dashboard. What goes back by itself
 * had been taken off its tab; what makes good a refund that failed is what that was.
 */
export const REFUND_OF_SHARE = `case when p.state = 'late' then 'late'
    when ${chosen('r')} or r.makes_good and exists (
      select 1 from refunds f
      where f.restaurant_id = r.restaurant_id and f.payment_number = r.payment_number
        and f.state = 'failed' and f.reason = r.reason and ${chosen('f')}) then 'sold'
    else 'taken-off' end`;

/** Those payments, and all others of these tabs. The tip of an order's payment is in its order. */
async function listPayments(
  db: Queryable,
  restaurantId: number,
  paymentNumbers: readonly number[],
  tabIds: readonly number[],
): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select p.payment_number as "paymentNumber", p.form, p.state = 'late' as "isLate",
       case when p.state = 'paid' and p.order_id is not null then o.placed_at
         else p.settled_at end as "settledAt",
       p.amount_cents as "amountCents",
       case when p.state = 'late' then 0 when p.order_id is null then p.tip_cents
         else o.tip_cents end as "tipCents",
       p.taken_by as "takenBy", p.shift_number as "shiftNumber",
       p.undone_at as "undoneAt", p.undone_by as "undoneBy",
       p.undone_shift_number as "undoneShiftNumber", p.tab_id as "tabId", coalesce((
         select json_agg(json_build_object('vatPercent', l.vat_percent, 'quantity', l.quantity,
           'unitGrossCents', l.unit_gross_cents) order by l.line_number)
         from order_lines l
         where l.restaurant_id = p.restaurant_id and l.order_id = p.order_id
       ), '[]'::json) as lines, coalesce((
         select json_agg(json_build_object('orderId', s.order_id, 'tabId', paid.tab_id,
           'vatPercent', l.vat_percent, 'grossCents', s.cents, 'isReleased', s.released_at is not null) order by s.share_number)
         from shares s
         join orders paid on paid.restaurant_id = s.restaurant_id and paid.order_id = s.order_id
         join order_lines l on l.restaurant_id = s.restaurant_id and l.order_id = s.order_id
           and l.line_number = s.line_number
         where s.restaurant_id = p.restaurant_id and s.payment_number = p.payment_number
       ), '[]'::json) as products, coalesce((
         select json_agg(json_build_object('refundNumber', r.refund_number,
           'at', r.settled_at, 'undoneAt', r.undone_at,
           'amountCents', r.amount_cents, 'isByHand', r.is_by_hand, 'actor', r.actor,
           'of', ${REFUND_OF_SHARE},
           'lines', r.lines, 'shiftNumber', r.shift_number,
           'undoneShiftNumber', r.undone_shift_number) order by r.refund_number)
         from refunds r
         where r.restaurant_id = p.restaurant_id and r.payment_number = p.payment_number
           and (r.state = 'done' or r.undone_at is not null)
       ), '[]'::json) as refunds
     from payments p
     left join orders o on o.restaurant_id = p.restaurant_id and o.order_id = p.order_id
     where p.restaurant_id = $1 and p.state in ('paid', 'late', 'undone')
       and (p.payment_number = any($2::int[]) or p.tab_id = any($3::int[])
         or p.payment_number in (
           select s.payment_number from orders paid
           join shares s on s.restaurant_id = paid.restaurant_id and s.order_id = paid.order_id
           where paid.restaurant_id = $1 and paid.tab_id = any($3::int[])))
     order by p.payment_number`,
    [restaurantId, paymentNumbers, tabIds, PAYMENT_DASHBOARD],
  );
}

/** When a payment, a refund or what undid it was counted; null where it is not yet. */
type Count = (
  at: Date | string,
  shiftNumber: number | null,
  of: { paymentNumber: number; refundNumber?: number },
) => Counted | null;

/** By shifts: what one has stamped, and what is counted now. */
function countedBy({ payments, refunds }: UncountedRows): Count {
  return (_at, shiftNumber, { paymentNumber, refundNumber }) => {
    if (shiftNumber !== null) return 'before';
    const isNow =
      refundNumber === undefined
        ? payments.some((one) => one.paymentNumber === paymentNumber)
        : refunds.some(
            (one) => one.ofPayment === paymentNumber && one.refundNumber === refundNumber,
          );
    return isNow ? 'now' : null;
  };
}

/**
 * Null for one that is not counted: another process is changing it, so that no Z has counted it and this
 * one does not either, or it came later.
 */
function tillPayment(row: PaymentRow, count: Count): TillPayment | null {
  const { paymentNumber, tabId, lines, products } = row;
  const counted = count(row.settledAt, row.shiftNumber, row);
  if (counted === null) return null;
  const undone = row.undoneAt === null ? null : count(row.undoneAt, row.undoneShiftNumber, row);
  return {
    paymentNumber,
    form: row.form,
    isLate: row.isLate,
    amountCents: row.amountCents,
    tipCents: row.tipCents,
    takenBy: row.takenBy,
    counted,
    undone: undone && { by: row.undoneBy, counted: undone },
    refunds: row.refunds.flatMap((refund) => tillRefund(paymentNumber, refund, count) ?? []),
    pays: tabId === null ? { lines } : { tabId, products },
  };
}

function tillRefund(
  paymentNumber: number,
  { refundNumber, at, shiftNumber, undoneAt, undoneShiftNumber, ...refund }: RefundJson,
  count: Count,
): TillRefund | null {
  const key = { paymentNumber, refundNumber };
  const counted = count(at, shiftNumber, key);
  if (counted === null) return null;
  return {
    ...refund,
    counted,
    undone: undoneAt === null ? null : count(undoneAt, undoneShiftNumber, key),
  };
}

/** What these tabs have ordered and nobody has paid with the order itself. */
export async function listTabSales(
  db: Queryable,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<TillTab[]> {
  const orders = await db.query<{
    tabId: number;
    lines: { vatPercent: number; grossCents: Cents }[];
  }>(
    `select o.tab_id as "tabId", json_agg(json_build_object('vatPercent', l.vat_percent,
       'grossCents', l.unit_gross_cents * (l.quantity - l.removed))) as lines
     from orders o
     join order_lines l on l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
     where o.restaurant_id = $1 and o.tab_id = any($2::int[])
       and o.status <> 'cancelled' and o.payment = 'unpaid'
     group by o.tab_id, o.order_id`,
    [restaurantId, tabIds],
  );
  return tabIds.map((tabId) => ({
    tabId,
    vat: orders
      .filter((order) => order.tabId === tabId)
      .reduce<VatBand[]>((sum, { lines }) => addVatBands(sum, vatBands(lines)), []),
  }));
}

async function listOpenPayments(db: Queryable, restaurantId: number): Promise<OpenPayment[]> {
  const rows = await db.query<Omit<OpenPayment, 'startedAt'> & { startedAt: Date }>(
    `select p.payment_number as "paymentNumber",
       coalesce(t.table_name, o.table_name) as "tableName", p.amount_cents as "amountCents",
       p.released_at is not null as "isLetGo", p.created_at as "startedAt"
     from payments p
     left join tabs t on t.restaurant_id = p.restaurant_id and t.tab_id = p.tab_id
     left join orders o on o.restaurant_id = p.restaurant_id and o.order_id = p.order_id
     where p.restaurant_id = $1 and p.state in ('starting', 'open')
     order by p.payment_number`,
    [restaurantId],
  );
  return rows.map(({ startedAt, ...row }) => ({ ...row, startedAt: startedAt.toISOString() }));
}

/** From now on these rows are a shift's; what it counts of them is what no other has. */
export async function stampRows(
  tx: Transaction,
  { restaurantId, shiftNumber }: { restaurantId: number; shiftNumber: number },
  { payments, refunds }: UncountedRows,
): Promise<void> {
  await tx.query(
    `update payments set shift_number = coalesce(shift_number, $2),
       undone_shift_number = case when undone_at is not null
         then coalesce(undone_shift_number, $2) end
     where restaurant_id = $1 and payment_number = any($3::int[])`,
    [restaurantId, shiftNumber, payments.map(({ paymentNumber }) => paymentNumber)],
  );
  await tx.query(
    `update refunds r set shift_number = coalesce(r.shift_number, $2),
       undone_shift_number = case when r.undone_at is not null
         then coalesce(r.undone_shift_number, $2) end
     from unnest($3::int[], $4::int[]) as counted (payment_number, refund_number)
     where r.restaurant_id = $1 and r.payment_number = counted.payment_number
       and r.refund_number = counted.refund_number`,
    [
      restaurantId,
      shiftNumber,
      refunds.map(({ ofPayment }) => ofPayment),
      refunds.map(({ refundNumber }) => refundNumber),
    ],
  );
}

/** What was over before an instant belongs to no shift: there was no till. */
export async function stampEarlier(
  tx: Transaction,
  restaurantId: number,
  until: Date,
): Promise<void> {
  await tx.query(
    `update payments set
       shift_number = case when settled_at < $2 then coalesce(shift_number, 0)
         else shift_number end,
       undone_shift_number = case when undone_at < $2 then coalesce(undone_shift_number, 0)
         else undone_shift_number end
     where restaurant_id = $1
       and (shift_number is null and state in ('paid', 'late', 'undone') and settled_at < $2
         or undone_shift_number is null and undone_at < $2)`,
    [restaurantId, until],
  );
  await tx.query(
    `update refunds set
       shift_number = case when settled_at < $2 then coalesce(shift_number, 0)
         else shift_number end,
       undone_shift_number = case when undone_at < $2 then coalesce(undone_shift_number, 0)
         else undone_shift_number end
     where restaurant_id = $1
       and (shift_number is null and (state = 'done' or undone_at is not null) and settled_at < $2
         or undone_shift_number is null and undone_at < $2)`,
    [restaurantId, until],
  );
}

interface OwedBackRow extends Omit<OwedBack, 'payerName'> {
  payer: Pick<Member, 'memberId' | 'name'> | null;
}

/** What has yet to be handed back, of tabs that are open or not, the oldest first. */
export async function listOwedBack(db: Queryable, restaurantId: number): Promise<OwedBack[]> {
  const rows = await db.query<OwedBackRow>(
    `with owed as (
       select p.tab_id, p.payment_number, null::int as order_id, p.visit_id, p.taken_by,
         sum(r.amount_cents)::int as cents
       from refunds r
       join payments p on p.restaurant_id = r.restaurant_id and p.payment_number = r.payment_number
       where r.restaurant_id = $1 and r.is_by_hand and r.state = 'asked'
       group by p.restaurant_id, p.payment_number
       union all
       select o.tab_id, max(p.payment_number), o.order_id, o.visit_id, '', o.stray_cents
       from orders o
       join payments p on p.restaurant_id = o.restaurant_id and p.order_id = o.order_id
         and p.state in ('paid', 'late')
       where o.restaurant_id = $1 and o.stray_state = 'stuck'
       group by o.restaurant_id, o.order_id
     )
     select w.tab_id as "tabId", w.payment_number as "paymentNumber", w.order_id as "orderId",
       t.table_name as "tableName", w.taken_by as "takenBy", w.cents,
       case when m.member_id is not null
         then json_build_object('memberId', m.member_id, 'name', m.name) end as payer
     from owed w
     join tabs t on t.restaurant_id = $1 and t.tab_id = w.tab_id
     left join tab_members m on m.restaurant_id = $1 and m.tab_id = w.tab_id
       and m.visit_id = w.visit_id
     order by w.payment_number`,
    [restaurantId],
  );
  return rows.map(({ payer, ...row }) => ({ ...row, payerName: payer ? memberName(payer) : '' }));
}
