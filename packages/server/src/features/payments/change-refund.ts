import { refundStateAfter, type ProviderRefund } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { payableOf } from './payable-of.ts';
import type { Payment } from './payment-queries.ts';
import { findRefund, updateRefund, type Refund } from './refund-queries.ts';
import { retryRefund } from './retry-refund.ts';

/** Why a refund failed, as the restaurant is told. */
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
 * under the lock of what was paid. Returns whether anything visible has changed.
 */
export async function changeRefund(
  { now }: { now: () => Date },
  tx: Transaction,
  payment: Payment,
  refund: Refund,
  news: RefundNews,
  failure: keyof typeof REFUND_FAILURES = 'refused',
): Promise<boolean> {
  const before = await findRefund(tx, refund);
  const isAtProvider = before.providerRefundId !== null;
  const state = refundStateAfter(before.state, news.state, isAtProvider);
  await updateRefund(tx, refund, { state, refundId: news.refundId });
  if (state === before.state) return false;
  const payable = payableOf(payment);
  if (state === 'failed') {
    await payable.remark(tx, REFUND_FAILURES[failure]);
    await retryRefund(tx, payment, refund, { now: now(), isSeen: failure !== 'notConnected' });
  }
  if (state === 'done') await payable.mail(tx, refund, 'done');
  // Its diner believes that the money is on its way.
  if (state === 'failed' && before.state === 'done') await payable.mail(tx, refund, 'failed');
  const hasNewAmount = await payable.updateSums(tx, refund);
  return hasNewAmount || state === 'failed';
}
