import { UNPROVED_MAILS_A_DAY } from '@simplato/domain';
import { onlyRow, type Queryable } from '../db/database.ts';

/** A mail with its text, before it is queued. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /**
   * After this it is no longer sent, for example because its link has expired. A day by default.
   */
  goodForMs?: number;
}

const UNWRITTEN = { subject: '', text: null, html: null };
const DAY_MS = 24 * 3_600_000;

/** Whether one more mail may go to an address that may be a stranger's. A condition on its column. */
export const mayMail = (address: string) => `may_mail(${address}, ${UNPROVED_MAILS_A_DAY})`;

export async function mayMailTo(tx: Queryable, recipient: string): Promise<boolean> {
  return onlyRow(await tx.query<{ may: boolean }>(`select ${mayMail('$1')} as may`, [recipient]))
    .may;
}

/** Queues a mail in the transaction of the change that it reports: both happen or neither. */
export async function queueMail(tx: Queryable, mail: Mail): Promise<number> {
  const rows = await tx.query<{ mailId: number }>(
    `insert into outbox (recipient, subject, body_text, body_html, good_until)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5)) returning mail_id as "mailId"`,
    [mail.to, mail.subject, mail.text, mail.html ?? null, (mail.goodForMs ?? DAY_MS) / 1000],
  );
  return onlyRow(rows).mailId;
}

/**
 * The same for a mail that is sent once, however often it is asked for. False if it has been. Without a text, that is
 * written when it is sent.
 */
export async function queueMailOnce(
  tx: Queryable,
  messageKey: string,
  mail: Mail | Pick<Mail, 'to'>,
): Promise<boolean> {
  const { subject, text, html } = 'text' in mail ? mail : UNWRITTEN;
  const rows = await tx.query(
    `insert into outbox (message_key, recipient, subject, body_text, body_html)
     values ($1, $2, $3, $4, $5) on conflict (message_key) do nothing returning 1`,
    [messageKey, mail.to, subject, text, html ?? null],
  );
  return rows.length > 0;
}

export interface LeasedMail {
  mailId: number;
  messageKey: string;
  to: string;
  subject: string;
  /** Null if the text is yet to be written. */
  text: string | null;
  html: string | null;
  createdAt: Date;
  /** Including this one. */
  attempts: number;
}

const COLUMNS = `mail_id as "mailId", message_key as "messageKey", recipient as "to", subject,
  body_text as text, body_html as html, created_at as "createdAt", attempts`;

/** Leases the next due mail to this process: no other gets it until the lease expires. */
export async function leaseMail(db: Queryable, leaseSeconds: number): Promise<LeasedMail | null> {
  const [mail] = await db.query<LeasedMail>(
    `update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     where mail_id = (
       select mail_id from outbox
       where sent_at is null and given_up_at is null and due_at <= now() and good_until > now()
       order by mail_id limit 1 for update skip locked)
     returning ${COLUMNS}`,
    [leaseSeconds],
  );
  return mail ?? null;
}

/**
 * Stores the text when it is first written, so that every retry sends the same. This, and what went
 * wrong, only while the mail is unsent: its account may have been deleted since it was leased, and then
 * `deleteMailTo` counted it as sent.
 */
export async function storeLetter(db: Queryable, mailId: number, mail: Omit<Mail, 'to'>) {
  await db.query(
    `update outbox set subject = $2, body_text = $3, body_html = $4
     where mail_id = $1 and sent_at is null`,
    [mailId, mail.subject, mail.text, mail.html ?? null],
  );
}

export async function markSent(db: Queryable, mailId: number): Promise<void> {
  await db.query('update outbox set sent_at = now(), last_error = null where mail_id = $1', [
    mailId,
  ]);
}

export async function retryLater(
  db: Queryable,
  mailId: number,
  { reason, seconds }: { reason: string; seconds: number },
): Promise<void> {
  await db.query(
    `update outbox set due_at = now() + make_interval(secs => $2), last_error = $3
     where mail_id = $1 and sent_at is null`,
    [mailId, seconds, reason],
  );
}

export async function giveUp(db: Queryable, mailId: number, reason: string): Promise<void> {
  await db.query(
    `update outbox set given_up_at = now(), last_error = $2
     where mail_id = $1 and sent_at is null`,
    [mailId, reason],
  );
}

export interface StaleMail {
  mailId: number;
  attempts: number;
  reason: string | null;
}

/** Gives up the mails that have expired and are not leased. */
export async function giveUpStaleMails(db: Queryable): Promise<StaleMail[]> {
  return db.query<StaleMail>(
    `update outbox set given_up_at = now()
     where sent_at is null and given_up_at is null and due_at <= now() and good_until <= now()
     returning mail_id as "mailId", attempts, last_error as reason`,
  );
}

/** Newest first. */
export async function listMails(db: Queryable): Promise<LeasedMail[]> {
  return db.query<LeasedMail>(
    `select ${COLUMNS} from outbox where body_text is not null order by mail_id desc limit 100`,
  );
}

export async function findMailHtml(db: Queryable, mailId: number): Promise<string | null> {
  const [mail] = await db.query<{ html: string | null }>(
    'select body_html as html from outbox where mail_id = $1',
    [mailId],
  );
  return mail?.html ?? null;
}

/**
 * For a deleted account. Who registers again and again is still counted: for a day there is a hash of
 * the address, and nothing else.
 */
export async function deleteMailTo(tx: Queryable, recipient: string): Promise<void> {
  await tx.query(
    `update outbox set recipient = md5(lower(regexp_replace(recipient, '\\+[^@]*@', '@'))),
       subject = '', body_text = null, body_html = null, last_error = null, given_up_at = null,
       sent_at = coalesce(sent_at, now())
     where lower(recipient) = lower($1)`,
    [recipient],
  );
}

/** Deletes sent mails after a day; those that failed stay, for the operator. */
export async function purgeMails(db: Queryable): Promise<void> {
  await db.query(`delete from outbox where sent_at < now() - interval '1 day'`);
  await db.query(`delete from outbox where given_up_at < now() - interval '7 days'`);
}
