import {
  hasReceipt,
  lineGrossCents,
  nameOfText,
  UNPAID_TEXTS,
  wallTime,
  weighingOf,
  type Order,
  type OrderLine,
  type Product,
  type TabPaymentEnd,
  isCharged,
} from '@simplato/domain';
import { type ReactNode, useId } from 'react';
import { removedUnits } from '../../orders/removed-units.ts';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { PAYING_MESSAGES, WAITING_MESSAGES } from '../../../i18n/es/paying.ts';
import { WEIGHING_MESSAGES } from '../../../i18n/es/weighing.ts';
import { Translated } from '../../../i18n/translated.tsx';
import { useMessages, useEuros, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { SlipHeading } from '../../../ui/slip-heading.tsx';
import { SlipLine } from '../../../ui/slip-line.tsx';
import { PaymentBadges } from '../../orders/payment-badges.tsx';
import { OpenOrderPromise } from '../../orders/open-order-promise.tsx';
import { ServedAt } from '../../orders/served-at.tsx';
import { ReceiptButton } from '../../orders/receipt-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { newsOf } from '../../checkout/paying/paying-order-store.ts';
import { lineTexts, OptionTexts } from '../../orders/line-texts.tsx';
import { ReportedAllergy } from './reported-allergy.tsx';
import { OrderLines } from '../order-lines.tsx';
import { WeighingAnswer } from '../weighing-answer.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderProgress } from './order-progress.tsx';
import { useOrderStatusTexts } from './use-order-status-texts.ts';
import { useSeenText } from './use-seen-text.ts';
import css from './own-order-slip.module.css';
import { useMoneyTexts } from '../../orders/use-money-texts.ts';
import { useIsUnderway } from '../../checkout/paying/use-payment.ts';
import { WaitingPayment } from '../../checkout/paying/waiting-payment.tsx';

interface OwnOrderSlipProps {
  order: Order;
  /** Of its tab; null while they are not known. */
  payments: readonly TabPaymentEnd[] | null;
  /** The menu's products by id, for their translated names. */
  products: ReadonlyMap<number, Product>;
  /** Of a round: whom a line is for. */
  markLine?: (line: OrderLine) => ReactNode;
  /** Undefined where nothing of it is one's own to repeat. */
  onAgain: (() => void) | undefined;
}

export function OwnOrderSlip(props: OwnOrderSlipProps) {
  const { order, payments, products, markLine, onAgain } = props;
  const euros = useEuros();
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const waiting = useMessages(WAITING_MESSAGES);
  const scale = useMessages(WEIGHING_MESSAGES);
  const headingId = useId();
  const language = useMenuLanguage();
  const isWaiting = newsOf(order) === 'waiting';
  const weighing = weighingOf(order);
  const isBegun = !isWaiting && weighing === null;
  const isUnderway = useIsUnderway(order.restaurantId, isWaiting ? order.orderId : null);
  const stateId = useId();
  const unpaid = nameOfText(UNPAID_TEXTS, order.cancelReason);
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
          detail={copy.placedAt(wallTime(Date.parse(order.placedAt)).time)}
        />
      }
      footer={
        <>
          <p className={classNames(css.sum, css.total)}>
            <span>{copy.total}</span>{' '}
            <span>
              {weighing === 'asked' && `${scale.about} `}
              {euros(order.totalCents)}
            </span>
          </p>
          {order.tipCents > 0 && (
            <p className={classNames(css.sum, css.tip)}>
              <span>{waiting.tip}</span> <span>{euros(order.tipCents)}</span>
            </p>
          )}
          <PaymentBadges order={order} />
        </>
      }
    >
      <WeighingAnswer order={order} isOwn />
      {order.status !== 'cancelled' && isBegun && (
        <div className={css.way}>
          <OrderProgress order={order} />
        </div>
      )}
      <div className={css.state} role="status">
        {/* For screen readers, which do not convey on which slip it is. */}
        <VisuallyHidden>{copy.orderNumber(order.orderId)}</VisuallyHidden>
        <StateText id={stateId} order={order} payments={payments} isUnderway={isUnderway} />
        {isBegun && <OpenOrderPromise order={order} />}
        {order.status !== 'cancelled' && <ServedAt order={order} />}
        {order.status !== 'cancelled' && <ReportedAllergy order={order} />}
        {order.cancelReason !== '' && (
          <p className={css.reason}>
            {unpaid === null ? copy.cancelReason : copy.neverPaidReason} {copy.quote.open}
            <Translated text={unpaid && copy.unpaid[unpaid]} spanish={order.cancelReason} />
            {copy.quote.close}
          </p>
        )}
      </div>
      <OrderLines
        order={order}
        renderLine={(line, index) => {
          const words = lineTexts(line, products.get(line.productId), language);
          return (
            <SlipLine
              key={index}
              quantity={line.quantity}
              removed={removedUnits(line, copy.removed)}
              options={
                words.options.length > 0 && (
                  <span className={css.options}>
                    <OptionTexts options={words.options} />
                  </span>
                )
              }
              note={line.note}
              amount={isCharged(line) && weighing !== 'asked' && euros(lineGrossCents(line))}
            >
              <InLanguage {...words.name} />
              {markLine?.(line)}
            </SlipLine>
          );
        }}
      />
      {order.note !== '' && <p className={css.note}>{order.note}</p>}
      {isWaiting && <WaitingPayment order={order} lockedBy={isUnderway ? stateId : undefined} />}
      <div className={css.ways}>
        {onAgain && order.status !== 'cancelled' && isBegun && (
          <Button variant="outline" icon={<RotateCw aria-hidden="true" />} onClick={onAgain}>
            {copy.again}
          </Button>
        )}
        {hasReceipt(order) && <ReceiptButton order={order} reader="diner" />}
      </div>
    </Slip>
  );
}

interface StateTextProps extends Pick<OwnOrderSlipProps, 'order' | 'payments'> {
  id: string;
  isUnderway: boolean;
}

/**
 * What the stops of the way do not show: that the kitchen has seen it, where the money is, why it
 * ended. Where there is nothing to add, the state is said to screen readers alone.
 */
function StateText({ id, order, payments, isUnderway }: StateTextProps) {
  const { text, waits } = useOrderStatusTexts(order);
  const waiting = useMessages(WAITING_MESSAGES);
  const paying = useMessages(PAYING_MESSAGES);
  const money = useMoneyTexts();
  const seenText = useSeenText(order);
  const aside = order.status === 'cancelled' ? null : money.ofStray(order);
  // Its card says it.
  if (weighingOf(order) !== null) return null;
  const isOnItsWay = order.status !== 'cancelled' && newsOf(order) !== 'waiting';
  if (isOnItsWay) {
    const shown = [waits ?? seenText, aside].filter((one) => one !== null);
    return (
      <>
        {waits === null && seenText === null && <VisuallyHidden>{text}</VisuallyHidden>}
        {shown.length > 0 && <p className={css.words}>{shown.join(' ')}</p>}
      </>
    );
  }
  const underway = `${paying.underway}. ${paying.underwayText(order.orderId)}`;
  const unpaid = isUnderway ? underway : waiting.text;
  const here = order.status === 'cancelled' ? money.ofCancelled(order, payments) : unpaid;
  return (
    <p className={css.words}>
      <OrderBadge order={order} />
      <span id={id}>{aside === null ? here : `${here} ${aside}`}</span>
    </p>
  );
}
