import type { NamelessPayment } from '@simplato/contract';
import {
  addressLinesOf,
  MAX_SIMPLIFIED_CENTS,
  type Invoice,
  type InvoicedSeries,
  type InvoicingMode,
  type Issuer,
  type Recipient,
  type Restaurant,
} from '@simplato/domain';
import type { VerifactuConfig } from '../../config.ts';
import type { InvoicingSystem } from '../../verifactu/record-xml.ts';
import { columnNames, selected, valuesOf, type Columns } from '../../db/columns.ts';
import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import type { TabKey } from '../tabs/tab-key.ts';

/** What a restaurant has chosen; null where it has never invoiced. */
export interface Invoicing {
  mode: InvoicingMode;
  /** Which of the restaurants of its tax number it is, from 1. */
  site: number;
  /** Money that came before is told by no invoice. */
  since: Date;
  /** The chain of records that is written, and how many it has; 0 where there never was one. */
  chain: number;
  records: number;
  /** Whom the records are for; these three are null where there never was one. */
  environment: VerifactuConfig['environment'] | null;
  recordingSince: Date | null;
  system: InvoicingSystem | null;
  /** Why nothing more is issued; null if it is. */
  stopped: 'restored' | 'ahead' | null;
  stoppedAt: Date | null;
}

const INVOICING_COLUMNS = `mode, site, since, chain, records, environment,
  recording_since as "recordingSince", system, stopped, stopped_at as "stoppedAt"`;
const INVOICING = `select ${INVOICING_COLUMNS} from invoicing where restaurant_id = $1`;

export async function findInvoicing(
  db: Queryable,
  restaurantId: number,
): Promise<Invoicing | null> {
  const [row] = await db.query<Invoicing>(INVOICING, [restaurantId]);
  return row ?? null;
}

type IssuerRow = Pick<Restaurant, 'legalName' | 'taxId' | 'address' | 'postalCode' | 'city'>;

/** With who issues, and the database's time. */
export type LockedInvoicing = Invoicing & { issuer: Issuer; now: Date };

/**
 * The same, and nobody else issues an invoice of this restaurant until the transaction ends. It is the last lock
 * that a transaction takes: orders and tabs come before.
 */
export async function lockInvoicing(
  tx: Transaction,
  restaurantId: number,
): Promise<LockedInvoicing | null> {
  // The time is asked for once the lock is there, which may have been waited for.
  const [row] = await tx.query<Invoicing & IssuerRow & { now: Date }>(
    `with locked as materialized (${INVOICING} for update)
     select locked.*, clock_timestamp() as now, legal_name as "legalName", tax_id as "taxId",
       address, postal_code as "postalCode", city
     from locked cross join restaurants where restaurant_id = $1`,
    [restaurantId],
  );
  if (!row) return null;
  const { legalName, taxId } = row;
  return { ...row, issuer: { legalName, taxId, addressLines: addressLinesOf(row) } };
}

const NEWEST_PAYMENT = `(
  select coalesce(max(payment_number), 0) from payments where restaurant_id = $1)`;

/** Stores the choice; what was paid while it did not invoice stays untold. */
export async function upsertInvoicing(
  tx: Transaction,
  restaurantId: number,
  mode: InvoicingMode,
): Promise<Invoicing> {
  // Two restaurants of one tax number that begin at once come one after the other.
  await tx.query(
    `select pg_advisory_xact_lock(hashtext('invoicing ' || tax_id)) from restaurants
     where restaurant_id = $1`,
    [restaurantId],
  );
  return onlyRow(
    await tx.query<Invoicing>(
      `insert into invoicing (restaurant_id, mode, since_payment, site)
       select $1, $2, ${NEWEST_PAYMENT}, 1 + coalesce((
         select max(i.site) from restaurants own
         join restaurants r on r.tax_id = own.tax_id
         join invoicing i on i.restaurant_id = r.restaurant_id
         where own.restaurant_id = $1), 0)
       on conflict (restaurant_id) do update set mode = excluded.mode,
         since = case when invoicing.mode = 'none' then clock_timestamp() else invoicing.since end,
         since_payment = case when invoicing.mode = 'none' then excluded.since_payment
           else invoicing.since_payment end
       returning ${INVOICING_COLUMNS}`,
      [restaurantId, mode],
    ),
  );
}

/** Goes on with the chain that there is. Invoicing must be locked. */
export async function resumeChain(tx: Transaction, restaurantId: number): Promise<Invoicing> {
  return onlyRow(
    await tx.query<Invoicing>(
      `update invoicing set stopped = null, stopped_at = null
       where restaurant_id = $1 returning ${INVOICING_COLUMNS}`,
      [restaurantId],
    ),
  );
}

