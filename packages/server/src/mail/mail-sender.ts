import type { Database } from '../db/database.ts';
import { repeatConcurrently } from '../concurrency/repeat.ts';
import { MailNotSentError, type Attachment, type Mailer } from './mailer.ts';
import {
  giveUp,
  giveUpStaleMails,
  storeLetter,
  leaseMail,
  markSent,
  retryLater,
  type LeasedMail,
  type Mail,
} from './outbox.ts';

const LOOK_MS = 2_000;
/**
 * Longer than any sending takes. If a process dies, another takes over its mail after this time.
 */
const LEASE_SECONDS = 120;
/** Mails sent in parallel, so that one slow recipient server does not delay all others. */
const LANES = 3;

/** A mail that was not sent, for the log: reveals neither the recipient nor the subject. */
export interface MailFailure {
  mailId: number;
  attempts: number;
  reason: string;
  isGivenUp: boolean;
}

export type QueuedMail = Pick<LeasedMail, 'mailId' | 'messageKey'>;

export interface SenderDependencies {
  db: Database;
  mailer: Mailer;
  /**
   * Writes the text of a mail that was queued without one; null if its subject no longer exists.
   */
  writeLetter: (mail: QueuedMail) => Promise<Omit<Mail, 'to'> | null>;
  /** The files that go with a mail, the same at every attempt. */
  attach: (mail: QueuedMail) => Promise<Attachment[]>;
  onFailure: (failure: MailFailure) => void;
  /** For errors other than a failed sending. */
  onError: (error: unknown) => void;
}

/** Sends all mails that are due, one by one. Starts no further one once `isStopping`. */
export async function sendDueMails(
  dependencies: SenderDependencies,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const next = async () => (isStopping() ? null : leaseMail(dependencies.db, LEASE_SECONDS));
  for (let mail = await next(); mail !== null; mail = await next())
    await deliver(dependencies, mail);
  for (const { reason, ...mail } of await giveUpStaleMails(dependencies.db)) {
    dependencies.onFailure({ ...mail, reason: reason ?? 'nunca se intentó', isGivenUp: true });
  }
}

async function deliver(dependencies: SenderDependencies, mail: LeasedMail): Promise<void> {
  const { db, mailer, onFailure } = dependencies;
  const { mailId, attempts } = mail;
  try {
    const letter = await withLetter(dependencies, mail);
    await mailer.send({ ...letter, attachments: await dependencies.attach(mail) });
  } catch (error) {
    if (!(error instanceof MailNotSentError)) dependencies.onError(error);
    const { reason, isFinal } = asNotSent(error);
    if (isFinal) await giveUp(db, mailId, reason);
    else await retryLater(db, mailId, { reason, seconds: retryDelaySeconds(attempts) });
    onFailure({ mailId, attempts, reason, isGivenUp: isFinal });
    return;
  }
  await markSent(db, mailId);
}

async function withLetter({ db, writeLetter }: SenderDependencies, mail: LeasedMail) {
  if (mail.text !== null) return { ...mail, text: mail.text };
  const letter = await writeLetter(mail);
  if (!letter) throw new MailNotSentError('ya no existe aquello de lo que hablaba', true);
  await storeLetter(db, mail.mailId, letter);
  return { ...mail, ...letter, html: letter.html ?? null };
}

/** Any other error is a fault of ours and counts as temporary. */
function asNotSent(error: unknown): MailNotSentError {
  if (error instanceof MailNotSentError) return error;
  return new MailNotSentError(error instanceof Error ? error.name : 'error', false);
}

/**
 * Sends the outbox in the background; several processes may share the work. Returns a function that
 * stops it: sendings in progress are finished, and the rest stays in the database.
 */
export function startMailSender(dependencies: SenderDependencies): () => Promise<void> {
  let hasStopped = false;
  const { stop } = repeatConcurrently(
    LANES,
    async () => sendDueMails(dependencies, () => hasStopped),
    LOOK_MS,
    dependencies.onError,
  );
  return async () => {
    hasStopped = true;
    await stop();
    dependencies.mailer.close();
  };
}

/**
 * Starts at half a minute, for servers that restart or greylist; grows to an hour, for one that is
 * down.
 */
const DELAYS_SECONDS = [30, 60, 120, 300, 600, 1800] as const;
const LONGEST_SECONDS = 3600;

/** The delay after this many failed attempts. */
export function retryDelaySeconds(attempts: number): number {
  return DELAYS_SECONDS[attempts - 1] ?? LONGEST_SECONDS;
}
