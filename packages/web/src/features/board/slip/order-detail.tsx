import { paymentFromWire, statusFromWire, type OrderChangeWire } from '@simplato/contract';
import { listOrderChanges } from '@simplato/contract/staff-endpoints';
import {
  avoidanceText,
  byCourse,
  canRemove,
  chargedTipCents,
  formatEuros,
  gramsFromTyped,
  isForTheScale,
  hasReceipt,
  RESTAURANT_STATUS_WORDS,
  restaurantStatus,
  lineGrossCents,
  type Order,
  parseCents,
  partyLabel,
  reasonForRestaurant,
  isCharged,
  nameWithWeight,
  weighingOf,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { call } from '../../../api/call.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/es/removals.ts';
import { restaurantTime } from '../../../i18n/describe-when.ts';
import { PATHS } from '../../../paths.ts';
import { Actor } from '../../../ui/actor.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SlipLine, SlipLines } from '../../../ui/slip-line.tsx';
import { PaymentBadges } from '../../orders/payment-badges.tsx';
import { ReceiptButton } from '../../orders/receipt-button.tsx';
import { removedUnits } from '../../orders/removed-units.ts';
import css from './order-detail.module.css';

const copy = BOARD_TOOLS_MESSAGES.detail;

interface OrderDetailProps {
  order: Order;
  /** Payments and refunds, shown below the total. */
  money?: ReactNode;
  /** Offers to take products off it. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** An order with its prices and its history: who, when and why. */
export function OrderDetail({ order, money, onRemove, onClose }: OrderDetailProps) {
  const changes = useQuery({
    queryKey: ['order-changes', order.restaurantId, order.orderId, order.version],
    queryFn: async () => call(listOrderChanges, { params: { id: order.orderId } }),
  });
  const weighing = weighingOf(order);
  return (
    <Dialog open title={copy.title(order.orderId)} onClose={onClose}>
      <p className={css.where}>
        <strong>{partyLabel(order)}</strong>
        {copy.placedAt(restaurantTime(Date.parse(order.placedAt)))}
        <PaymentBadges order={order} />
        {order.payment === 'pending' && order.status !== 'cancelled' && (
          <Badge tone="wait">
            {weighing === null ? copy.waitingPayment : copy.weighing[weighing]}
          </Badge>
        )}
      </p>
      <SlipLines>
        {byCourse(order.lines.filter(isCharged)).map((line, index) => (
          <SlipLine
            key={index}
            quantity={line.quantity}
            removed={removedUnits(line, REMOVAL_MESSAGES.removed)}
            note={line.note}
            options={line.options.length > 0 && line.options.map(({ name }) => name).join(' · ')}
            amount={formatEuros(lineGrossCents(line))}
          >
            {nameWithWeight(line)}
            {line.forName !== '' && <span className={css.forName}>{line.forName}</span>}
          </SlipLine>
        ))}
      </SlipLines>
      {order.avoidances.map((avoidance) => (
        <p key={avoidance.forName} className={css.note}>
          {copy.avoids(avoidanceText(avoidance))}
        </p>
      ))}
      {order.note !== '' && <p className={css.note}>{order.note}</p>}
      <p className={css.total}>
        <span>{copy.total}</span> {formatEuros(order.totalCents)}
      </p>
      {chargedTipCents(order) > 0 && (
        <p className={css.tip}>
          <span>{copy.tip}</span> {formatEuros(chargedTipCents(order))}
        </p>
      )}
      {onRemove && canRemove(order, true, true) && (
        <Button variant="outline" onClick={onRemove}>
          {REMOVAL_MESSAGES.action}
        </Button>
      )}
      {money}
      {hasReceipt(order) && <ReceiptButton order={order} reader="staff" />}
      <Link
        href={`${PATHS.history}?cuenta=${order.orderId}`}
        className={buttonClass({ variant: 'outline', wide: true })}
        onClick={onClose}
      >
        {copy.wholeTab}
      </Link>
      <h3 className={css.heading}>{copy.history}</h3>
      {changes.isPending && <p className={css.quiet}>{copy.loading}</p>}
      {changes.isError && <Notice tone="alert">{copy.failed}</Notice>}
      <ol role="list" className={css.changes}>
        {changes.data?.map((change) => (
          <li key={change.evento} className={css.change}>
            <time dateTime={change.fecha} className={css.time}>
              {restaurantTime(Date.parse(change.fecha))}
            </time>
            <span>
              <strong>{describeChange(change, order)}</strong>{' '}
              <span className={css.quiet}>
                <Actor name={change.quien} nobody={copy.diner} />
              </span>
              {change.motivo !== '' && (
                <span className={css.reason}>«{reasonForRestaurant(change.motivo)}»</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function describeChange(change: OrderChangeWire, { payment, lines }: Order): string {
  const isWeighed = isForTheScale(lines);
  switch (change.tipo) {
    case 'paso':
      return RESTAURANT_STATUS_WORDS[
        restaurantStatus({ status: statusFromWire(change.status), payment })
      ];
    case 'pago': {
      const becomes = paymentFromWire(change.ispaid);
      return isWeighed && becomes === 'unpaid' ? copy.weightAccepted : copy.payment[becomes];
    }
    case 'devolucion':
      return copy.refunded(formatEuros(parseCents(change.devuelto) ?? 0));
    case 'nota':
      // What the scale said is noted as its reason: '320 g'.
      return isWeighed && gramsFromTyped(change.motivo) !== null ? copy.weighed : copy.remark;
  }
}
