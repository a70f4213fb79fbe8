import { tableLabel, weighingOf, type Order } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useErrorMessage } from '../../../i18n/error-messages.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { SendOutcome } from './order-sender.ts';
import {
  isForTap,
  type PendingOrder,
  pendingOrderOf,
  usePendingOrder,
} from './pending-order-store.ts';
import { isForThisTable } from '../paying/paying-order-store.ts';
import { orderPayer, useChargedAccount } from '../paying/use-paying.ts';
import { orderSender, useSending } from './use-sending.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { syncOwnOrder } from '../../orders/own-orders-query.ts';
import { placeQuery } from '../../place/place-query.ts';
import { PendingOrderNotice } from './pending-order-notice.tsx';
import { useUnsentAlert } from './use-unsent-alert.ts';

/** How often an unanswered order is sent again while a page is open. */
const SEND_AGAIN_EVERY_MS = 5_000;

interface OrderRetryProps {
  restaurantId: number | null;
  onMenuChanged: () => Promise<void>;
}

/**
 * On every diner page: resends a pending order until its answer is known, shows that meanwhile, and
 * then reports the outcome.
 */
export function OrderRetry({ restaurantId, onMenuChanged }: OrderRetryProps) {
  const waiting = useOrderRetry(restaurantId);
  const { outcome } = useSending();
  const queryClient = useQueryClient();

  useOutcome(outcome, {
    accountId: useChargedAccount(restaurantId),
    onMenuChanged: () => void onMenuChanged().catch(() => undefined),
    onRefused: () => void queryClient.invalidateQueries(restaurantQuery(restaurantId)),
    readPlaceAgain: () => void queryClient.invalidateQueries(placeQuery(restaurantId)),
  });

  if (restaurantId === null || waiting === null) return null;
  return <PendingOrderNotice {...waiting} restaurantId={restaurantId} />;
}

export interface WaitingOrder {
  pending: PendingOrder;
  /** No longer sent by itself. */
  isForTap: boolean;
}

/** The unanswered order, resent until there is an answer or nobody expects it any more. */
export function useOrderRetry(restaurantId: number | null): WaitingOrder | null {
  const pending = usePendingOrder(restaurantId);
  const hasPending = pending !== null;
  // What is shown is decided for the moment of the last try, so that both always agree.
  const [triedMs, setTriedMs] = useState(() => Date.now());

  useEffect(() => {
    if (restaurantId === null || !hasPending) return;
    const again = () => {
      const waiting = pendingOrderOf(restaurantId);
      const nowMs = Date.now();
      setTriedMs(nowMs);
      if (waiting !== null && !isForTap(waiting, nowMs)) void orderSender.resume(restaurantId);
    };
    again();
    const timer = setInterval(again, SEND_AGAIN_EVERY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [restaurantId, hasPending]);

  return pending && { pending, isForTap: isForTap(pending, triedMs) };
}

function useOutcome(
  outcome: SendOutcome,
  {
    accountId,
    onMenuChanged,
    onRefused,
    readPlaceAgain,
  }: {
    accountId: string;
    onMenuChanged: () => void;
    onRefused: () => void;
    readPlaceAgain: () => void;
  },
): void {
  const copy = useMessages(SENDING_MESSAGES);
  const paying = useMessages(PAYING_MESSAGES);
  const errorMessage = useErrorMessage();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [location, navigate] = useLocation();
  const { show } = useToast();

  useUnsentAlert(outcome, {
    summaryPath: PATHS.orderSummary,
    words: ({ kind, reason, isByWeight }) =>
      kind === 'changed' && !isByWeight
        ? copy.unsentChanged
        : copy.unsent(errorMessage(reason) ?? reason.message),
    seeOrder: { label: copy.seeUnsent, onClick: () => navigate(PATHS.orderSummary) },
  });

  /** Continues to the payment if the diner is still waiting for it; on another page, asks first. */
  const goOnPaying = (order: Order) => {
    const { isPaying } = orderPayer.read();
    const pay = () => void orderPayer.payOrder(order, accountId);
    if (isPaying || location === PATHS.orderSummary) {
      show({ text: paying.created, tone: 'success' });
      if (!isPaying) pay();
      return;
    }
    show({
      text: paying.arrived(order.orderId),
      durationMs: 0,
      action: { label: paying.payNow, onClick: pay },
    });
  };

  const tell = useEffectEvent((news: SendOutcome) => {
    if (news.kind === 'changed') onMenuChanged();
    // The kitchen may have closed without that event reaching us.
    if (news.kind === 'refused') onRefused();
    if (news.kind === 'refused' && news.reason.code === 'tab_changed') readPlaceAgain();
    if (news.kind === 'refused' && news.reason.code === 'basket_sent') {
      // What the table has ordered leaves the basket, and is told, once the table has been read.
      readPlaceAgain();
      orderSender.forgetOutcome();
      return;
    }
    if (news.kind === 'takenBefore') {
      show({ text: copy.takenBefore, tone: 'success', durationMs: 0 });
      orderSender.forgetOutcome();
    }
    if (news.kind === 'unpaidBefore') {
      show({ text: paying.lost, durationMs: 0 });
      orderSender.forgetOutcome();
    }
    if (news.kind !== 'taken') return;
    syncOwnOrder(queryClient, news.order);
    orderSender.forgetOutcome();
    if (weighingOf(news.order) !== null) {
      show({
        text: copy.takenToWeigh,
        tone: 'success',
        action: { label: copy.seeOrder, onClick: () => navigate(PATHS.tab) },
      });
      return;
    }
    if (news.order.payment === 'pending') {
      goOnPaying(news.order);
      return;
    }
    // The confirmation says it all: a message over it would say it twice.
    if (location === PATHS.orderSummary) {
      navigate(PATHS.confirmation);
      return;
    }
    const { tableName } = news.order;
    const elsewhere = isForThisTable({ table: tableName })
      ? null
      : copy.servedAt(tableLabel(tableName, language));
    const text = elsewhere === null ? copy.taken : `${copy.taken} ${elsewhere}`;
    const stay = elsewhere === null ? {} : { durationMs: 0 };
    show({
      text,
      tone: 'success',
      ...stay,
      action: { label: copy.seeOrder, onClick: () => navigate(PATHS.tab) },
    });
  });
  useEffect(() => tell(outcome), [outcome]);
}