/** Begins the restaurant's next chain of records, empty; nothing is stopped any more. Invoicing must be locked. */
export async function beginChain(
  tx: Transaction,
  restaurantId: number,
  { environment, system }: { environment: VerifactuConfig['environment']; system: InvoicingSystem },
): Promise<Invoicing> {
  const row = onlyRow(
    await tx.query<Invoicing>(
      `update invoicing set mode = 'verifactu', chain = chain + 1, records = 0, environment = $2,
         system = $3::jsonb, stopped = null, stopped_at = null,
         recording_since = case when environment = $2
           then coalesce(recording_since, clock_timestamp()) else clock_timestamp() end,
         since = case when mode = 'none' then clock_timestamp() else since end,
         since_payment = case when mode = 'none' then ${NEWEST_PAYMENT} else since_payment end
       where restaurant_id = $1 returning ${INVOICING_COLUMNS}`,
      [restaurantId, environment, JSON.stringify(system)],
    ),
  );
  await tx.query(
    `update record_sendings set sent = 0, answered = 0, failures = 0, next_at = clock_timestamp(),
       trouble = null, trouble_code = null, trouble_since = null
     where restaurant_id = $1`,
    [restaurantId],
  );
  return row;
}

/** Whether a payment's money came since: what was begun after the newest of then did, whatever the clock says. */
const CAME_SINCE = 'coalesce(p.settled_at >= i.since or p.payment_number > i.since_payment, false)';

/** A payment, as far as it matters which invoice it is to have. */
export interface PaymentToInvoice {
  paymentNumber: number;
  /** Its money has come since its restaurant invoices. */
  isToTell: boolean;
  /** Who asked for an invoice in its name before there was any. */
  recipient: Recipient | null;
  /** Where it was taken, and where the orders are of which it pays something, or did. */
  tabIds: number[];
}

/** The payments that were taken at a tab, or pay something of its orders, or did. */
export async function listPaymentsOfTab(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
): Promise<PaymentToInvoice[]> {
  return db.query<PaymentToInvoice>(
    `with own as (
       select payment_number from payments where restaurant_id = $1 and tab_id = $2
       union select p.payment_number from orders o
       join payments p on p.restaurant_id = o.restaurant_id and p.order_id = o.order_id
       where o.restaurant_id = $1 and o.tab_id = $2
       union select s.payment_number from orders o
       join shares s on s.restaurant_id = o.restaurant_id and s.order_id = o.order_id
       where o.restaurant_id = $1 and o.tab_id = $2
     )
     select p.payment_number as "paymentNumber", r.recipient,
       i.mode <> 'none' and p.state = 'paid' and ${CAME_SINCE} as "isToTell",
       array_remove(p.tab_id || array(
         select o.tab_id from shares s
         join orders o on o.restaurant_id = s.restaurant_id and o.order_id = s.order_id
         where s.restaurant_id = $1 and s.payment_number = p.payment_number
       ), null) as "tabIds"
     from own join payments p on p.restaurant_id = $1 and p.payment_number = own.payment_number
     join invoicing i on i.restaurant_id = p.restaurant_id
     left join invoice_recipients r
       on r.restaurant_id = p.restaurant_id and r.payment_number = p.payment_number`,
    [restaurantId, tabId],
  );
}

/** What was paid since its restaurant invoices, and is too much to be told without a name; the last first. */
export async function listNameless(
  db: Queryable,
  restaurantId: number,
  paymentNumber: number | null = null,
): Promise<NamelessPayment[]> {
  const rows = await db.query<Omit<NamelessPayment, 'settledAt'> & { settledAt: Date }>(
    `select p.payment_number as "paymentNumber", t.tab_id as "tabId", t.table_name as "tableName",
       p.settled_at as "settledAt", p.amount_cents - p.tip_cents as cents
     from invoicing i
     join payments p on p.restaurant_id = i.restaurant_id and p.state = 'paid'
       and p.amount_cents - p.tip_cents > $2 and ${CAME_SINCE}
     left join orders o on o.restaurant_id = p.restaurant_id and o.order_id = p.order_id
     join tabs t on t.restaurant_id = p.restaurant_id and t.tab_id = coalesce(p.tab_id, o.tab_id)
     where i.restaurant_id = $1 and i.mode <> 'none' and p.restaurant_id = $1
       and ($3::int is null or p.payment_number = $3)
       and not exists (
         select 1 from invoices told
         where told.restaurant_id = $1 and told.payment_number = p.payment_number)
       and not exists (
         select 1 from invoice_recipients named
         where named.restaurant_id = $1 and named.payment_number = p.payment_number)
     order by p.payment_number desc limit 20`,
    [restaurantId, MAX_SIMPLIFIED_CENTS, paymentNumber],
  );
  return rows.map((row) => ({ ...row, settledAt: row.settledAt.toISOString() }));
}

