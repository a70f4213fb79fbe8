import { type Order, wallTime } from '@simplato/domain';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';

/** That the kitchen has seen an order, and when; null before, and once it says more by working. */
export function useSeenText({ status, seenAt }: Order): string | null {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  if (status !== 'received' || seenAt === null) return null;
  return copy.seenAt(wallTime(Date.parse(seenAt)).time);
}
