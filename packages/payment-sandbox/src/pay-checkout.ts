import type { Database } from './database.ts';
import { findAccount } from './accounts.ts';
import { checkoutState, withPayment, type CheckoutData, type WayToPay } from './checkout-state.ts';
import { cancelExpiry } from './checkouts.ts';
import type { EventType } from './event-body.ts';
import { queueEvent } from './event-queries.ts';
import { paymentIdOf } from './sandbox-ids.ts';
import { lockObject, saveObject } from './sandbox-objects.ts';
import { after, EVENT_AFTER_MS, FEE_AFTER_MS } from './sandbox-times.ts';

/** The diner pays. Null if the payment was accepted, now or before: pressing twice pays once. */
export async function payCheckout(
  db: Database,
  sessionId: string,
  way: WayToPay,
  now: Date,
): Promise<'declined' | 'not-open' | null> {
  return db.transaction(async (tx) => {
    const data = await lockObject<CheckoutData>(tx, 'checkout', sessionId);
    if (!data) return 'not-open';
    if (checkoutState(data, now) !== 'open') return data.payment ? null : 'not-open';
    const { accountId } = data.asked;
    const account = await findAccount(tx, accountId);
    if (account?.state !== 'active') return 'declined';

    const paid = withPayment(data, way, now);
    await saveObject(tx, sessionId, paid);
    await cancelExpiry(tx, sessionId);
    const settlesAt = new Date(paid.payment?.settlesAt ?? now);
    const tell = (type: EventType, objectId: string, dueAt: Date) =>
      queueEvent(tx, { type, accountId, objectId, dueAt });
    await tell('checkout.session.completed', sessionId, after(now, EVENT_AFTER_MS));
    if (settlesAt > now) {
      const ending = paid.payment?.isAccepted ? 'succeeded' : 'failed';
      const type = `checkout.session.async_payment_${ending}` as const;
      await tell(type, sessionId, after(settlesAt, EVENT_AFTER_MS));
    }
    if (paid.payment?.isAccepted) {
      await tell('charge.updated', paymentIdOf(sessionId), after(settlesAt, FEE_AFTER_MS));
    }
    return null;
  });
}

/** The diner disputes a payment with the bank; only possible if it was paid. */
export async function disputeCheckout(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const data = await lockObject<CheckoutData>(tx, 'checkout', sessionId);
    if (!data || data.isDisputed || checkoutState(data, now) !== 'paid') return;
    await saveObject(tx, sessionId, { ...data, isDisputed: true });
    await queueEvent(tx, {
      type: 'charge.dispute.created',
      accountId: data.asked.accountId,
      objectId: paymentIdOf(sessionId),
      dueAt: after(now, EVENT_AFTER_MS),
    });
  });
}

/** The bank decides a dispute, or decides it again and otherwise. */
export async function decideDispute(
  db: Database,
  sessionId: string,
  outcome: 'won' | 'lost',
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const data = await lockObject<CheckoutData>(tx, 'checkout', sessionId);
    if (!data?.isDisputed || data.dispute === outcome) return;
    await saveObject(tx, sessionId, { ...data, dispute: outcome });
    await queueEvent(tx, {
      type: 'charge.dispute.closed',
      accountId: data.asked.accountId,
      objectId: paymentIdOf(sessionId),
      dueAt: after(now, EVENT_AFTER_MS),
    });
  });
}
