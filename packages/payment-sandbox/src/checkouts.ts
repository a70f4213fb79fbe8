import type { Database, Queryable } from './database.ts';
import { ProviderRefusal, type Charge, type Checkout } from '@simplato/domain';
import { requireAccount } from './accounts.ts';
import { checkCharge } from './check-charge.ts';
import { checkoutState, type CheckoutData } from './checkout-state.ts';
import { cancelEvent, queueEvent } from './event-queries.ts';
import { findReplay, replay } from './idempotency.ts';
import { newId, paymentIdOf } from './sandbox-ids.ts';
import { findObject, insertObject, lockObject, saveObject } from './sandbox-objects.ts';
import { after, EVENT_AFTER_MS } from './sandbox-times.ts';

/**
 * The id of the event that reports an unpaid page: queued with the page, deleted if somebody pays.
 */
const expiryEventId = (sessionId: string) => `evt_vence_${sessionId}`;

/** Returns the session's id. Idempotent by key. */
export async function createCheckout(db: Database, charge: Charge, now: Date): Promise<string> {
  const { key } = charge;
  return db.transaction(async (tx) => {
    const earlier = await findReplay(tx, key, charge);
    if (earlier !== null) return earlier;
    checkCharge(charge, now);
    const { state } = await requireAccount(tx, charge.accountId);
    if (state !== 'active') throw new ProviderRefusal('the account may not charge');
    const asked = { ...charge, expiresAt: charge.expiresAt.toISOString() };
    const data: CheckoutData = { asked, isClosed: false, payment: null, isDisputed: false };
    const sessionId = newId('checkout');
    const isNew = await insertObject(tx, { objectId: sessionId, kind: 'checkout', key, data });
    if (!isNew) return replay(tx, key, charge);
    await queueExpiry(tx, charge.accountId, sessionId, after(charge.expiresAt, EVENT_AFTER_MS));
    return sessionId;
  });
}

export async function readCheckout(
  db: Queryable,
  accountId: string,
  sessionId: string,
  now: Date,
): Promise<Checkout> {
  await requireAccount(db, accountId);
  const data = await findObject<CheckoutData>(db, 'checkout', sessionId);
  return describe(sessionId, requireOwn(data, accountId), now);
}

/** Closes the page if it is open; a paid or processing one stays as it is. */
export async function expireCheckout(
  db: Database,
  accountId: string,
  sessionId: string,
  now: Date,
): Promise<Checkout> {
  return db.transaction(async (tx) => {
    await requireAccount(tx, accountId);
    const found = await lockObject<CheckoutData>(tx, 'checkout', sessionId);
    const data = requireOwn(found, accountId);
    if (checkoutState(data, now) !== 'open') return describe(sessionId, data, now);
    const closed = { ...data, isClosed: true };
    await saveObject(tx, sessionId, closed);
    await cancelExpiry(tx, sessionId);
    await queueExpiry(tx, accountId, sessionId, after(now, EVENT_AFTER_MS));
    return describe(sessionId, closed, now);
  });
}

export async function cancelExpiry(tx: Queryable, sessionId: string): Promise<void> {
  await cancelEvent(tx, expiryEventId(sessionId));
}

async function queueExpiry(tx: Queryable, accountId: string, sessionId: string, dueAt: Date) {
  const eventId = expiryEventId(sessionId);
  await queueEvent(tx, {
    type: 'checkout.session.expired',
    accountId,
    objectId: sessionId,
    dueAt,
    eventId,
  });
}

function requireOwn(data: CheckoutData | null, accountId: string): CheckoutData {
  if (data?.asked.accountId === accountId) return data;
  throw new ProviderRefusal(`no such checkout on ${accountId}`);
}

function describe(sessionId: string, data: CheckoutData, now: Date): Checkout {
  return {
    state: checkoutState(data, now),
    paymentId: data.payment ? paymentIdOf(sessionId) : null,
    amountCents: data.asked.amountCents,
  };
}
