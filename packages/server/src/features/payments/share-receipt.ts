import {
  describeShares,
  goneCents,
  receiptOfShare,
  returnedCents,
  vatOfShares,
  type Language,
  type PaidShare,
  type Receipt,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileAnswer } from '../../http/serve-file.ts';
import { receiptPdf } from '../../printing/receipt-pdf.ts';
import { requireOrder } from '../orders/require-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { findTab } from '../tabs/tab-money.ts';
import type { TabPayment } from './payment-queries.ts';
import { listRefundsOfPayment } from './refund-queries.ts';
import { findTabPayment, listPaidShares, listSharesOfPayment } from './share-queries.ts';

/** A payment of the caller's own that has come, or `not_found`. */
export async function requirePaid(
  db: Queryable,
  { restaurantId, visitId }: TableSession,
  paymentNumber: number,
): Promise<TabPayment> {
  const payment = await findTabPayment(db, { restaurantId, paymentNumber });
  if (payment?.visitId !== visitId || payment.state !== 'paid') throw new AppError('not_found');
  return payment;
}

/** The receipt of what the caller's phone has paid of its tab, as it is now. */
export async function printShareReceipt(
  db: Queryable,
  session: TableSession,
  paymentNumber: number,
  language: Language = 'es',
): Promise<FileAnswer> {
  const receipt = await readReceipt(db, await requirePaid(db, session, paymentNumber));
  return { name: `recibo-pago-${paymentNumber}.pdf`, content: await receiptPdf(receipt, language) };
}

/** What the caller's phone has paid of its tab, as its receipt says it. */
export async function readShare(
  db: Queryable,
  session: TableSession,
  paymentNumber: number,
): Promise<PaidShare> {
  return readPaidShare(db, await requirePaid(db, session, paymentNumber));
}

export async function readReceipt(db: Queryable, payment: TabPayment): Promise<Receipt> {
  const share = await readPaidShare(db, payment);
  return receiptOfShare(share, await loadRestaurant(db, payment.restaurantId));
}

async function readPaidShare(db: Queryable, payment: TabPayment): Promise<PaidShare> {
  const { restaurantId, tabId, paymentNumber } = payment;
  const shares = await listSharesOfPayment(db, payment, 'standing');
  const takenOff = await listSharesOfPayment(db, payment, 'released');
  const orderIds = [...new Set([...shares, ...takenOff].map(({ orderId }) => orderId))];
  const orders = await Promise.all(orderIds.map((id) => requireOrder(db, restaurantId, id)));
  const tab = await findTab(db, { restaurantId, tabId });
  if (!tab) throw new Error(`Tab ${restaurantId}-${tabId} is gone`);
  const refunds = await listRefundsOfPayment(db, payment);
  const paid = await listPaidShares(db, payment, orderIds);
  return {
    paymentNumber,
    tableName: tab.tableName,
    startedAt: payment.createdAt.toISOString(),
    form: payment.form,
    lines: describeShares(shares, orders),
    bands: vatOfShares(paid).get(paymentNumber) ?? [],
    takenOff: describeShares(takenOff, orders),
    onAccountCents: payment.onAccountCents,
    tipCents: payment.tipCents,
    chargedCents: payment.amountCents,
    refundedCents: returnedCents(refunds),
    returningCents: goneCents(refunds) - returnedCents(refunds),
  };
}
