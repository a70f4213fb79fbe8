import {
  byCourse,
  formatEuros,
  hasReceipt,
  lineGrossCents,
  type Order,
  type OrderStatus,
  type Product,
} from '@simplato/domain';
import { useId } from 'react';
import { OWN_ORDERS_COPY as copy } from '../../copy/orders.ts';
import { WAITING_COPY as waiting } from '../../copy/paying.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { InLanguage } from '../../ui/in-language.tsx';
import { Slip } from '../../ui/slip.tsx';
import { SlipHeading } from '../../ui/slip-heading.tsx';
import { SlipLine, SlipLines } from '../../ui/slip-line.tsx';
import { PaymentBadges } from '../house/payment-badges.tsx';
import { ReceiptButton } from '../house/receipt-button.tsx';
import { newsOf } from '../basket/paying-order-store.ts';
import { useMenuLanguage } from '../session/menu-language.ts';
import { lineWords } from './line-words.ts';
import { OptionWords } from './option-words.tsx';
import { OrderProgress } from './order-progress.tsx';
import css from './own-order-slip.module.css';
import { WaitingPayment } from './waiting-payment.tsx';

const TONES = {
  received: 'wait',
  preparing: 'wait',
  ready: 'ready',
  closed: 'neutral',
  cancelled: 'alert',
} as const satisfies Record<OrderStatus, BadgeTone>;

const clock = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

interface OwnOrderSlipProps {
  order: Order;
  /** The menu's dishes, by their numbers, for their names in other languages. */
  products: ReadonlyMap<number, Product>;
}

export function OwnOrderSlip({ order, products }: OwnOrderSlipProps) {
  const headingId = useId();
  const language = useMenuLanguage();
  const isWaiting = newsOf(order) === 'waiting';
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
          {order.tipCents > 0 && (
            <span className={css.tip}>
              {waiting.tip} {formatEuros(order.tipCents)}
            </span>
          )}
          <PaymentBadges order={order} />
        </>
      }
    >
      <div className={css.state} role="status">
        {order.status !== 'cancelled' && !isWaiting && <OrderProgress status={order.status} />}
        <p className={css.words}>
          {isWaiting ? (
            <Badge tone="wait">{waiting.badge}</Badge>
          ) : (
            <Badge tone={TONES[order.status]} stamp={order.status === 'ready'}>
              {copy.status[order.status]}
            </Badge>
          )}
          {stateWords(order)}
        </p>
        {order.cancelReason !== '' && (
          <p className={css.reason}>
            {order.payment === 'pending' ? copy.neverPaidReason : copy.cancelReason} «
            {order.cancelReason}»
          </p>
        )}
      </div>
      <SlipLines>
        {byCourse(order.lines).map((line, index) => {
          const words = lineWords(line, products.get(line.productId), language);
          return (
            // The lines of an order never change, so their place is their name.
            <SlipLine
              key={index}
              quantity={line.quantity}
              options={words.options.length > 0 && <OptionWords options={words.options} />}
              note={line.note}
              amount={formatEuros(lineGrossCents(line))}
            >
              <InLanguage {...words.name} />
            </SlipLine>
          );
        })}
      </SlipLines>
      {order.note !== '' && <p className={css.note}>{order.note}</p>}
      {isWaiting && <WaitingPayment order={order} />}
      {hasReceipt(order) && <ReceiptButton order={order} reader="diner" />}
    </Slip>
  );
}

/** What the kitchen has done says nothing about money that was paid, or is still to be. */
function stateWords(order: Order): string {
  if (newsOf(order) === 'waiting') return waiting.text;
  const isPaid = order.payment === 'paid';
  return order.status === 'cancelled' && isPaid
    ? waiting.cancelledPaid
    : copy.statusText[order.status];
}