/** The tabs of which something was paid since. */
export async function listTabsPaidSince(
  db: Queryable,
  restaurantId: number,
  since: Date,
): Promise<number[]> {
  const rows = await db.query<{ tabId: number }>(
    `select coalesce(p.tab_id, o.tab_id) as "tabId" from payments p
     left join orders o on o.restaurant_id = p.restaurant_id and o.order_id = p.order_id
     where p.restaurant_id = $1 and p.settled_at >= $2
     group by 1 order by min(p.settled_at)`,
    [restaurantId, since],
  );
  return rows.map(({ tabId }) => tabId);
}

interface InvoiceRow extends Omit<Invoice, 'issuedAt'> {
  issuedAt: Date;
}

type StoredFields = Omit<InvoiceRow, 'issuedAt'>;

const COLUMNS: Columns<StoredFields> = {
  invoiceId: ['invoice_id', 'int'],
  chain: ['chain', 'int'],
  number: ['number', 'text'],
  kind: ['kind', 'text'],
  day: ['day', 'date'],
  issuer: ['issuer', 'jsonb'],
  recipient: ['recipient', 'jsonb'],
  paymentNumber: ['payment_number', 'int'],
  tabId: ['tab_id', 'int'],
  tableName: ['table_name', 'text'],
  form: ['form', 'text'],
  isOnAccount: ['is_on_account', 'boolean'],
  lines: ['lines', 'jsonb'],
  bands: ['bands', 'jsonb'],
  totalCents: ['total_cents', 'int'],
  corrects: ['corrects', 'jsonb'],
  replaces: ['replaces', 'jsonb'],
};
const SELECTED = `${selected(COLUMNS, 'i')}, i.issued_at as "issuedAt"`;

function invoiceFromRow({ issuedAt, ...row }: InvoiceRow): Invoice {
  return { ...row, issuedAt: issuedAt.toISOString() };
}

/** An invoice to be stored; its series gives its number. */
export interface InvoiceToInsert extends Omit<Invoice, 'invoiceId' | 'number'> {
  series: string;
  turn: number;
  number: string;
  invoiceId: number;
}

/** The next id of a restaurant, and the next turn of a series. Invoicing must be locked. */
export async function nextOf(
  tx: Transaction,
  restaurantId: number,
  series: string,
): Promise<{ invoiceId: number; turn: number }> {
  return onlyRow(
    await tx.query<{ invoiceId: number; turn: number }>(
      `select 1 + coalesce((
         select max(invoice_id) from invoices where restaurant_id = $1), 0) as "invoiceId",
       1 + coalesce((
         select max(turn) from invoices where restaurant_id = $1 and series = $2), 0) as turn`,
      [restaurantId, series],
    ),
  );
}

export async function insertInvoice(
  tx: Transaction,
  restaurantId: number,
  { series, turn, issuedAt, ...invoice }: InvoiceToInsert,
): Promise<Invoice> {
  const values = valuesOf(COLUMNS, invoice);
  const parameters = values.map((_value, index) => `$${index + 5}`).join(', ');
  await tx.query(
    `insert into invoices (restaurant_id, series, turn, issued_at, ${columnNames(COLUMNS).join(', ')})
     values ($1, $2, $3, $4, ${parameters})`,
    [restaurantId, series, turn, issuedAt, ...values],
  );
  return { ...invoice, issuedAt };
}

/** What was issued in a span of time, or since then, by series; one that stands in for others adds nothing to what was sold. */
export async function listInvoiced(
  db: Queryable,
  restaurantId: number,
  { from, until }: { from: Date; until: Date | null },
): Promise<InvoicedSeries[]> {
  return db.query<InvoicedSeries>(
    `select series, (array_agg(number order by turn))[1] as first,
       (array_agg(number order by turn desc))[1] as last, count(*)::int as invoices,
       coalesce(sum(total_cents) filter (where replaces = '[]'), 0)::int as "soldCents"
     from invoices where restaurant_id = $1 and issued_at >= $2
       and ($3::timestamptz is null or issued_at < $3)
     group by series order by series`,
    [restaurantId, from, until],
  );
}

/** Of these payments, those that no other has replaced; the oldest first. */
export async function listStanding(
  db: Queryable,
  restaurantId: number,
  paymentNumbers: readonly number[],
): Promise<Invoice[]> {
  const rows = await db.query<InvoiceRow>(
    `select ${SELECTED} from invoices i
     where i.restaurant_id = $1 and i.payment_number = any($2::int[])
       and not exists (
         select 1 from invoices r, jsonb_to_recordset(r.replaces) as replaced (number text)
         where r.restaurant_id = i.restaurant_id and r.payment_number = i.payment_number
           and replaced.number = i.number)
     order by i.invoice_id`,
    [restaurantId, paymentNumbers],
  );
  return rows.map(invoiceFromRow);
}

