import { ProviderGone, ProviderSilence } from '@simplato/domain';
import { refreshAccountById } from './connect-account.ts';
import { giveUpEvent, leaseEvent, markHandled, type KeptEvent } from './event-queries.ts';
import { settle, type SettlingDependencies } from './settle.ts';
import { syncPaymentById } from './sync-payment.ts';

const EVENT_LEASE_MS = 15_000;
/** The pauses between tries grow: the last try comes after about an hour. */
const MOST_TRIES = 20;
/** If the provider does not answer for longer, it sends the event again, or the worker checks the payment. */
const PATIENCE_MS = 3 * 86_400_000;

/** Processes the provider's stored events, one by one, each until it succeeds or is given up. */
export async function workOnEvents(parts: SettlingDependencies): Promise<void> {
  const next = async () => leaseEvent(parts.db, parts.now(), EVENT_LEASE_MS);
  for (let event = await next(); event !== null; event = await next()) await workOn(parts, event);
}

async function workOn(parts: SettlingDependencies, event: KeptEvent): Promise<void> {
  try {
    await handle(parts, event);
    await markHandled(parts.db, event.eventId);
    parts.onNoticeSettled?.(parts.now().getTime() - event.receivedAt.getTime());
  } catch (error) {
    if (!isHopeless(event, error, parts.now())) return;
    const why = error instanceof Error ? error.message : String(error);
    if (!(await giveUpEvent(parts.db, event.eventId, why))) return;
    parts.onError(
      new Error(`Event ${event.eventId} is given up after ${event.attempts} tries: ${why}`, {
        cause: error,
      }),
    );
  }
}

async function handle(parts: SettlingDependencies, { kind, objectId, accountId }: KeptEvent) {
  if (kind === 'checkout') await settle(parts, objectId);
  else if (kind === 'payment') await syncPaymentById(parts, objectId).catch(ignoreGone);
  else if (kind === 'account') await refreshAccountById(parts, accountId || objectId);
}

/** Once a restaurant has left the provider, its payments can no longer be read: nothing is left to do. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ProviderGone)) throw error;
}

function isHopeless({ attempts, receivedAt }: KeptEvent, error: unknown, now: Date): boolean {
  const isOld = now.getTime() - receivedAt.getTime() > PATIENCE_MS;
  return isOld || (!(error instanceof ProviderSilence) && attempts >= MOST_TRIES);
}
