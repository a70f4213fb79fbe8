import type { WhatToRefund } from '@simplato/contract';
import {
  auditEvent,
  countsAsGone,
  feeOfRefundCents,
  formatEuros,
  leftCents,
  refundOfLines,
  removedToRefund,
  type Cents,
  type LineUnits,
  type Order,
  newFact,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { requireOrder } from '../orders/require-order.ts';
import { listPaymentsOfOrder, type Payment } from './payment-queries.ts';
import {
  findRefundOfKey,
  insertRefund,
  listRefunds,
  lockOrder,
  type Refund,
  type RefundRequest,
} from './refund-queries.ts';

/** Units that were taken off the order: refunded as far as they have not been, and money is left. */
interface Removed {
  kind: 'removed';
  lines: readonly LineUnits[];
}

export interface RefundWish {
  restaurantId: number;
  orderId: number;
  what: WhatToRefund | Removed;
  reason: string;
  actor: string;
  request: RefundRequest | null;
  at: Date;
}

/**
 * Stores a request for a refund; the provider is called after the commit. Pending refunds count as
 * refunded, so that never more is refunded than was charged. Idempotent by key. Null if nothing is
 * left to refund.
 */
export async function askForRefund(
  tx: Transaction,
  wish: RefundWish,
): Promise<{ refund: Refund; isNew: boolean } | null> {
  const { restaurantId, orderId, request } = wish;
  await lockOrder(tx, restaurantId, orderId);
  const known = request && (await findRefundOfKey(tx, restaurantId, request.idempotencyKey));
  if (known) {
    if (known.requestHash !== request.requestHash) throw new AppError('key_reused');
    return { refund: known, isNew: false };
  }
  const order = await requireOrder(tx, restaurantId, orderId);
  const payments = await listPaymentsOfOrder(tx, restaurantId, orderId);
  const refunds = await listRefunds(tx, restaurantId, orderId);
  const came = payments.filter(({ state }) => state === 'paid' || state === 'late');
  const leftOf = (one: Payment) => leftCents(one, goneOf(one, refunds));
  // First the payment that counts for the order, then late ones that were not refunded
  // automatically.
  const byRank = came.toSorted((one, other) => rankOf(one) - rankOf(other));
  const payment = byRank.find((one) => leftOf(one) > 0) ?? byRank[0];
  if (!payment) throw new AppError('not_refundable');
  const gone = goneOf(payment, refunds);
  const mostCents = leftOf(payment);
  if (wish.what.kind === 'rest' && mostCents === 0) return null;
  const what =
    wish.what.kind === 'removed' ? removedOf(order, wish.what, gone, mostCents) : wish.what;
  if (what === null) return null;
  const amountCents =
    what.kind === 'removed' ? what.amountCents : amountOf(order, what, gone, mostCents);
  const refund = await insertRefund(tx, {
    restaurantId,
    paymentNumber: payment.paymentNumber,
    request,
    amountCents,
    platformFeeCents: feeToReturn(payment, gone, amountCents),
    lines: what.kind === 'lines' || what.kind === 'removed' ? [...what.lines] : [],
    reason: wish.reason,
    actor: wish.actor,
    lookAt: wish.at,
  });
  const change = newFact('Importe', formatEuros(amountCents));
  const event = auditEvent('refund-asked', `Pedido nº ${orderId}`, [change]);
  await recordChanges(tx, { restaurantId, userName: wish.actor }, [event]);
  return { refund, isNew: true };
}

/** Null if all of it is with the diner already. */
function removedOf(
  order: Order,
  { kind, lines: taken }: Removed,
  gone: readonly Refund[],
  mostCents: Cents,
): (Removed & { amountCents: Cents }) | null {
  const goneLines = gone.flatMap((refund) => refund.lines);
  const lines = removedToRefund(order.lines, taken, goneLines);
  const amountCents = Math.min(refundOfLines(order.lines, lines, goneLines) ?? 0, mostCents);
  return amountCents === 0 ? null : { kind, lines, amountCents };
}

const rankOf = ({ state }: Payment) => (state === 'paid' ? 0 : 1);

function goneOf({ paymentNumber }: Payment, refunds: readonly Refund[]): Refund[] {
  return refunds.filter((refund) => refund.paymentNumber === paymentNumber && countsAsGone(refund));
}

function amountOf(
  order: Order,
  what: WhatToRefund,
  gone: readonly Refund[],
  mostCents: Cents,
): Cents {
  if (what.kind === 'rest') return mostCents;
  const goneLines = gone.flatMap(({ lines }) => lines);
  const amountCents =
    what.kind === 'amount' ? what.amountCents : refundOfLines(order.lines, what.lines, goneLines);
  if (amountCents === null || amountCents > mostCents) throw new AppError('refund_too_much');
  if (amountCents === 0) {
    throw new AppError('bad_request', { fields: { importe: 'El importe debe ser más que cero' } });
  }
  return amountCents;
}

/**
 * How much of the platform's fee is returned with one more refund: in proportion to the total
 * refunded.
 */
export function feeToReturn(payment: Payment, refunds: readonly Refund[], moreCents: Cents): Cents {
  const online = goneOf(payment, refunds).filter(({ isByHand }) => !isByHand);
  return feeOfRefundCents(payment, online, moreCents);
}
