import { onlyRow, type Queryable, type Transaction } from '../../db/database.ts';
import type { FailureKind } from '../../verifactu/agency-client.ts';
import type { CertificateHolder } from '../../verifactu/open-certificate.ts';
import type { RecordState } from '../../verifactu/read-answer.ts';

/** Why a sending has no answer: of the agency or the way there, or the certificate is not to be opened here. */
export type SendingTrouble = FailureKind | 'key' | 'environment';

export interface Sending {
  holder: CertificateHolder;
  validUntil: Date;
  hasExpired: boolean;
  /** The newest record that has left, and the newest that was answered. */
  sent: number;
  answered: number;
  trouble: SendingTrouble | null;
  troubleCode: number | null;
  troubleSince: Date | null;
}

export async function findSending(db: Queryable, restaurantId: number): Promise<Sending | null> {
  const [row] = await db.query<Sending>(
    `select json_build_object('name', holder_name, 'taxId', holder_tax_id) as holder,
       valid_until as "validUntil", valid_until <= clock_timestamp() as "hasExpired",
       sent, answered, trouble, trouble_code as "troubleCode", trouble_since as "troubleSince"
     from record_sendings where restaurant_id = $1`,
    [restaurantId],
  );
  return row ?? null;
}

/** Stores a certificate in place of the one before; what waits is sent with it at once. */
export async function upsertCertificate(
  tx: Transaction,
  restaurantId: number,
  { sealed, holder, validUntil }: { sealed: Buffer; holder: CertificateHolder; validUntil: Date },
): Promise<void> {
  await tx.query(
    `insert into record_sendings (restaurant_id, certificate, holder_name, holder_tax_id, valid_until)
     values ($1, $2, $3, $4, $5)
     on conflict (restaurant_id) do update set certificate = excluded.certificate,
       holder_name = excluded.holder_name, holder_tax_id = excluded.holder_tax_id,
       valid_until = excluded.valid_until, uploaded_at = clock_timestamp(), failures = 0,
       next_at = least(record_sendings.next_at, clock_timestamp())`,
    [restaurantId, sealed, holder.name, holder.taxId, validUntil],
  );
}

/** Records that wait, and since when the oldest does. */
export async function countWaiting(
  db: Queryable,
  { restaurantId, chain }: { restaurantId: number; chain: number },
): Promise<{ waiting: number; since: Date | null }> {
  return onlyRow(
    await db.query<{ waiting: number; since: Date | null }>(
      `select count(*)::int as waiting, min(i.issued_at) as since
       from invoice_records r
       join invoices i on i.restaurant_id = r.restaurant_id and i.invoice_id = r.invoice_id
       where r.restaurant_id = $1 and r.chain = $2 and r.turn > coalesce((
         select answered from record_sendings where restaurant_id = $1), 0)`,
      [restaurantId, chain],
    ),
  );
}

export interface Remark {
  chain: number;
  turn: number;
  invoiceId: number;
  number: string;
  state: Exclude<RecordState, 'accepted'>;
  code: number | null;
  message: string;
  answeredAt: Date;
  /** The agency has taken a record of this invoice. */
  isRegistered: boolean;
  isNamed: boolean;
  /** An invoice in another name has taken its place since. */
  isRenamed: boolean;
}

/** Records refused, or accepted with errors, of whose invoices no later record was made; the last first. */
export async function listRemarks(
  db: Queryable,
  restaurantId: number,
  limit: number,
): Promise<Remark[]> {
  return db.query<Remark>(
    `select a.chain, a.turn, r.invoice_id as "invoiceId", i.number, a.state, a.code, a.message,
       a.answered_at as "answeredAt", i.recipient is not null as "isNamed",
       exists (
         select 1 from invoice_records known
         join record_answers taken on taken.restaurant_id = known.restaurant_id
           and taken.chain = known.chain and taken.turn = known.turn
         where known.restaurant_id = r.restaurant_id and known.invoice_id = r.invoice_id
           and taken.state <> 'refused') as "isRegistered",
       exists (
         select 1 from invoices named
         where named.restaurant_id = i.restaurant_id and named.payment_number = i.payment_number
           and named.invoice_id > i.invoice_id and named.recipient <> i.recipient) as "isRenamed"
     from record_answers a
     join invoice_records r on r.restaurant_id = a.restaurant_id and r.chain = a.chain
       and r.turn = a.turn
     join invoices i on i.restaurant_id = r.restaurant_id and i.invoice_id = r.invoice_id
     where a.restaurant_id = $1 and a.state <> 'accepted' and not exists (
       select 1 from invoice_records later
       where later.restaurant_id = r.restaurant_id and later.invoice_id = r.invoice_id
         and (later.chain, later.turn) > (r.chain, r.turn))
     order by a.chain desc, a.turn desc limit $2`,
    [restaurantId, limit],
  );
}

