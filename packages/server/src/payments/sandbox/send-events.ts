import type { Database } from '../../db/database.ts';
import { repeat } from '../../repeat.ts';
import { leaseEvent, noteFailed, noteSent } from './event-queries.ts';
import { signBody } from './signature.ts';

const LOOK_MS = 1_000;

export interface SenderParts {
  db: Database;
  now: () => Date;
  secret: string;
  /** Hands a signed event to the webhook; answers its status. */
  deliver: (rawBody: Buffer, signature: string) => Promise<number>;
}

/** Sends what is due, each by one process; what the webhook does not thank for comes again. */
export async function sendDueEvents({ db, now, secret, deliver }: SenderParts): Promise<void> {
  for (;;) {
    const event = await leaseEvent(db, now());
    if (!event) return;
    const rawBody = Buffer.from(event.body, 'utf8');
    const status = await deliver(rawBody, signBody(secret, rawBody, now())).catch(() => 0);
    const isThanked = status >= 200 && status < 300;
    await (isThanked ? noteSent : noteFailed)(db, event, now());
  }
}

/** Looks for due events until it is stopped; in any number of processes. Answers how to stop. */
export function startSandbox(
  sandbox: { sendDueEvents(): Promise<void> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  return repeat(async () => sandbox.sendDueEvents(), LOOK_MS, onError).stop;
}
