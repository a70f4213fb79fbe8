import { isSurelyUncharged, isUnreturned, type Order, type TabPaymentEnd } from '@simplato/domain';
import { OWN_ORDERS_MESSAGES } from '../../i18n/es/orders.ts';
import { PAYING_MESSAGES, WAITING_MESSAGES } from '../../i18n/es/paying.ts';
import { useMessages, useEuros } from '../../i18n/i18n-context.ts';

/**
 * What a diner is told about an order's money. "Nothing was charged" is said only if it is certain:
 * stray payments, also possible ones, are shown with their amount and what happens to them.
 */
export function useMoneyTexts() {
  const euros = useEuros();
  const waiting = useMessages(WAITING_MESSAGES);
  const paying = useMessages(PAYING_MESSAGES);
  const { cancelled: nothingCharged } = useMessages(OWN_ORDERS_MESSAGES).statusText;

  /** Money that is not where it should be; null if there is none. */
  const ofStray = (order: Order): string | null => {
    const { stray } = order;
    if (stray === null) return null;
    const text = isUnreturned(order)
      ? waiting.unreturned[order.stray.state]
      : waiting.stray[stray.state];
    return text(euros(stray.amountCents));
  };

  /** For a cancelled order; empty if what was paid of its tab, which tells of it, may have paid for it. */
  const ofCancelled = (order: Order, ofTab: readonly TabPaymentEnd[] | null = []): string => {
    if (isSurelyUncharged(order, ofTab)) return nothingCharged;
    if (order.payment !== 'paid' || isUnreturned(order)) return ofStray(order) ?? '';
    const isBack = order.refundedCents >= order.totalCents + order.tipCents;
    return isBack ? waiting.cancelledReturned(euros(order.refundedCents)) : waiting.cancelledPaid;
  };

  /** For an order that was cancelled while it was being paid on this device. */
  const ofOver = (order: Order): string =>
    isSurelyUncharged(order)
      ? paying.over(order.orderId)
      : `${paying.cancelled(order.orderId)} ${ofCancelled(order)} ${paying.kept}`;

  return { ofStray, ofCancelled, ofOver };
}
