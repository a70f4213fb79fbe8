import type { Database } from '../db/database.ts';
import { repeat } from '../repeat.ts';
import { MailNotSentError, type Mailer } from './mailer.ts';
import {
  giveUp,
  giveUpStaleMails,
  keepLetter,
  leaseMail,
  markSent,
  retryLater,
  type LeasedMail,
  type Mail,
} from './outbox.ts';
import { retryDelaySeconds } from './retry-delay.ts';

const LOOK_MS = 2_000;
/** Longer than any sending may take: a mail whose process died is taken up by another after it. */
const LEASE_SECONDS = 120;
/** One slow recipient's server must not hold up everybody's mail. */
const LANES = 3;

/** A mail that did not go out, for the log: nothing in it tells to whom or about what. */
export interface MailFailure {
  mailId: number;
  attempts: number;
  reason: string;
  isGivenUp: boolean;
}

export interface SenderParts {
  db: Database;
  mailer: Mailer;
  /** Writes a letter that was queued without one; null when what it was about is gone. */
  writeLetter: (mailId: number) => Promise<Omit<Mail, 'to'> | null>;
  onFailure: (failure: MailFailure) => void;
  /** For what went wrong beside the sending itself. */
  onError: (error: unknown) => void;
  lanes?: number;
}

/** Sends what is due, a few mails at a time; after `isStopping` no further one is begun. */
export async function sendDueMails(
  parts: SenderParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const lane = async () => {
    while (!isStopping()) {
      const mail = await leaseMail(parts.db, LEASE_SECONDS);
      if (!mail) return;
      await deliver(parts, mail);
    }
  };
  // Each lane comes to its end, also beside one that fails: whoever stops waits for all of them.
  const lanes = await Promise.allSettled(Array.from({ length: parts.lanes ?? LANES }, lane));
  for (const { reason } of lanes.filter((one) => one.status === 'rejected')) throw reason;
  for (const { reason, ...mail } of await giveUpStaleMails(parts.db)) {
    parts.onFailure({ ...mail, reason: reason ?? 'nunca se intentó', isGivenUp: true });
  }
}

async function deliver(parts: SenderParts, mail: LeasedMail): Promise<void> {
  const { db, mailer, onFailure } = parts;
  const { mailId, attempts } = mail;
  try {
    await mailer.send(await withLetter(parts, mail));
  } catch (error) {
    if (!(error instanceof MailNotSentError)) parts.onError(error);
    const { reason, isFinal } = asNotSent(error);
    if (isFinal) await giveUp(db, mailId, reason);
    else await retryLater(db, mailId, { reason, seconds: retryDelaySeconds(attempts) });
    onFailure({ mailId, attempts, reason, isGivenUp: isFinal });
    return;
  }
  await markSent(db, mailId);
}

async function withLetter({ db, writeLetter }: SenderParts, mail: LeasedMail) {
  if (mail.text !== null) return { ...mail, text: mail.text };
  const letter = await writeLetter(mail.mailId);
  if (!letter) throw new MailNotSentError('ya no existe aquello de lo que hablaba', true);
  await keepLetter(db, mail.mailId, letter);
  return { ...mail, ...letter, html: letter.html ?? null };
}

/** What is not the post's own answer is a fault of ours, and may pass. */
function asNotSent(error: unknown): MailNotSentError {
  if (error instanceof MailNotSentError) return error;
  return new MailNotSentError(error instanceof Error ? error.name : 'error', false);
}

/**
 * Hands over what waits in the outbox, here or in whichever process gets to it. Answers how to stop:
 * what is under way is finished, and the rest waits in the database.
 */
export function startMailSender(parts: SenderParts): () => Promise<void> {
  let hasStopped = false;
  const { stop } = repeat(
    async () => sendDueMails(parts, () => hasStopped),
    LOOK_MS,
    parts.onError,
  );
  return async () => {
    hasStopped = true;
    await stop();
    parts.mailer.close();
  };
}
