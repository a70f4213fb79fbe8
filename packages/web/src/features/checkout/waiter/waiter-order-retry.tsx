import { tableLabel, weighingOf } from '@simplato/domain';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { PATHS } from '../../../paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import { NO_STAFF_PLACE, storedStaffPlace } from '../basket/basket-place.ts';
import { storedLastOrder } from '../sending/pending-order-store.ts';
import type { SendOutcome } from '../sending/order-sender.ts';
import { orderSender, useSending } from '../sending/use-sending.ts';
import { keepUnsaved } from '../../../forms/unsaved-work.ts';
import { useSession } from '../../session/session-store.ts';
import { useOrderRetry } from '../sending/order-retry.tsx';
import css from './waiter-order-retry.module.css';
import { PendingOrderNotice } from '../sending/pending-order-notice.tsx';
import { useUnsentAlert } from '../sending/use-unsent-alert.ts';

const copy = BOARD_TOOLS_MESSAGES.newOrder;

/** Like OrderRetry, for waiters: on every page, resends an order until its answer is known. */
export function WaiterOrderRetry() {
  const { restaurantId } = useSession();
  const waiting = useOrderRetry(restaurantId);
  const { outcome } = useSending();
  const [location, navigate] = useLocation();
  const { show } = useToast();

  const tell = useEffectEvent((news: SendOutcome) => {
    if (news.kind !== 'taken' && news.kind !== 'takenBefore') return;
    // It is an order beside the one that is being taken, which goes on.
    if (news.kind === 'taken' && weighingOf(news.order) !== null) {
      const { tabId: ofTab } = storedStaffPlace.read();
      const toRoom = ofTab === null ? PATHS.room : `${PATHS.room}?cuenta=${ofTab}`;
      show({
        text: copy.sentToWeigh(tableLabel(news.order.tableName), news.order.orderId),
        tone: 'success',
        action: { label: copy.weighNow, onClick: () => navigate(toRoom) },
      });
      orderSender.forgetOutcome();
      return;
    }
    const text =
      news.kind === 'taken'
        ? copy.sent(tableLabel(news.order.tableName), news.order.orderId)
        : copy.sentBefore;
    show({ text, tone: 'success' });
    orderSender.forgetOutcome();
    const { tabId, isFromRoom } = storedStaffPlace.read();
    storedStaffPlace.write(NO_STAFF_PLACE);
    // It is meant for the diner's confirmation page, which is not opened here.
    storedLastOrder.write(null);
    if (!location.startsWith(PATHS.staffOrder)) return;
    const backToTab = tabId === null ? PATHS.room : `${PATHS.room}?cuenta=${tabId}`;
    navigate(isFromRoom ? backToTab : PATHS.board);
  });
  useEffect(() => tell(outcome), [outcome]);

  useUnsentAlert(outcome, {
    summaryPath: PATHS.staffOrderSummary,
    words: ({ kind, table = '', reason, isByWeight }) => {
      if (kind === 'changed' && !isByWeight) return copy.notSentChanged(tableLabel(table));
      return reason.code === 'tab_closed'
        ? copy.notSentTabGone(tableLabel(table))
        : copy.notSent(tableLabel(table), reason.message);
    },
    seeOrder: {
      label: copy.seeUnsent,
      onClick: ({ table = '', reason }) => {
        // Its party has left or moved: for whom it is has to be said again.
        if (reason.code === 'tab_closed') {
          navigate(PATHS.staffOrder);
          return;
        }
        // Another table may have been chosen meanwhile.
        if (storedStaffPlace.read().tableName !== table) {
          storedStaffPlace.write({ ...NO_STAFF_PLACE, tableName: table });
        }
        navigate(PATHS.staffOrderSummary);
      },
    },
  });

  const isPending = waiting !== null;
  useEffect(() => {
    if (!isPending) return;
    return keepUnsaved({ describe: () => copy.unsent, discard: () => undefined });
  }, [isPending]);

  if (restaurantId === null || waiting === null) return null;
  return (
    <div className={css.overBand}>
      <PendingOrderNotice {...waiting} restaurantId={restaurantId} />
    </div>
  );
}
