import { leftCents, ProviderFailure, ProviderRefusal } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { askOfAccount } from './ask-of-account.ts';
import { changeRefund } from './change-refund.ts';
import { payableOf } from './payable-of.ts';
import { findPayment, type Payment } from './payment-queries.ts';
import { countRefundTry, findRefund, refundKey, type Refund } from './refund-queries.ts';
import type { SettlingDependencies } from './settle.ts';
import { syncPayment } from './sync-payment.ts';

/**
 * Has the provider make a stored refund, unless it already has it, or less than its amount is left
 * of the payment. How it went is read from the payment afterwards, like everything else: the call's
 * own answer may come later than newer ones. If the provider does not answer, the worker calls this
 * again.
 */
export async function makeRefund(
  dependencies: SettlingDependencies,
  refund: Refund,
): Promise<void> {
  const payment = await findPayment(dependencies.db, refund);
  if (payment.paymentId === null) return;
  const { accountId, paymentId } = payment;
  await syncRefund(dependencies, payment, refund, null);
  const { state, providerRefundId, tries } = await findRefund(dependencies.db, refund);
  if (state !== 'asked' || providerRefundId !== null) return;
  const { restaurantId, orderId, paymentNumber, amountCents } = refund;
  const reference = orderId === null ? { paymentNumber } : { orderId };
  const key = refundKey(refund);
  try {
    const asked = { accountId, paymentId, amountCents, key, tries, restaurantId, ...reference };
    await askOfAccount(dependencies, accountId, async () => dependencies.payments.refund(asked));
  } catch (error) {
    if (error instanceof ProviderFailure) await countRefundTry(dependencies.db, refund, tries);
    if (!(error instanceof ProviderRefusal)) throw error;
    await syncRefund(dependencies, payment, refund, 'refused');
    return;
  }
  await syncRefund(dependencies, payment, refund, null);
}

/**
 * Reads the payment, and lets the refund fail that the provider does not have and will not make:
 * because it has refused, no longer shows us the payment, or has less than that left of it. So does
 * one that makes good another, if somebody has returned that money in the dashboard meanwhile.
 */
async function syncRefund(
  dependencies: SettlingDependencies,
  payment: Payment,
  refund: Refund,
  refusal: 'refused' | null,
): Promise<void> {
  await syncPayment(dependencies, payment, async (tx, seen) => {
    const { state, providerRefundId } = await findRefund(tx, refund);
    if (state !== 'asked' || (seen !== null && providerRefundId !== null)) return false;
    const isLeft = leftCents(payment, seen?.refunds ?? []) >= refund.amountCents;
    const isToBeMade = isLeft && (!refund.makesGood || (await isOwed(tx, payment, refund)));
    const failure = seen === null ? 'notConnected' : isToBeMade ? refusal : 'nothingLeft';
    if (failure === null) return false;
    const news = { refundId: null, state: 'failed' } as const;
    return changeRefund(dependencies, tx, payment, refund, news, failure);
  });
}

async function isOwed(tx: Transaction, payment: Payment, refund: Refund): Promise<boolean> {
  return (await payableOf(payment).findOwed(tx, refund)) >= refund.amountCents;
}
