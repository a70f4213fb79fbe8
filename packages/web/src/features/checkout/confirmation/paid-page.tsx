import { chargedCents, type Order } from '@simplato/domain';
import { useEffect } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { RefusedError } from '../../../api/call-error.ts';
import { CONFIRMATION_MESSAGES } from '../../../i18n/es/orders.ts';
import { PAID_MESSAGES } from '../../../i18n/es/paying.ts';
import { useMessages, useEuros } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { newsOf, settlePayingOrder } from '../paying/paying-order-store.ts';
import { storedLastOrder } from '../sending/pending-order-store.ts';
import { PaymentBadges, RefundBadge } from '../../orders/payment-badges.tsx';
import { ServedAt } from '../../orders/served-at.tsx';
import { ReceiptButton } from '../../orders/receipt-button.tsx';
import { OrderAgainButton } from '../basket/order-again-button.tsx';
import { useSession } from '../../session/session-store.ts';
import css from './confirmation-page.module.css';
import { useMoneyTexts } from '../../orders/use-money-texts.ts';
import { usePayment } from '../paying/use-payment.ts';

/**
 * Where the provider sends diners who have paid, or whose bank has not decided. Arriving here
 * proves nothing: the provider is asked, and updates of the order are received meanwhile.
 */
export function PaidPage({ orderId }: { orderId: number }) {
  const copy = useMessages(PAID_MESSAGES);
  const { restaurantId } = useSession();
  const { payment, order } = usePayment(restaurantId, orderId);
  const news = order && newsOf(order);
  const isSettled = news === 'paid' || news === 'over';
  useEffect(() => {
    if (order) settlePayingOrder(order);
  }, [order]);

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      {order && news === 'paid' && <Paid order={order} />}
      {order && news === 'over' && <Over order={order} />}
      {news === 'at-table' && <Redirect to={PATHS.tab} replace />}
      {!isSettled && payment.isPending && <Overlay text={copy.checking} />}
      {!isSettled && payment.isError && (
        <Unanswered
          isUnknown={payment.error instanceof RefusedError && payment.error.code === 'not_found'}
          isFetching={payment.isFetching}
          onAsk={() => void payment.refetch()}
        />
      )}
      {news === 'waiting' && payment.data && !payment.isError && (
        <NotPaid
          isUnderway={payment.data.progress === 'en_curso'}
          orderId={orderId}
          isFetching={payment.isFetching}
          onAsk={() => void payment.refetch()}
        />
      )}
    </div>
  );
}

function Paid({ order }: { order: Order }) {
  const copy = useMessages(PAID_MESSAGES);
  const { follow } = useMessages(CONFIRMATION_MESSAGES);
  const euros = useEuros();
  const money = useMoneyTexts();
  const [, navigate] = useLocation();
  const { orderId } = order;
  useEffect(() => storedLastOrder.write(orderId), [orderId]);

  const accept = () => {
    storedLastOrder.write(null);
    navigate(PATHS.dinerHome);
  };
  const isCancelled = order.status === 'cancelled';
  return (
    <Slip as="section" age={isCancelled ? 'none' : 'fresh'} className={css.slip}>
      <div className={css.words} role="status">
        <h1>{isCancelled ? copy.over(orderId) : copy.title}</h1>
        <p className={css.text}>{isCancelled ? money.ofCancelled(order) : copy.text}</p>
        <p className={css.number}>{orderId}</p>
        {!isCancelled && <ServedAt order={order} />}
        <p className={css.sum}>
          <span>{copy.amount(euros(chargedCents(order)))}</span>
          <RefundBadge order={order} />
        </p>
        <div className={css.ways}>
          <Button size="big" onClick={accept}>
            {copy.accept}
          </Button>
          <Link href={PATHS.tab} className={buttonClass({ variant: 'outline', size: 'big' })}>
            {follow}
          </Link>
          <OrderAgainButton order={order} size="big" />
        </div>
        <ReceiptButton order={order} reader="diner" />
      </div>
    </Slip>
  );
}

/** It ended before it was paid: it was cancelled by either side, or timed out. */
function Over({ order }: { order: Order }) {
  const copy = useMessages(PAID_MESSAGES);
  const money = useMoneyTexts();
  return (
    <Slip as="section" className={css.slip}>
      <div className={css.words} role="status">
        <h1>{copy.over(order.orderId)}</h1>
        <p className={css.text}>{money.ofStray(order) ?? copy.overText}</p>
        <PaymentBadges order={order} />
        <div className={css.ways}>
          <Link href={PATHS.tab} className={buttonClass({ variant: 'dark' })}>
            {copy.tab}
          </Link>
          <Link href={PATHS.orderSummary} className={buttonClass({ variant: 'ghost' })}>
            {copy.chosen}
          </Link>
        </div>
      </div>
    </Slip>
  );
}

interface NotPaidProps {
  isUnderway: boolean;
  orderId: number;
  isFetching: boolean;
  onAsk: () => void;
}

function NotPaid({ isUnderway, orderId, isFetching, onAsk }: NotPaidProps) {
  const copy = useMessages(PAID_MESSAGES);
  // Ignores the cached answer while a new one is being fetched: it may say that the order is paid.
  if (isFetching && !isUnderway) return <Overlay text={copy.checking} />;
  if (!isUnderway) {
    return <Redirect to={`${PATHS.orderSummary}?pedido=${orderId}&pago=sin-cobrar`} replace />;
  }
  return (
    <Slip as="section" age="waiting" className={css.slip}>
      <div className={css.words} role="status">
        <Spinner size="large" />
        <h1>{copy.underway}</h1>
        <p className={css.text}>{copy.underwayText}</p>
        <div className={css.ways}>
          <Button variant="dark" pending={isFetching} onClick={onAsk}>
            {copy.lookAgain}
          </Button>
          <Link href={PATHS.tab} className={buttonClass({ variant: 'ghost' })}>
            {copy.tab}
          </Link>
        </div>
      </div>
    </Slip>
  );
}

interface UnansweredProps {
  isUnknown: boolean;
  isFetching: boolean;
  onAsk: () => void;
}

function Unanswered({ isUnknown, isFetching, onAsk }: UnansweredProps) {
  const copy = useMessages(PAID_MESSAGES);
  return (
    <div className={css.words}>
      <ErrorState
        title={isUnknown ? copy.unknown : copy.silent}
        text={isUnknown ? copy.unknownText : copy.silentText}
        pending={isFetching}
        onRetry={onAsk}
      />
      <Link href={PATHS.tab} className={buttonClass({ variant: 'ghost' })}>
        {copy.tab}
      </Link>
    </div>
  );
}
