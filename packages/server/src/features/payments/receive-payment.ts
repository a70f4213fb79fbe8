import type { Checkout } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { SIMPLATO, type Arrival } from '../orders/change-payment.ts';
import type { AskingDependencies } from './ask-of-account.ts';
import { payableOf } from './payable-of.ts';
import { settlePaymentRow, type Payment } from './payment-queries.ts';
import { insertRefund } from './refund-queries.ts';

/**
 * Records that a payment has come. If what it pays no longer waits for it, or its amount is another, it
 * is refunded whole, and the restaurant is told.
 */
export async function receivePayment(
  { now, onError, paces }: Arrival & Pick<AskingDependencies, 'onError'>,
  tx: Transaction,
  payment: Payment,
  { paymentId, amountCents }: Pick<Checkout, 'paymentId' | 'amountCents'>,
): Promise<'paid' | 'late'> {
  const { restaurantId, paymentNumber } = payment;
  const payable = payableOf(payment);
  const isRight = amountCents === payment.amountCents;
  if (!isRight) {
    onError(
      new Error(
        `Payment ${restaurantId}-${paymentNumber}: ${amountCents} cents were paid instead of ${payment.amountCents}.`,
      ),
    );
  }
  const refusal = await payable.accept(tx, isRight, { now, paces });
  const state = refusal === null ? 'paid' : 'late';
  await settlePaymentRow(tx, payment, state, { paymentId, amountCents });
  if (refusal !== null) {
    await insertRefund(tx, {
      restaurantId,
      paymentNumber,
      request: null,
      amountCents,
      platformFeeCents: payment.platformFeeCents,
      lines: [],
      reason: refusal,
      actor: SIMPLATO,
      lookAt: now(),
    });
    await payable.remark(tx, refusal);
  }
  await payable.updateSums(tx, { actor: SIMPLATO, reason: refusal ?? '' });
  if (refusal === null) await payable.mailReceipt(tx);
  return state;
}
