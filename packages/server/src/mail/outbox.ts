import type { Queryable } from '../db/database.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface QueuedMail extends Mail {
  mailId: number;
  createdAt: Date;
}

/** Puts a mail into the outbox, in the transaction of what it is about: both happen or neither. */
export async function queueMail(tx: Queryable, mail: Mail): Promise<void> {
  await tx.query('insert into outbox (recipient, subject, body_text) values ($1, $2, $3)', [
    mail.to,
    mail.subject,
    mail.text,
  ]);
}

const COLUMNS = `mail_id as "mailId", recipient as "to", subject, body_text as text,
  created_at as "createdAt"`;

/** Takes the next due mail for this process: nobody else gets it until the lease is over. */
export async function leaseMail(db: Queryable, leaseSeconds: number): Promise<QueuedMail | null> {
  const [mail] = await db.query<QueuedMail>(
    `update outbox set attempts = attempts + 1,
       due_at = now() + make_interval(secs => $1 * least(attempts + 1, 60))
     where mail_id = (
       select mail_id from outbox where sent_at is null and due_at <= now()
       order by mail_id limit 1 for update skip locked)
     returning ${COLUMNS}`,
    [leaseSeconds],
  );
  return mail ?? null;
}

export async function markSent(db: Queryable, mailId: number): Promise<void> {
  await db.query('update outbox set sent_at = now() where mail_id = $1', [mailId]);
}

/** The latest first. */
export async function listMails(db: Queryable): Promise<QueuedMail[]> {
  return db.query<QueuedMail>(`select ${COLUMNS} from outbox order by mail_id desc limit 100`);
}

/** A deleted account leaves no letters behind. */
export async function deleteMailTo(tx: Queryable, recipient: string): Promise<void> {
  await tx.query('delete from outbox where lower(recipient) = lower($1)', [recipient]);
}
