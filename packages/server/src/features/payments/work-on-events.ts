import { ProviderSilence } from '@simplato/domain';
import { refreshAccountById } from './connect-account.ts';
import { giveUpEvent, leaseEvent, markHandled, type StoredEvent } from './event-queries.ts';
import { settle, type SettlingDependencies } from './settle.ts';
import { syncPaymentById } from './sync-payment.ts';

const EVENT_LEASE_MS = 15_000;
/** The pauses between tries grow: the last try comes after about an hour. */
const MOST_TRIES = 20;
/** If the provider does not answer for longer, it sends the event again, or the worker checks the payment. */
const TIMEOUT_MS = 3 * 86_400_000;

/** Processes the provider's stored events, one by one, each until it succeeds or is given up. */
export async function workOnEvents(dependencies: SettlingDependencies): Promise<void> {
  const next = async () => leaseEvent(dependencies.db, dependencies.now(), EVENT_LEASE_MS);
  for (let event = await next(); event !== null; event = await next())
    await workOn(dependencies, event);
}

async function workOn(dependencies: SettlingDependencies, event: StoredEvent): Promise<void> {
  try {
    await handle(dependencies, event);
    await markHandled(dependencies.db, event.eventId);
    dependencies.onNoticeSettled?.(dependencies.now().getTime() - event.receivedAt.getTime());
  } catch (error) {
    if (!isHopeless(event, error, dependencies.now())) return;
    const why = error instanceof Error ? error.message : String(error);
    if (!(await giveUpEvent(dependencies.db, event.eventId, why))) return;
    dependencies.onError(
      new Error(`Event ${event.eventId} is given up after ${event.attempts} tries: ${why}`, {
        cause: error,
      }),
    );
  }
}

async function handle(
  dependencies: SettlingDependencies,
  { kind, objectId, accountId }: StoredEvent,
) {
  if (kind === 'checkout') await settle(dependencies, objectId);
  else if (kind === 'payment') await syncPaymentById(dependencies, objectId);
  else if (kind === 'account') await refreshAccountById(dependencies, accountId || objectId);
}

function isHopeless({ attempts, receivedAt }: StoredEvent, error: unknown, now: Date): boolean {
  const isOld = now.getTime() - receivedAt.getTime() > TIMEOUT_MS;
  return isOld || (!(error instanceof ProviderSilence) && attempts >= MOST_TRIES);
}
