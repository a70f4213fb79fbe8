import type { Order } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { RefusedError } from '../../api/call-error.ts';
import { PAID_COPY as copy } from '../../copy/paying.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Slip } from '../../ui/slip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { newsOf, settlePayingOrder } from '../basket/paying-order-store.ts';
import { paymentQuery } from '../basket/paying.ts';
import { storedLastOrder } from '../basket/pending-order-store.ts';
import { useSession } from '../session/session-store.ts';
import css from './confirmation-page.module.css';
import { useDinerLine } from './diner-line.tsx';
import { useLearnPayment } from './learn-payment.ts';
import { ownOrdersQuery } from './own-order-queries.ts';

/**
 * Where the provider sends a diner who has paid, or whose bank still thinks about it. That somebody
 * got here proves nothing: the provider is asked, and the order's own news are heard meanwhile.
 */
export function PaidPage({ orderId }: { orderId: number }) {
  const { restaurantId } = useSession();
  const payment = useQuery(paymentQuery(restaurantId, orderId));
  const orders = useQuery(ownOrdersQuery(restaurantId));
  const heard = orders.data?.find((order) => order.orderId === orderId);
  const order = newest(payment.data?.order, heard);
  const news = order && newsOf(order);
  useLearnPayment(payment.data?.order);
  useEffect(() => {
    if (order) settlePayingOrder(order);
  }, [order]);
  const isWaiting = payment.data?.progress === 'en_curso';
  useAskAgain(() => void payment.refetch(), isWaiting, heard?.version);

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      {news === 'paid' && <Paid orderId={orderId} />}
      {news === 'at-table' && <Redirect to={PATHS.ownOrders} replace />}
      {news !== 'paid' && payment.isPending && <Overlay text={copy.checking} />}
      {news !== 'paid' && payment.isError && (
        <NotTold
          isUnknown={payment.error instanceof RefusedError && payment.error.code === 'not_found'}
          isAsking={payment.isFetching}
          onAsk={() => void payment.refetch()}
        />
      )}
      {(news === 'waiting' || news === 'over') && payment.data && !payment.isError && (
        <NotPaid
          isUnderway={news === 'waiting' && payment.data.progress === 'en_curso'}
          orderId={orderId}
          isAsking={payment.isFetching}
          onAsk={() => void payment.refetch()}
        />
      )}
    </div>
  );
}

function newest(one: Order | undefined, other: Order | undefined): Order | undefined {
  if (!one || !other) return one ?? other;
  return other.version > one.version ? other : one;
}

/**
 * Each time the line is back, since what was said while it was down may be the news waited for; and with
 * each word of the order, which a bank's no leaves as it is.
 */
function useAskAgain(ask: () => void, isWaiting: boolean, version: number | undefined): void {
  const { status } = useDinerLine();
  const askNow = useEffectEvent(() => {
    if (isWaiting) ask();
  });
  useEffect(() => {
    if (status === 'live') askNow();
  }, [status, version]);
}

function Paid({ orderId }: { orderId: number }) {
  const [, navigate] = useLocation();
  useEffect(() => storedLastOrder.write(orderId), [orderId]);

  const accept = () => {
    storedLastOrder.write(null);
    navigate(PATHS.dinerHome);
  };
  return (
    <Slip as="section" age="fresh" className={css.slip}>
      <div className={css.words} role="status">
        <h1>{copy.title}</h1>
        <p className={css.text}>{copy.text}</p>
        <p className={css.number}>{orderId}</p>
        <div className={css.ways}>
          <Button size="big" onClick={accept}>
            {copy.accept}
          </Button>
          <Link href={PATHS.ownOrders} className={buttonClass({ variant: 'ghost', size: 'big' })}>
            {copy.ownOrders}
          </Link>
        </div>
      </div>
    </Slip>
  );
}

interface NotPaidProps {
  isUnderway: boolean;
  orderId: number;
  isAsking: boolean;
  onAsk: () => void;
}

function NotPaid({ isUnderway, orderId, isAsking, onAsk }: NotPaidProps) {
  // An answer from before is no answer: the next one may be that it is paid.
  if (isAsking && !isUnderway) return <Overlay text={copy.checking} />;
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
          <Button variant="dark" pending={isAsking} onClick={onAsk}>
            {copy.lookAgain}
          </Button>
          <Link href={PATHS.ownOrders} className={buttonClass({ variant: 'ghost' })}>
            {copy.ownOrders}
          </Link>
        </div>
      </div>
    </Slip>
  );
}

interface NotToldProps {
  isUnknown: boolean;
  isAsking: boolean;
  onAsk: () => void;
}

function NotTold({ isUnknown, isAsking, onAsk }: NotToldProps) {
  return (
    <div className={css.words}>
      <ErrorState
        title={isUnknown ? copy.unknown : copy.silent}
        text={isUnknown ? copy.unknownText : copy.silentText}
        pending={isAsking}
        onRetry={onAsk}
      />
      <Link href={PATHS.ownOrders} className={buttonClass({ variant: 'ghost' })}>
        {copy.ownOrders}
      </Link>
    </div>
  );
}
