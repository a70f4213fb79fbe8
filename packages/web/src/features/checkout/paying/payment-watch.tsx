import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import type { Order } from '@simplato/domain';
import { PAYING_MESSAGES, WAITING_MESSAGES } from '../../../i18n/es/paying.ts';
import { SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { useErrorMessage } from '../../../i18n/error-messages.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { PayOutcome } from './order-payer.ts';
import { orderPayer, usePaying } from './use-paying.ts';
import { newsOf, settlePayingOrder, usePayingOrder } from './paying-order-store.ts';
import { syncOwnOrder, ownOrdersQuery } from '../../orders/own-orders-query.ts';
import { useMoneyTexts } from '../../orders/use-money-texts.ts';

/**
 * On every diner page: reports the outcome of a payment, and watches for the order being paid,
 * switched to the table or cancelled elsewhere, so that the basket does not keep what the kitchen
 * already has.
 */
export function PaymentWatch({ restaurantId }: { restaurantId: number | null }) {
  const copy = useMessages(PAYING_MESSAGES);
  const errorMessage = useErrorMessage();
  const sending = useMessages(SENDING_MESSAGES);
  const waiting = useMessages(WAITING_MESSAGES);
  const money = useMoneyTexts();
  const { outcome } = usePaying();
  const queryClient = useQueryClient();
  const [location, navigate] = useLocation();
  const { show } = useToast();
  useReturn();

  const tell = useEffectEvent((news: PayOutcome) => {
    if ('order' in news) syncOwnOrder(queryClient, news.order);
    switch (news.kind) {
      case 'paid':
        orderPayer.forgetOutcome();
        return navigate(`${PATHS.confirmation}?pedido=${news.order.orderId}`);
      case 'at-table':
        orderPayer.forgetOutcome();
        // The confirmation says it itself.
        if (location === PATHS.orderSummary) return navigate(PATHS.confirmation);
        return void show({ text: sending.taken, tone: 'success' });
      case 'dropped':
        orderPayer.forgetOutcome();
        return void show({ text: waiting.dropped(news.order.orderId), tone: 'success' });
      case 'over':
        // The summary page shows it itself, and also the next two cases.
        if (location === PATHS.orderSummary) return;
        orderPayer.forgetOutcome();
        return void show({
          text: money.ofOver(news.order),
          durationMs: 0,
          action: { label: copy.seeOrder, onClick: () => navigate(PATHS.tab) },
        });
      case 'underway':
      case 'failed':
        if (location === PATHS.orderSummary) return;
        orderPayer.forgetOutcome();
        return void show({
          text:
            news.kind === 'failed'
              ? `${copy.failed[news.tried]}. ${errorMessage(news.reason) ?? news.reason.message}`
              : `${copy.underway}. ${copy.underwayText(news.orderId)}`,
          tone: news.kind === 'failed' ? 'alert' : 'info',
        });
      case 'idle':
      case 'leaving':
    }
  });
  useEffect(() => tell(outcome), [outcome]);

  // A payment message of the summary page is dismissed when leaving it.
  const leave = useEffectEvent(() => orderPayer.forgetOutcome());
  useEffect(() => {
    if (location !== PATHS.orderSummary) leave();
  }, [location]);

  useNewsOfPaying(restaurantId);
  return null;
}

/** The page was restored from the back/forward cache: leaving it did not charge anything. */
function useReturn(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      orderPayer.comeBack();
      void queryClient.invalidateQueries();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [queryClient]);
}

function useNewsOfPaying(restaurantId: number | null): void {
  const copy = useMessages(PAYING_MESSAGES);
  const paying = usePayingOrder(restaurantId);
  const { isPaying } = usePaying();
  const [location, navigate] = useLocation();
  const { show } = useToast();
  const { data: orders } = useQuery({
    ...ownOrdersQuery(restaurantId),
    enabled: restaurantId !== null && paying !== null,
  });
  const order = orders?.find(({ orderId }) => orderId === paying?.orderId);

  const tell = useEffectEvent((known: Order) => {
    const { orderId } = known;
    switch (newsOf(known)) {
      case 'paid':
        settlePayingOrder(known);
        if (location === PATHS.confirmation) return;
        if (location === PATHS.orderSummary) {
          return navigate(`${PATHS.confirmation}?pedido=${orderId}`);
        }
        return void show({
          text: copy.paid(orderId),
          tone: 'success',
          action: { label: copy.seeOrder, onClick: () => navigate(PATHS.tab) },
        });
      case 'over':
        settlePayingOrder(known);
        // The payment page shows it itself.
        return location === PATHS.confirmation ? undefined : orderPayer.hearOver(known);
      case 'at-table':
        return void settlePayingOrder(known);
      case 'waiting':
    }
  });
  // While it is being paid in this tab, the payer reports the outcome.
  useEffect(() => {
    if (order && !isPaying) tell(order);
  }, [order, isPaying]);
}