export async function findInvoice(
  db: Queryable,
  restaurantId: number,
  invoiceId: number,
): Promise<Invoice | null> {
  const [row] = await db.query<InvoiceRow>(
    `select ${SELECTED} from invoices i where i.restaurant_id = $1 and i.invoice_id = $2`,
    [restaurantId, invoiceId],
  );
  return row ? invoiceFromRow(row) : null;
}

/** Each by its id; those that there are not are left out. */
export async function mapInvoices(
  db: Queryable,
  restaurantId: number,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, Invoice>> {
  const rows = await db.query<InvoiceRow>(
    `select ${SELECTED} from invoices i
     where i.restaurant_id = $1 and i.invoice_id = any($2::int[])`,
    [restaurantId, invoiceIds],
  );
  return new Map(rows.map((row) => [row.invoiceId, invoiceFromRow(row)]));
}

export interface InvoicedPayment {
  /** When its money came; null if it has not. */
  settledAt: Date | null;
  /** Whether it came since its restaurant invoices. */
  cameSince: boolean;
  /** Whether it still may. */
  isUnderWay: boolean;
  /** In which it counts. */
  tabId: number;
  visitId: string | null;
}

export async function findPayment(
  db: Queryable,
  { restaurantId, paymentNumber }: { restaurantId: number; paymentNumber: number },
): Promise<InvoicedPayment | null> {
  const [row] = await db.query<InvoicedPayment>(
    `select p.settled_at as "settledAt", ${CAME_SINCE} as "cameSince",
       p.state in ('starting', 'open') and p.released_at is null as "isUnderWay",
       coalesce(p.tab_id, o.tab_id) as "tabId",
       coalesce(p.visit_id, o.visit_id) as "visitId" from payments p
     left join invoicing i on i.restaurant_id = p.restaurant_id
     left join orders o on o.restaurant_id = p.restaurant_id and o.order_id = p.order_id
     where p.restaurant_id = $1 and p.payment_number = $2`,
    [restaurantId, paymentNumber],
  );
  return row ?? null;
}

export interface InvoiceFilter {
  /** Days of the restaurant's clock, both included. */
  from: string | null;
  until: string | null;
  /** Part of a number, of a recipient's tax number or name, or exactly an amount. */
  text: string;
  cents: number | null;
  paymentNumber: number | null;
  /** Only older ones than this. */
  before: number | null;
}

export const ANY_INVOICE: InvoiceFilter = {
  from: null,
  until: null,
  text: '',
  cents: null,
  paymentNumber: null,
  before: null,
};

/** As it is searched: without capitals and accents, and without what numbers are written with or not. */
const searched = (text: string) =>
  `translate(lower(${text}), 'áàäâãéèëêíìïîóòöôõúùüûñç -./', 'aaaaaeeeeiiiiooooouuuunc')`;
const finds = (text: string) => `strpos(${searched(text)}, ${searched('$5')}) > 0`;

/** The newest first. */
export async function listInvoices(
  db: Queryable,
  restaurantId: number,
  { from, until, text, cents, paymentNumber, before }: InvoiceFilter,
  /** Null for all. */
  limit: number | null,
): Promise<Invoice[]> {
  const rows = await db.query<InvoiceRow>(
    `select ${SELECTED} from invoices i
     where i.restaurant_id = $1 and ($2::date is null or i.day >= $2)
       and ($3::date is null or i.day <= $3) and ($4::int is null or i.invoice_id < $4)
       and ($5 = '' or ${finds('i.number')} or ${finds("i.recipient->>'taxId'")}
         or ${finds("i.recipient->>'name'")} or abs(i.total_cents) = $6)
       and ($7::int is null or i.payment_number = $7)
     order by i.invoice_id desc limit $8`,
    [restaurantId, from, until, before, text, cents, paymentNumber, limit],
  );
  return rows.map(invoiceFromRow);
}

export async function findRecipient(
  db: Queryable,
  restaurantId: number,
  paymentNumber: number,
): Promise<Recipient | null> {
  const [row] = await db.query<{ recipient: Recipient }>(
    `select recipient from invoice_recipients where restaurant_id = $1 and payment_number = $2`,
    [restaurantId, paymentNumber],
  );
  return row?.recipient ?? null;
}

/** Of a payment without an invoice yet: it is issued in this name. The last word counts. */
export async function upsertRecipient(
  tx: Transaction,
  restaurantId: number,
  paymentNumber: number,
  recipient: Recipient,
): Promise<void> {
  await tx.query(
    `insert into invoice_recipients (restaurant_id, payment_number, recipient)
     values ($1, $2, $3::jsonb)
     on conflict (restaurant_id, payment_number) do update set recipient = excluded.recipient`,
    [restaurantId, paymentNumber, JSON.stringify(recipient)],
  );
}
