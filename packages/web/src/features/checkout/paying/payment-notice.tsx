import type { Order } from '@simplato/domain';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { TranslatedError } from '../../../i18n/translated.tsx';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Notice } from '../../../ui/notice.tsx';
import { orderPayer, usePaying } from './use-paying.ts';
import { newsOf, usePayingOrder } from './paying-order-store.ts';
import { useMoneyTexts } from '../../orders/use-money-texts.ts';
import { useIsUnderway, usePayment } from './use-payment.ts';

/**
 * On the summary page: the state of a payment that the diner is returning from, or that has just
 * failed.
 */
export function PaymentNotice({ restaurantId }: { restaurantId: number }) {
  const copy = useMessages(PAYING_MESSAGES);
  const { isPaying, outcome } = usePaying();
  const paying = usePayingOrder(restaurantId);
  const cameBackFrom = useCameBack();

  if (isPaying) return null;
  if (outcome.kind === 'over') return <Over restaurantId={restaurantId} order={outcome.order} />;
  if (outcome.kind === 'failed') {
    return (
      <Notice tone="alert" role="alert" title={copy.failed[outcome.tried]}>
        <TranslatedError error={outcome.reason} /> {copy.kept}
      </Notice>
    );
  }
  const orderId = paying?.orderId ?? cameBackFrom;
  if (orderId === null) return null;
  return <Standing restaurantId={restaurantId} orderId={orderId} isHere={paying !== null} />;
}

interface StandingProps {
  restaurantId: number;
  orderId: number;
  /** Whether the basket still matches this order. */
  isHere: boolean;
}

function Standing({ restaurantId, orderId, isHere }: StandingProps) {
  const copy = useMessages(PAYING_MESSAGES);
  const money = useMoneyTexts();
  const { payment, order } = usePayment(restaurantId, orderId);
  const isUnderway = useIsUnderway(restaurantId, orderId);
  const news = order && newsOf(order);
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

  if (news === 'paid') return <Redirect to={`${PATHS.confirmation}?pedido=${orderId}`} replace />;
  if (news === 'at-table') {
    return <MoneyNotice tone="success">{copy.isAtTable(orderId)}</MoneyNotice>;
  }
  if (order && news === 'over') return <Over restaurantId={restaurantId} order={order} />;
  if (isUnderway) {
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
  if (payment.isPending || !order) return <Notice role="status">{copy.checking}</Notice>;
  const aside = money.ofStray(order);
  return (
    <MoneyNotice title={aside ?? copy.notCharged} isHere={isHere}>
      {isHere ? copy.waiting(orderId) : copy.waitingElsewhere}
    </MoneyNotice>
  );
}

/** An order that has ended, with the current state of its money. */
function Over({ restaurantId, order }: { restaurantId: number; order: Order }) {
  const money = useMoneyTexts();
  const now = usePayment(restaurantId, order.orderId).order;
  const newest = now && now.version > order.version ? now : order;
  return <MoneyNotice tone="alert">{money.ofOver(newest)}</MoneyNotice>;
}

interface MoneyNoticeProps {
  tone?: 'info' | 'success' | 'alert';
  title?: string;
  /** The page is about this order, so no link to it is needed. */
  isHere?: boolean;
  children: ReactNode;
}

function MoneyNotice({ tone = 'info', title, isHere = false, children }: MoneyNoticeProps) {
  const copy = useMessages(PAYING_MESSAGES);
  const seeOrders = (
    <Link href={PATHS.tab} className={buttonClass({ variant: 'soft' })}>
      {copy.tab}
    </Link>
  );
  return (
    <Notice
      tone={tone}
      role={tone === 'alert' ? 'alert' : 'status'}
      title={title}
      action={isHere ? undefined : seeOrders}
    >
      {children}
    </Notice>
  );
}

/** The order whose payment the diner is returning from, given once in the address. */
function useCameBack(): number | null {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const hasMark = search.has('pago');
  const [orderId] = useState(() => {
    const asked = Number(search.get('pedido'));
    return hasMark && Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  });
  const wipe = useEffectEvent(() => navigate(PATHS.orderSummary, { replace: true }));
  useEffect(() => {
    if (hasMark) wipe();
  }, [hasMark]);
  return orderId;
}
