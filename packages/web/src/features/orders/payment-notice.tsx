import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { PAYING_COPY as copy } from '../../copy/paying.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Notice } from '../../ui/notice.tsx';
import { orderPayer, paymentQuery, usePaying } from '../basket/paying.ts';
import { usePayingOrder, type PayingOrder } from '../basket/paying-order-store.ts';
import { useLearnPayment } from './learn-payment.ts';

/** On the summary: how the payment stands that somebody comes back from, or that went wrong just now. */
export function PaymentNotice({ restaurantId }: { restaurantId: number }) {
  const { isPaying, outcome } = usePaying();
  const paying = usePayingOrder(restaurantId);
  const isBack = useCameBack();

  if (isPaying) return null;
  if (outcome.kind === 'failed') {
    return (
      <Notice tone="alert" role="alert" title={copy.failed}>
        {outcome.reason} {copy.failedText}
      </Notice>
    );
  }
  if (paying) return <PayingNotice paying={paying} />;
  if (!isBack) return null;
  return (
    <Notice
      role="status"
      title={copy.notCharged}
      action={
        <Link href={PATHS.ownOrders} className={buttonClass({ variant: 'soft' })}>
          {copy.ownOrders}
        </Link>
      }
    >
      {copy.waitingElsewhere}
    </Notice>
  );
}

function PayingNotice({ paying: { restaurantId, orderId } }: { paying: PayingOrder }) {
  const { outcome } = usePaying();
  const payment = useQuery(paymentQuery(restaurantId, orderId));
  // What it says goes through the list of orders, which whoever keeps paying listens to.
  useLearnPayment(payment.data?.order);

  const lookAgain = (
    <Button
      variant="dark"
      pending={payment.isFetching}
      onClick={() => {
        orderPayer.forgetOutcome();
        void payment.refetch();
      }}
    >
      {copy.lookAgain}
    </Button>
  );
  if (payment.data?.progress === 'pagado') {
    return <Redirect to={`${PATHS.confirmation}?pedido=${orderId}`} replace />;
  }
  if (outcome.kind === 'underway' || payment.data?.progress === 'en_curso') {
    return (
      <Notice tone="wait" role="status" title={copy.underway} action={lookAgain}>
        {copy.underwayText(orderId)}
      </Notice>
    );
  }
  if (payment.isError) {
    return (
      <Notice tone="wait" role="status" title={copy.unknown} action={lookAgain}>
        {copy.unknownText}
      </Notice>
    );
  }
  if (payment.isPending) return <Notice role="status">{copy.checking}</Notice>;
  return (
    <Notice role="status" title={copy.notCharged}>
      {copy.waiting(orderId)}
    </Notice>
  );
}

/** Whether this is the way back from the provider; the address says it once. */
function useCameBack(): boolean {
  const [, navigate] = useLocation();
  const search = useSearch();
  const hasMark = new URLSearchParams(search).has('pago');
  const [isBack] = useState(hasMark);
  const wipe = useEffectEvent(() => navigate(PATHS.orderSummary, { replace: true }));
  useEffect(() => {
    if (hasMark) wipe();
  }, [hasMark]);
  return isBack;
}
