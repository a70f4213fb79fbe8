import type { Stripe } from 'stripe';
import { UnreadableEvent, type ProviderEvent } from '@simplato/domain';

/** The events that matter here, and the kind of object to read again for each. */
const ABOUT: ReadonlyMap<string, Exclude<ProviderEvent['kind'], 'none'>> = new Map(
  Object.entries({
    'checkout.session.completed': 'checkout',
    'checkout.session.async_payment_succeeded': 'checkout',
    'checkout.session.async_payment_failed': 'checkout',
    'checkout.session.expired': 'checkout',
    // Also when the balance transaction, and with it the fee, is known.
    'charge.updated': 'payment',
    'charge.refunded': 'payment',
    'charge.refund.updated': 'payment',
    'refund.created': 'payment',
    'refund.updated': 'payment',
    'refund.failed': 'payment',
    'charge.dispute.created': 'payment',
    'charge.dispute.updated': 'payment',
    'charge.dispute.closed': 'payment',
    'charge.dispute.funds_withdrawn': 'payment',
    'charge.dispute.funds_reinstated': 'payment',
    'account.updated': 'account',
    'account.application.deauthorized': 'account',
    'capability.updated': 'account',
  } as const satisfies Partial<Record<Stripe.Event.Type, ProviderEvent['kind']>>),
);

/**
 * A live endpoint for connected accounts also receives signed events of the test mode: events whose
 * mode is not that of our key are ignored.
 */
export function eventOf(event: Stripe.Event, isLive: boolean): ProviderEvent {
  const kind = event.livemode === isLive ? (ABOUT.get(event.type) ?? 'none') : 'none';
  const objectId = objectIdOf(event, kind);
  return {
    eventId: event.id,
    kind: objectId === '' ? 'none' : kind,
    accountId: event.account ?? '',
    objectId,
  };
}

/** Charges, refunds and disputes name their payment; one without it was not made by us. */
function objectIdOf(event: Stripe.Event, kind: ProviderEvent['kind']): string {
  const object = objectOf(event);
  switch (kind) {
    case 'checkout':
      return object.id ?? '';
    case 'payment':
      return object.payment_intent ?? '';
    case 'account':
      // The object may be a capability, or the application that was left.
      return event.account ?? '';
    case 'none':
      return '';
  }
}

interface AboutObject {
  id?: string;
  payment_intent?: string | null;
}

/** Signed content is trusted, but may still lack what Stripe's types declare. */
function objectOf(event: { id: string; data?: { object?: object | null } | null }): AboutObject {
  const object = event.data?.object;
  if (!object) throw new UnreadableEvent(`Stripe: event ${event.id} names no object.`);
  return object;
}
