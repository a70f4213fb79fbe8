import type { ProviderEvent } from '@simplato/domain';

/** The events that the sandbox sends, by the names that Stripe gives them, and what each is about. */
export const EVENT_KINDS = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'charge.updated': 'payment',
  'charge.dispute.created': 'payment',
  'charge.dispute.closed': 'payment',
  'refund.updated': 'payment',
  'account.updated': 'account',
  'account.application.deauthorized': 'account',
} as const satisfies Record<string, ProviderEvent['kind']>;
export type EventType = keyof typeof EVENT_KINDS;

interface EventBody {
  id: string;
  type: string;
  account: string;
  data: { object: { id: string } };
}

export function writeEventBody(
  eventId: string,
  type: EventType,
  accountId: string,
  objectId: string,
): string {
  const body: EventBody = {
    id: eventId,
    type,
    account: accountId,
    data: { object: { id: objectId } },
  };
  return JSON.stringify(body);
}

/** Of a body whose signature is right: the sandbox wrote it itself. */
export function readEventBody(rawBody: Uint8Array): ProviderEvent {
  const { id, type, account, data } = JSON.parse(
    Buffer.from(rawBody).toString('utf8'),
  ) as EventBody;
  const kind = Object.hasOwn(EVENT_KINDS, type) ? EVENT_KINDS[type as EventType] : 'none';
  return { eventId: id, kind, accountId: account, objectId: data.object.id };
}
