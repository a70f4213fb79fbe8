import { refundStateAfter, returnedCents, type ProviderRefund } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { markRefunded, remarkOnOrder, SIMPLATO } from '../orders/change-payment.ts';
import { mailFailedRefund, mailRefund } from './mail-refund.ts';
import { listPaymentsOfOrder } from './payment-queries.ts';
import { findRefund, listRefunds, updateRefund, type Refund } from './refund-queries.ts';
import { retryRefund } from './retry-refund.ts';
import { updateStray } from './update-stray.ts';

/** Why a refund failed, as the order's history tells. */
export const REFUND_FAILURES = {
  refused: 'El servicio de pagos no ha podido devolver el dinero',
  notConnected:
    'El restaurante ya no está conectado con Stripe: este dinero solo se devuelve desde su cuenta de Stripe',
  nothingLeft:
    'Ese dinero ya estaba devuelto, o devolviéndose, desde el panel del servicio de pagos',
} as const;

/** 'refundId' is null if the provider does not have it. */
export type RefundNews = Omit<ProviderRefund, 'refundId'> & { refundId: string | null };

/**
 * The only place where a refund changes its state. Must run in the transaction of `syncInOrder`,
 * under the order's lock. Returns whether anything visible has changed.
 */
export async function changeRefund(
  { now }: { now: () => Date },
  tx: Transaction,
  refund: Refund,
  news: RefundNews,
  failure: keyof typeof REFUND_FAILURES = 'refused',
): Promise<boolean> {
  const before = await findRefund(tx, refund);
  const isAtProvider = before.providerRefundId !== null;
  const state = refundStateAfter(before.state, news.state, isAtProvider);
  await updateRefund(tx, refund, { state, refundId: news.refundId });
  if (state === before.state) return false;
  if (state === 'failed') {
    const { restaurantId, orderId } = refund;
    const reason = REFUND_FAILURES[failure];
    await remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason });
    if (failure !== 'notConnected') await retryRefund(tx, refund, now());
  }
  if (state === 'done') await mailRefund(tx, refund);
  // Its diner believes that the money is on its way.
  if (state === 'failed' && before.state === 'done') await mailFailedRefund(tx, refund);
  const hasNewAmount = await updateRefundedAmounts(tx, refund);
  return hasNewAmount || state === 'failed';
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
