import type { Database } from '../db/database.ts';
import type { Mailer } from './mailer.ts';
import { leaseMails, markSent } from './outbox.ts';

const LOOK_MS = 2_000;
/** Before a mail whose sending failed, or whose process died, is tried again; longer each time. */
const LEASE_SECONDS = 30;

interface SenderParts {
  db: Database;
  mailer: Mailer;
  onError: (error: unknown) => void;
}

/** Hands over what waits in the outbox, here or in whichever process gets to it. Answers how to stop. */
export function startMailSender({ db, mailer, onError }: SenderParts): () => Promise<void> {
  let working: Promise<void> | null = null;
  const sendDue = async () => {
    for (const mail of await leaseMails(db, LEASE_SECONDS)) {
      await mailer.send(mail).then(() => markSent(db, mail.mailId), onError);
    }
  };
  const timer = setInterval(() => {
    working ??= sendDue()
      .catch(onError)
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
