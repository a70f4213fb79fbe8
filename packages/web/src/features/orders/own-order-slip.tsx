import {
  byCourse,
  formatEuros,
  lineGrossCents,
  type Order,
  type OrderStatus,
} from '@simplato/domain';
import { useId } from 'react';
import { OWN_ORDERS_COPY as copy } from '../../copy/orders.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Slip } from '../../ui/slip.tsx';
import { SlipHeading } from '../../ui/slip-heading.tsx';
import { SlipLine, SlipLines } from '../../ui/slip-line.tsx';
import { OrderProgress } from './order-progress.tsx';
import css from './own-order-slip.module.css';

const TONES = {
  received: 'wait',
  preparing: 'wait',
  ready: 'ready',
  closed: 'neutral',
} as const satisfies Record<OrderStatus, BadgeTone>;

const clock = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

export function OwnOrderSlip({ order }: { order: Order }) {
  const headingId = useId();
  return (
    <Slip
      as="li"
      labelledBy={headingId}
      age={order.status === 'ready' ? 'fresh' : 'none'}
      header={
        <SlipHeading
          id={headingId}
          level={2}
          title={copy.orderNumber(order.orderId)}
          detail={copy.placedAt(clock.format(new Date(order.placedAt)))}
        />
      }
      footer={
        <>
          <span className={css.total}>
            {copy.total} {formatEuros(order.totalCents)}
          </span>
          {order.payment === 'paid' && <Badge tone="paid">{copy.paid}</Badge>}
          {order.payment === 'pending' && <Badge tone="wait">{copy.waitingPayment}</Badge>}
        </>
      }
    >
      <div className={css.state} role="status">
        <OrderProgress status={order.status} />
        <p className={css.words}>
          <Badge tone={TONES[order.status]} stamp={order.status === 'ready'}>
            {copy.status[order.status]}
          </Badge>
          {copy.statusText[order.status]}
        </p>
      </div>
      <SlipLines>
        {byCourse(order.lines).map((line) => (
          <SlipLine
            key={line.productId}
            quantity={line.quantity}
            note={line.note}
            amount={formatEuros(lineGrossCents(line))}
          >
            {line.name}
          </SlipLine>
        ))}
      </SlipLines>
      {order.note !== '' && <p className={css.note}>{order.note}</p>}
    </Slip>
  );
}
