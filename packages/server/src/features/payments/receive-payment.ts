import { type Checkout, UNPAID_TEXTS } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { cancelUnpaid, markPaid, remarkOnOrder, SIMPLATO } from '../orders/change-payment.ts';
import { isOverdue, settlePaymentRow, type Payment } from './payment-queries.ts';
import { insertRefund } from './refund-queries.ts';
import { updateStray } from './update-stray.ts';

const CAME_TOO_LATE = 'El pago llegó cuando el pedido ya no lo esperaba: se devuelve entero';
const ANOTHER_AMOUNT = 'Se cobró otro importe que el del pedido: se devuelve entero';

/**
 * Records that an attempt was paid, and releases the order to the kitchen. If the order no longer
 * waits for it, the payment is overdue, or the amount is not the order's, the payment is refunded
 * instead, and the order says so; an overdue order is cancelled.
 */
export async function receivePayment(
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
  tx: Transaction,
  payment: Payment,
  { paymentId, amountCents }: Pick<Checkout, 'paymentId' | 'amountCents'>,
): Promise<'paid' | 'late'> {
  const { restaurantId, orderId, attempt } = payment;
  const isRight = amountCents === payment.amountCents;
  if (!isRight) {
    onError(
      new Error(
        `Order ${restaurantId}-${orderId}: ${amountCents} cents were paid instead of ${payment.amountCents}.`,
      ),
    );
  }
  if (isOverdue(payment, now())) {
    await cancelUnpaid(tx, payment, { actor: SIMPLATO, reason: UNPAID_TEXTS.neverPaid });
  }
  const isIn = isRight && (await markPaid(tx, payment, now()));
  const state = isIn ? 'paid' : 'late';
  await settlePaymentRow(tx, payment, state, { paymentId, amountCents });
  if (!isIn) {
    const reason = isRight ? CAME_TOO_LATE : ANOTHER_AMOUNT;
    await insertRefund(tx, {
      restaurantId,
      orderId,
      attempt,
      request: null,
      amountCents,
      platformFeeCents: payment.platformFeeCents,
      lines: [],
      reason,
      actor: SIMPLATO,
      lookAt: now(),
    });
    await remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason });
  }
  await updateStray(tx, payment);
  return state;
}
