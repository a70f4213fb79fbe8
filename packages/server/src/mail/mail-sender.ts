import type { Database } from '../db/database.ts';
import type { Mailer } from './mailer.ts';
import { leaseMail, markSent } from './outbox.ts';

const LOOK_MS = 2_000;
/** Before a mail whose sending failed, or whose process died, is tried again; longer each time. */
const LEASE_SECONDS = 30;

interface SenderParts {
  db: Database;
  mailer: Mailer;
  onError: (error: unknown) => void;
}

/** One at a time: a mail's lease must not run out while it waits behind slow ones. */
export async function sendDueMails({ db, mailer, onError }: SenderParts): Promise<void> {
  for (;;) {
    const mail = await leaseMail(db, LEASE_SECONDS);
    if (!mail) return;
    await mailer.send(mail).then(() => markSent(db, mail.mailId), onError);
  }
}

/** Hands over what waits in the outbox, here or in whichever process gets to it. Answers how to stop. */
export function startMailSender(parts: SenderParts): () => Promise<void> {
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    working ??= sendDueMails(parts)
      .catch(parts.onError)
      .finally(() => {
        working = null;
      });
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
