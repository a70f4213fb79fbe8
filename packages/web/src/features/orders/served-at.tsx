import { tableLabel, type Order } from '@simplato/domain';
import { SENDING_MESSAGES } from '../../i18n/es/orders.ts';
import { useLanguage, useMessages } from '../../i18n/i18n-context.ts';
import { useSession } from '../session/session-store.ts';

/** Where an order is served, if its diner has moved to another table since. */
export function ServedAt({ order }: { order: Order }) {
  const copy = useMessages(SENDING_MESSAGES);
  const language = useLanguage();
  const { tableName } = useSession();
  if (tableName === null || tableName === order.tableName) return null;
  return <strong>{copy.servedAt(tableLabel(order.tableName, language))}</strong>;
}
