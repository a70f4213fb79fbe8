import { type Order, ProviderSilence } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { hashRequest } from '../../http/hash-request.ts';
import { requireOrder } from '../orders/require-order.ts';
import { askForRefund, type RefundWish } from './ask-for-refund.ts';
import { makeRefund } from './make-refund.ts';
import { findRefund, type Refund } from './refund-queries.ts';
import type { SettlingDependencies } from './settle.ts';

export interface Refunded {
  refund: Refund;
  order: Order;
  isNew: boolean;
}

/**
 * Refunds an order, or part of it: stores the refund, then requests it from the provider. Idempotent
 * by key. If the provider does not answer, the refund is returned as pending, and the worker retries.
 */
export async function refundOrder(
  dependencies: SettlingDependencies,
  { idempotencyKey, ...wish }: Omit<RefundWish, 'request'> & { idempotencyKey: string },
): Promise<Refunded> {
  const { db } = dependencies;
  const { restaurantId, orderId } = wish;
  const request = { idempotencyKey, requestHash: hashOf(wish) };
  const asked = await db.transaction(async (tx) => askForRefund(tx, { ...wish, request }));
  if (asked === null) throw new AppError('not_refundable');
  if (asked.isNew) await makeRefundSoon(dependencies, asked.refund);
  const order = await requireOrder(db, restaurantId, orderId);
  const refund = await findRefund(db, asked.refund);
  return { refund, order, isNew: asked.isNew };
}

function hashOf({
  orderId,
  what,
  reason,
}: Pick<RefundWish, 'orderId' | 'what' | 'reason'>): string {
  return hashRequest([orderId, what, reason]);
}

/** If the provider does not answer, the worker asks it later. */
export async function makeRefundSoon(
  dependencies: SettlingDependencies,
  refund: Refund,
): Promise<void> {
  await makeRefund(dependencies, refund).catch(leaveForLater);
}

function leaveForLater(error: unknown): void {
  if (!(error instanceof ProviderSilence)) throw error;
}
