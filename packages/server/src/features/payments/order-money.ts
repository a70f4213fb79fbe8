import { chargedTipCents, isBack, type Cents, type Order } from '@simplato/domain';
import type { OrderMoney } from '@simplato/contract';
import type { Queryable } from '../../db/database.ts';
import { requireOrder } from '../orders/require-order.ts';
import { listDisputesOfOrder, type StoredDispute } from './dispute-queries.ts';
import { listPaymentsOfOrder, type OrderPayment } from './payment-queries.ts';
import { listRefunds, type Refund } from './refund-queries.ts';

export async function readOrderMoney(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<OrderMoney> {
  const order = await requireOrder(db, restaurantId, orderId);
  const payments = await listPaymentsOfOrder(db, restaurantId, orderId);
  const refunds = await listRefunds(db, restaurantId, orderId);
  const disputes = await listDisputesOfOrder(db, restaurantId, orderId);
  return { ...sums(order, payments, refunds, disputes), payments, refunds };
}

/** Late payments are included: the money was received, and has cost its fees. */
function sums(
  order: Order,
  payments: readonly OrderPayment[],
  refunds: readonly Refund[],
  disputes: readonly StoredDispute[],
) {
  const came = payments.filter(({ state }) => state === 'paid' || state === 'late');
  const back = refunds.filter(
    (refund) =>
      isBack(refund) && came.some(({ paymentNumber }) => paymentNumber === refund.paymentNumber),
  );
  const charged = total(came, ({ amountCents }) => amountCents);
  const refunded = total(back, ({ amountCents }) => amountCents);
  const feeCents =
    total(came, ({ platformFeeCents }) => platformFeeCents) -
    total(back, ({ platformFeeCents }) => platformFeeCents);
  const isFeeKnown = came.length > 0 && came.every((one) => one.providerFeeCents !== null);
  const providerFeeCents =
    total(came, (one) => one.providerFeeCents ?? 0) + total(disputes, (one) => one.feeCents);
  const disputedCents = total(disputes, (one) => (one.isHeld ? one.amountCents : 0));
  return {
    chargedCents: charged,
    tipCents: chargedTipCents(order),
    refundedCents: refunded,
    feeCents,
    providerFeeCents: isFeeKnown ? providerFeeCents : null,
    // The provider keeps its fee even after a full refund, so the net amount may be negative.
    netCents: isFeeKnown ? charged - refunded - feeCents - providerFeeCents - disputedCents : null,
    disputedCents,
    isDisputed: disputes.some(({ state }) => state === 'asked' || state === 'open'),
    isDisputeLost: disputes.some(({ state }) => state === 'lost'),
  };
}

function total<Row>(rows: readonly Row[], of: (row: Row) => Cents): Cents {
  return rows.reduce((sum, row) => sum + of(row), 0);
}
