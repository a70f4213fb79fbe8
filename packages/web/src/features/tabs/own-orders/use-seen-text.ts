import { type Order, wallTime } from '@simplato/domain';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';

/**
 * That the kitchen has seen an order, and when; null before, once it says more by working, and where it
 * says so of the order's allergy.
 */
export function useSeenText({ status, seenAt, allergySeenAt }: Order): string | null {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  if (status !== 'received' || seenAt === null || allergySeenAt !== null) return null;
  return copy.seenAt(wallTime(Date.parse(seenAt)).time);
}
