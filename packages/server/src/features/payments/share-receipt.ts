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
import { accountName, accountOf, type TableSession } from '../../auth/session.ts';
import { countUnprovedMail } from '../../auth/rate-limit.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { FileAnswer } from '../../http/serve-file.ts';
import { receiptMail } from '../../mail/letters/receipt-mail.tsx';
import { mayMailTo, queueMailOnce, type Mail } from '../../mail/outbox.ts';
import { receiptPdf } from '../../printing/receipt-pdf.ts';
import { requireOrder } from '../orders/require-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { findTab } from '../tabs/tab-money.ts';
import { findDinerOfVisit } from './diner-queries.ts';
import type { TabPayment } from './payment-queries.ts';
import { listRefundsOfPayment } from './refund-queries.ts';
import { findTabPayment, listPaidShares, listSharesOfPayment } from './share-queries.ts';

/** A payment of the caller's own that has come, or `not_found`. */
async function requirePaid(
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

async function readReceipt(db: Queryable, payment: TabPayment): Promise<Receipt> {
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

/** Of one payment there is one message, whoever asks for it. */
function messageKey({ restaurantId, paymentNumber }: TabPayment): string {
  return `pago-${restaurantId}-${paymentNumber}`;
}

async function composeReceipt(
  db: Queryable,
  payment: TabPayment,
  reader: { email: string; name: string; language: Language },
): Promise<Mail> {
  const letter = receiptMail({
    receipt: await readReceipt(db, payment),
    restaurant: await loadRestaurant(db, payment.restaurantId),
    dinerName: reader.name,
    language: reader.language,
  });
  return { to: reader.email, ...letter };
}

/** Queues the receipt for a payer with an account, in the transaction in which the money has come. */
export async function mailShareReceipt(tx: Queryable, payment: TabPayment): Promise<void> {
  const diner = await findDinerOfVisit(tx, payment.restaurantId, payment.visitId);
  if (!diner || !(await mayMailTo(tx, diner.email))) return;
  await queueMailOnce(tx, messageKey(payment), await composeReceipt(tx, payment, diner));
}

const A_DAY_S = 24 * 3_600;

/**
 * Mails their receipt to somebody who has signed in only after paying; to their own address alone, and
 * once. Returns whether it was queued now.
 */
export async function mailOwnReceipt(
  db: Database,
  session: TableSession,
  paymentNumber: number,
  language: Language,
): Promise<boolean> {
  const payment = await requirePaid(db, session, paymentNumber);
  const account = accountOf(session);
  const diner = await findDinerOfVisit(db, session.restaurantId, session.visitId);
  if (account?.kind !== 'diner' || !diner) throw new AppError('no_session');
  const mail = await composeReceipt(db, payment, { ...diner, language });
  return db.transaction(async (tx) => {
    const mayMail = await mayMailTo(tx, diner.email);
    if (!(await queueMailOnce(tx, messageKey(payment), mail))) return false;
    if (!mayMail) throw new AppError('too_many', {}, A_DAY_S);
    await countUnprovedMail(tx, accountName(account), 'own-order');
    return true;
  });
}
