import {
  receiptOf,
  saleAndChanges,
  type Invoice,
  type Language,
  type Receipt,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { countUnprovedMail } from '../../auth/rate-limit.ts';
import { accountName, accountOf, type TableSession } from '../../auth/session.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { invoiceMail } from '../../mail/letters/invoice-mail.tsx';
import { receiptMail } from '../../mail/letters/receipt-mail.tsx';
import type { QueuedMail } from '../../mail/mail-sender.ts';
import type { Attachment } from '../../mail/mailer.ts';
import { mayMailTo, queueMailOnce, type Mail } from '../../mail/outbox.ts';
import { readComing } from '../invoices/name-invoice.ts';
import { findNewestInvoiceId, listStandingAsOf } from '../invoices/standing-invoices.ts';
import { invoiceFile, qrOf, type Verification } from '../invoices/tell-invoice.ts';
import { requireOrder } from '../orders/require-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { findPayer } from './diner-queries.ts';
import { findPayment, type Payment, type PaymentKey, type TabPayment } from './payment-queries.ts';
import { readReceipt, requirePaid } from './share-receipt.ts';

interface Reader {
  email: string;
  name: string;
  language: Language;
}

/** Queues what a payer with an account has paid, in the transaction in which the money has come. */
export async function mailReceipt(tx: Queryable, payment: Payment): Promise<void> {
  const diner = await findPayer(tx, payment);
  if (diner && (await mayMailTo(tx, diner.email))) await queue(tx, payment, diner);
}

const A_DAY_S = 24 * 3_600;

/**
 * Mails it to somebody who has signed in only after paying, or once another invoice says it; to their own address
 * alone, and once. Returns whether it was queued now.
 */
export async function mailOwnReceipt(
  db: Database,
  session: TableSession,
  paymentNumber: number,
  language: Language,
): Promise<boolean> {
  const payment = await requirePaid(db, session, paymentNumber);
  const account = accountOf(session);
  const diner = await findPayer(db, payment);
  if (account?.kind !== 'diner' || !diner) throw new AppError('no_session');
  return db.transaction(async (tx) => {
    const mayMail = await mayMailTo(tx, diner.email);
    if (!(await queue(tx, payment, { ...diner, language }))) return false;
    if (!mayMail) throw new AppError('too_many', {}, A_DAY_S);
    await countUnprovedMail(tx, accountName(account), 'own-order');
    return true;
  });
}

/**
 * The invoices of a payment, which are written when they are sent; while there are none, its receipt. An order has
 * its confirmation in place of that. Of each there is one message, whoever asks for it: other invoices are another.
 */
async function queue(tx: Queryable, payment: Payment, reader: Reader): Promise<boolean> {
  const { restaurantId, paymentNumber } = payment;
  const newestId = await findNewestInvoiceId(tx, payment);
  const key = `${restaurantId}-${paymentNumber}`;
  if (newestId !== null) {
    return queueMailOnce(tx, `factura-${key}-${newestId}`, { to: reader.email });
  }
  if (payment.orderId !== null) return false;
  return queueMailOnce(tx, `pago-${key}`, await composeReceipt(tx, payment, reader));
}

async function composeReceipt(db: Queryable, payment: TabPayment, reader: Reader): Promise<Mail> {
  const receipt = await readReceipt(db, payment);
  const isOnAccount = receipt.onAccountCents > 0;
  const letter = receiptMail({
    receipt,
    isInvoiceToCome: isOnAccount && (await readComing(db, payment)).willCome,
    restaurant: await loadRestaurant(db, payment.restaurantId),
    dinerName: reader.name,
    language: reader.language,
  });
  return { to: reader.email, ...letter };
}

/** Restaurant, payment and the newest of its invoices. */
const INVOICES_KEY = /^factura-(\d+)-(\d+)-(\d+)$/;

export function isInvoiceMail({ messageKey }: QueuedMail): boolean {
  return INVOICES_KEY.test(messageKey);
}

/** Null if its payer has no account any more. */
export async function writeInvoiceLetter(
  db: Queryable,
  agency: Verification,
  mail: QueuedMail,
): Promise<Omit<Mail, 'to'> | null> {
  const { key, invoices } = await readMailed(db, mail);
  const payment = await findPayment(db, key);
  const diner = payment && (await findPayer(db, payment));
  if (!diner) return null;
  return invoiceMail({
    invoices: invoices.map((invoice) => ({ ...invoice, qr: qrOf(agency, invoice) })),
    receipt: await receiptOfPayment(db, payment),
    restaurant: await loadRestaurant(db, key.restaurantId),
    dinerName: diner.name,
    language: diner.language,
  });
}

export async function attachInvoices(
  db: Queryable,
  agency: Verification,
  mail: QueuedMail,
): Promise<Attachment[]> {
  if (!isInvoiceMail(mail)) return [];
  const { invoices } = await readMailed(db, mail);
  return Promise.all(invoices.map(async (invoice) => invoiceFile(agency, invoice)));
}

/** Those that stood when it was queued: what came later is another mail's. */
async function readMailed(
  db: Queryable,
  { messageKey }: QueuedMail,
): Promise<{ key: PaymentKey; invoices: Invoice[] }> {
  const [restaurantId = 0, paymentNumber = 0, newestId = 0] =
    INVOICES_KEY.exec(messageKey)?.slice(1).map(Number) ?? [];
  const key = { restaurantId, paymentNumber };
  return { key, invoices: saleAndChanges(await listStandingAsOf(db, key, newestId)) };
}

async function receiptOfPayment(db: Queryable, payment: Payment): Promise<Receipt> {
  if (payment.orderId === null) return readReceipt(db, payment);
  const { restaurantId, orderId } = payment;
  const order = await requireOrder(db, restaurantId, orderId);
  return receiptOf(order, await loadRestaurant(db, restaurantId));
}
