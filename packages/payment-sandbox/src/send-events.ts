import type { Database } from './database.ts';
import { leaseEvent, noteFailed, noteSent, type DueEvent } from './event-queries.ts';
import { signBody } from './signature.ts';

/** Like the real provider, it does not wait for one event's answer before it sends the next. */
const LANES = 4;

export interface SenderDependencies {
  db: Database;
  now: () => Date;
  secret: string;
  /** Sends a signed event to the webhook; returns the response's status. */
  deliver: (rawBody: Buffer, signature: string) => Promise<number>;
}

/**
 * Sends the due events, each from one process only; those that the webhook does not accept are
 * retried.
 */
export async function sendDueEvents(dependencies: SenderDependencies): Promise<void> {
  const { db, now } = dependencies;
  const lane = async () => {
    for (;;) {
      const event = await leaseEvent(db, now());
      if (event === null) return;
      await send(dependencies, event);
    }
  };
  // Nothing is still being sent when this returns, even if a lane fails.
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function send(
  { db, now, secret, deliver }: SenderDependencies,
  event: DueEvent,
): Promise<void> {
  const rawBody = Buffer.from(event.body, 'utf8');
  const status = await deliver(rawBody, signBody(secret, rawBody, now())).catch(() => 0);
  if (status >= 200 && status < 300) await noteSent(db, event, now());
  else await noteFailed(db, event, now());
}
