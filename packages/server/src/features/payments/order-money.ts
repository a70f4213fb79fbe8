import {
  allPayments,
  chargedTipCents,
  countsElsewhere,
  isBack,
  memberName,
  type Cents,
} from '@simplato/domain';
import type { OrderMoney, TabPaid } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { requireOrder } from '../orders/require-order.ts';
import { readTabs } from '../tabs/read-tab.ts';
import { findOrderTab } from '../tabs/tab-money.ts';
import {
  listDisputesOfOrder,
  listDisputesOfPayment,
  type StoredDispute,
} from './dispute-queries.ts';
import { listPaymentsOfOrder, type Payment, type PaymentState } from './payment-queries.ts';
import { listRefunds, listRefundsOfPayment, type Refund } from './refund-queries.ts';
import { requirePaymentAt, type PaymentAtTab } from './shown-payment.ts';

export async function readOrderMoney(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<OrderMoney> {
  const order = await requireOrder(db, restaurantId, orderId);
  const payments = await listPaymentsOfOrder(db, restaurantId, orderId);
  const refunds = await listRefunds(db, restaurantId, orderId);
  const disputes = await listDisputesOfOrder(db, restaurantId, orderId);
  const tab = await readPaidTab(db, restaurantId, orderId);
  return { ...sums(chargedTipCents(order), payments, refunds, disputes), payments, refunds, tab };
}

/** Of the order's tab, what has come beside its own payment, whatever became of it. */
async function readPaidTab(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<TabPaid | null> {
  const tabId = await findOrderTab(db, restaurantId, orderId);
  const [contents] = tabId === null ? [] : await readTabs(db, restaurantId, [tabId]);
  if (!contents) return null;
  const { tab, orders, money } = contents;
  const came = allPayments(orders, money).filter(
    (one) =>
      one.orderId !== orderId &&
      one.state !== 'open' &&
      one.state !== 'expired' &&
      !countsElsewhere(one),
  );
  return {
    tabId: tab.tabId,
    payments: came.map((payment) => {
      const member = tab.members.find(({ memberId }) => memberId === payment.memberId);
      return { ...payment, payerName: member ? memberName(member) : '' };
    }),
  };
}

/** The same of what somebody paid online of a tab. */
export async function readPaymentMoney(db: Queryable, key: PaymentAtTab): Promise<OrderMoney> {
  const payment = await requirePaymentAt(db, key);
  const { state, tipCents } = payment;
  if (payment.form !== 'online' || state === 'undone') throw new AppError('not_found');
  const refunds = await listRefundsOfPayment(db, payment);
  const disputes = await listDisputesOfPayment(db, payment);
  const attempt = { ...payment, state, attempt: 1 };
  return {
    ...sums(tipCents, [attempt], refunds, disputes),
    payments: [attempt],
    refunds,
    tab: null,
  };
}

type Came = Pick<
  Payment,
  'paymentNumber' | 'amountCents' | 'platformFeeCents' | 'providerFeeCents'
> & {
  state: PaymentState;
};

/** Late payments are included: the money was received, and has cost its fees. */
function sums(
  tipCents: Cents,
  payments: readonly Came[],
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
    tipCents,
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
