import { CAME_TOO_LATE, owedCents, UNPAID_TEXTS } from '@simplato/domain';
import { cancelUnpaid, markPaid, remarkOnOrder, SIMPLATO } from '../orders/change-payment.ts';
import { requireOrder } from '../orders/require-order.ts';
import { invoiceAndMailOfOrder } from './invoice-and-mail.ts';
import { endAttempt } from './end-attempt.ts';
import { mailReceipt } from './mail-receipt.ts';
import { mailRefund } from './mail-refund.ts';
import type { Payable } from './payable.ts';
import { giveUpPayment, isOverdue, setLeaving, type OrderPayment } from './payment-queries.ts';
import { listRefundsOfPayment, lockOrder } from './refund-queries.ts';
import { updateRefundedAmounts, withRefunds } from './update-stray.ts';

const ANOTHER_AMOUNT = 'Se cobró otro importe que el del pedido: se devuelve entero';

export function payableOrder(payment: OrderPayment): Payable {
  const { restaurantId, orderId } = payment;
  return {
    lock: async (tx) => lockOrder(tx, restaurantId, orderId),
    /** A diner who wanted to leave has to wait for the bank, and may choose again if it says no. */
    hold: async (tx) => {
      if (payment.leaving !== null) await setLeaving(tx, payment, null, payment.expiresAt);
      return false;
    },
    /** Releases the order to the kitchen; one that is overdue is cancelled. */
    accept: async (tx, isRight, arrival) => {
      if (isOverdue(payment, arrival.now())) {
        await cancelUnpaid(tx, payment, { actor: SIMPLATO, reason: UNPAID_TEXTS.neverPaid });
      }
      if (!isRight) return ANOTHER_AMOUNT;
      return (await markPaid(tx, payment, arrival)) ? null : CAME_TOO_LATE;
    },
    end: async (tx, ending, arrival) => endAttempt(tx, payment, ending, arrival),
    giveUp: async (db) => giveUpPayment(db, payment),
    remark: async (tx, reason) =>
      remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason }),
    findOwed: async (tx, but) => {
      const order = await requireOrder(tx, restaurantId, orderId);
      const refunds = await listRefundsOfPayment(tx, payment);
      const counted = refunds.filter(
        ({ refundNumber, isRequested }) =>
          !but ||
          refundNumber < but.refundNumber ||
          (refundNumber > but.refundNumber && !isRequested),
      );
      return owedCents(withRefunds(order, payment, counted));
    },
    // Its stray payment says so, which `updateSums` works out.
    handOver: async () => {},
    mailReceipt: async (tx) => mailReceipt(tx, payment),
    mail: async (tx, refund, news) => mailRefund(tx, payment, refund, news),
    updateSums: async (tx, { actor, reason }) => {
      const hasChanged = await updateRefundedAmounts(tx, { restaurantId, orderId, actor, reason });
      await invoiceAndMailOfOrder(tx, payment);
      return hasChanged;
    },
  };
}