/** A restaurant whose records are to be sent now. */
export interface DueSending {
  restaurantId: number;
  chain: number;
  environment: string;
  certificate: Buffer;
  sent: number;
  answered: number;
  failures: number;
  isInTrouble: boolean;
}

/**
 * Takes a restaurant whose records wait and may be sent, so that no other process does for a while; null if there is
 * none.
 */
export async function leaseSending(
  db: Queryable,
  leaseSeconds: number,
): Promise<DueSending | null> {
  const [row] = await db.query<DueSending>(
    `with due as (
       select s.restaurant_id, i.chain, i.environment from record_sendings s
       join invoicing i on i.restaurant_id = s.restaurant_id
       where s.next_at <= clock_timestamp() and i.records > s.answered and i.stopped is null
       order by s.next_at limit 1 for update of s skip locked
     )
     update record_sendings s
     set next_at = clock_timestamp() + make_interval(secs => $1)
     from due where s.restaurant_id = due.restaurant_id
     returning s.restaurant_id as "restaurantId", due.chain, due.environment, s.certificate,
       s.sent, s.answered, s.failures, s.trouble is not null as "isInTrouble"`,
    [leaseSeconds],
  );
  return row ?? null;
}

/** Before they leave: whatever becomes of the answer, they may have arrived. */
export async function noteSent(db: Queryable, restaurantId: number, turn: number): Promise<void> {
  await db.query(`update record_sendings set sent = greatest(sent, $2) where restaurant_id = $1`, [
    restaurantId,
    turn,
  ]);
}

export interface AnswerToInsert {
  turn: number;
  state: RecordState;
  code: number | null;
  message: string;
  csv: string | null;
}

/** Stores what the agency answered, and that it is to be left alone for a while. */
export async function insertAnswers(
  tx: Transaction,
  { restaurantId, chain }: { restaurantId: number; chain: number },
  answers: readonly AnswerToInsert[],
  waitSeconds: number,
): Promise<void> {
  await tx.query(
    `insert into record_answers (restaurant_id, chain, turn, state, code, message, csv)
     select $1, $2, a.turn, a.state, a.code, a.message, a.csv
     from jsonb_to_recordset($3::jsonb)
       as a (turn int, state text, code int, message text, csv text)
     on conflict do nothing`,
    [restaurantId, chain, JSON.stringify(answers)],
  );
  await tx.query(
    `update record_sendings s set answered = greatest(s.answered, $3), failures = 0, trouble = null,
       trouble_code = null, trouble_since = null,
       next_at = clock_timestamp() + make_interval(secs => $4)
     from invoicing i where s.restaurant_id = $1 and i.restaurant_id = $1 and i.chain = $2`,
    [restaurantId, chain, answers.at(-1)?.turn ?? 0, waitSeconds],
  );
}

/** It is tried again after a while. */
export async function noteTrouble(
  db: Queryable,
  restaurantId: number,
  { trouble, code, seconds }: { trouble: SendingTrouble; code: number | null; seconds: number },
): Promise<void> {
  await db.query(
    `update record_sendings set failures = failures + 1, trouble = $2, trouble_code = $3,
       trouble_since = coalesce(trouble_since, clock_timestamp()),
       next_at = clock_timestamp() + make_interval(secs => $4)
     where restaurant_id = $1`,
    [restaurantId, trouble, code, seconds],
  );
}

/** Nothing more is issued: the agency knows records that are not here. */
export async function stopInvoicing(
  tx: Transaction,
  { restaurantId, chain }: { restaurantId: number; chain: number },
): Promise<void> {
  await tx.query(
    `update invoicing set stopped = 'ahead', stopped_at = clock_timestamp()
     where restaurant_id = $1 and chain = $2 and stopped is null`,
    [restaurantId, chain],
  );
}
