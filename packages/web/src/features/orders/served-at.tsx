import { isOpen, tableLabel, type Order } from '@simplato/domain';
import { SENDING_MESSAGES } from '../../i18n/es/orders.ts';
import { useLanguage, useMessages } from '../../i18n/i18n-context.ts';
import { useSession } from '../session/session-store.ts';

/** Where an order will be served, if its diner has moved to another table since. */
export function ServedAt({ order }: { order: Order }) {
  const copy = useMessages(SENDING_MESSAGES);
  const language = useLanguage();
  const { tableName } = useSession();
  const isHere = tableName === null || tableName === order.tableName;
  if (isHere || !isOpen(order.status)) return null;
  return <strong>{copy.servedAt(tableLabel(order.tableName, language))}</strong>;
}
