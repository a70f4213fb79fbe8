import {
  ProviderGone,
  type ProviderRefund,
  ProviderRefusal,
  returnedCents,
} from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { markRefunded, remarkOnOrder, SIMPLATO } from '../orders/change-payment.ts';
import { mailRefund } from './mail-refund.ts';
import { listPaymentsOfOrder, type Payment } from './payment-queries.ts';
import { findRefund, listRefunds, lockOrder, updateRefund, type Refund } from './refund-queries.ts';
import { retryRefund } from './retry-refund.ts';
import type { SettlingDependencies } from './settle.ts';
import { updateStray } from './update-stray.ts';

const NOT_REFUNDED = 'El servicio de pagos no ha podido devolver el dinero';
const NOT_CONNECTED =
  'El restaurante ya no está conectado con Stripe: este dinero solo se devuelve desde su cuenta de Stripe';

export const refundKey = ({ restaurantId, orderId, refundNumber }: Refund) =>
  `order-${restaurantId}-${orderId}-refund-${refundNumber}`;

/**
 * Asks the provider to make a stored refund. If it does not answer, this is retried later with the
 * same key.
 */
export async function makeRefund(
  dependencies: SettlingDependencies,
  refund: Refund,
): Promise<void> {
  const { restaurantId, orderId, amountCents } = refund;
  const payment = await findPaymentOf(dependencies, refund);
  if (!payment || payment.paymentId === null) return;
  const { accountId, paymentId } = payment;
  try {
    const key = refundKey(refund);
    const charge = { accountId, paymentId, amountCents, key, restaurantId, orderId };
    await recordRefund(dependencies, refund, await dependencies.payments.refund(charge));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const isGone = error instanceof ProviderGone;
    await recordRefund(dependencies, refund, { refundId: null, state: 'failed', isGone });
  }
}

export async function findPaymentOf(
  { db }: SettlingDependencies,
  { restaurantId, orderId, attempt }: Refund,
): Promise<Payment | undefined> {
  const payments = await listPaymentsOfOrder(db, restaurantId, orderId);
  return payments.find((one) => one.attempt === attempt);
}

/** `isGone`: the payment does not exist for us at the provider; a retry does not help. */
type RefundAnswer = Omit<ProviderRefund, 'refundId'> & {
  refundId: string | null;
  isGone?: boolean;
};

/** Stores the provider's state of a refund, and updates the refunded amount of the order. */
export async function recordRefund(
  { db, announce, now }: SettlingDependencies,
  refund: Refund,
  answer: RefundAnswer,
): Promise<void> {
  const hasChanged = await db.transaction(async (tx) => {
    await lockOrder(tx, refund.restaurantId, refund.orderId);
    const before = await findRefund(tx, refund);
    // A slow response may say 'pending' of a refund whose end an event has already told.
    const state = answer.state === 'pending' ? before.state : answer.state;
    await updateRefund(tx, refund, { state, refundId: answer.refundId });
    if (state === before.state) return false;
    if (state === 'failed') {
      const { restaurantId, orderId } = refund;
      const reason = answer.isGone ? NOT_CONNECTED : NOT_REFUNDED;
      await remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason });
      if (!answer.isGone) await retryRefund(tx, refund, now());
    }
    if (state === 'done') await mailRefund(tx, refund);
    const hasNewAmount = await updateRefundedAmounts(tx, refund);
    return hasNewAmount || state === 'failed';
  });
  if (hasChanged) announce(refund.restaurantId);
}

/**
 * Updates the order's two refunded amounts: of the payment that counts for it, and of payments that
 * came too late. Returns whether either has changed.
 */
export async function updateRefundedAmounts(
  tx: Transaction,
  {
    restaurantId,
    orderId,
    actor,
    reason,
  }: Pick<Refund, 'restaurantId' | 'orderId' | 'actor' | 'reason'>,
): Promise<boolean> {
  const payments = await listPaymentsOfOrder(tx, restaurantId, orderId);
  const paid = payments.find(({ state }) => state === 'paid');
  const refunds = await listRefunds(tx, restaurantId, orderId);
  const refundedCents = returnedCents(refunds.filter(({ attempt }) => attempt === paid?.attempt));
  const hasChanged = await markRefunded(tx, {
    restaurantId,
    orderId,
    refundedCents,
    actor,
    reason,
  });
  return (await updateStray(tx, { restaurantId, orderId })) || hasChanged;
}
