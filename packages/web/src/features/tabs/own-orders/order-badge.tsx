import type { Order, OrderStatus } from '@simplato/domain';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { WAITING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { newsOf } from '../../checkout/paying/paying-order-store.ts';

const TONES = {
  received: 'wait',
  preparing: 'wait',
  ready: 'ready',
  closed: 'neutral',
  cancelled: 'alert',
} as const satisfies Record<OrderStatus, BadgeTone>;

/** Where an order is on its way, in one word. */
export function OrderBadge({ order }: { order: Order }) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const waiting = useMessages(WAITING_MESSAGES);
  if (newsOf(order) === 'waiting') return <Badge tone="wait">{waiting.badge}</Badge>;
  return (
    <Badge tone={TONES[order.status]} stamp={order.status === 'ready'}>
      {copy.status[order.status]}
    </Badge>
  );
}
