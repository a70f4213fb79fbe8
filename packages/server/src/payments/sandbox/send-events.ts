import type { Database } from '../../db/database.ts';
import { runConcurrently } from '../../run-concurrently.ts';
import { repeat } from '../../repeat.ts';
import { leaseEvent, noteFailed, noteSent, type DueEvent } from './event-queries.ts';
import { signBody } from './signature.ts';

/** Like the real provider, it does not wait for one event's answer before it sends the next. */
const LANES = 4;
const LOOK_MS = 1_000;

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
export async function sendDueEvents(parts: SenderDependencies): Promise<void> {
  await runConcurrently(
    LANES,
    async () => leaseEvent(parts.db, parts.now()),
    async (event) => send(parts, event),
  );
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

/**
 * Sends due events until stopped; several processes may do so. Returns a function that stops it.
 */
export function startSandbox(
  sandbox: { sendDueEvents(): Promise<void> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  return repeat(async () => sandbox.sendDueEvents(), LOOK_MS, onError).stop;
}
