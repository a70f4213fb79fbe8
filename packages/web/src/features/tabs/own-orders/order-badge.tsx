import { weighingOf, type Order, type OrderStatus } from '@simplato/domain';
import { WAITING_MESSAGES } from '../../../i18n/es/paying.ts';
import { WEIGHING_MESSAGES } from '../../../i18n/es/weighing.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { newsOf } from '../../checkout/paying/paying-order-store.ts';
import { useOrderStatusTexts } from './use-order-status-texts.ts';

const TONES = {
  received: 'wait',
  preparing: 'wait',
  ready: 'ready',
  closed: 'neutral',
  cancelled: 'alert',
} as const satisfies Record<OrderStatus, BadgeTone>;

/** Where an order is on its way, in one word. */
export function OrderBadge({ order }: { order: Order }) {
  const { word } = useOrderStatusTexts(order);
  const waiting = useMessages(WAITING_MESSAGES);
  const scale = useMessages(WEIGHING_MESSAGES);
  const weighing = weighingOf(order);
  if (weighing !== null) return <Badge tone="wait">{scale[weighing]}</Badge>;
  if (newsOf(order) === 'waiting') return <Badge tone="wait">{waiting.badge}</Badge>;
  return (
    <Badge tone={TONES[order.status]} stamp={order.status === 'ready'}>
      {word}
    </Badge>
  );
}
