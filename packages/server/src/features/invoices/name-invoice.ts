import {
  auditEvent,
  invoicesInName,
  ISSUER_AS_RECIPIENT,
  isSameRecipient,
  newFact,
  saleOf,
  type Invoice,
  type Recipient,
} from '@simplato/domain';
import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { issue, issueInvoices } from './issue-invoices.ts';
import {
  findInvoice,
  findInvoicing,
  findPayment,
  findRecipient,
  listStanding,
  lockInvoicing,
  upsertRecipient,
  type InvoicedPayment,
  type Invoicing,
  type LockedInvoicing,
} from './invoice-queries.ts';

/**
 * A full invoice in place of a simplified one and of what corrected that, in somebody's name; or in place of one that
 * named somebody wrongly. The same wish again is answered with the same invoice.
 */
export async function nameInvoice(
  db: Database,
  by: Author,
  invoiceId: number,
  recipient: Recipient,
): Promise<{ invoice: Invoice; isNew: boolean }> {
  const { restaurantId } = by;
  return db.transaction(async (tx) => {
    const invoicing = await lockInvoicing(tx, restaurantId);
    const asked = await findInvoice(tx, restaurantId, invoiceId);
    if (!invoicing || !asked) throw new AppError('not_found');
    const key = { restaurantId, paymentNumber: asked.paymentNumber };
    const named = await nameStanding(tx, key, recipient, { invoicing, by });
    if (!named) throw new AppError('not_found');
    return named;
  });
}

/**
 * The invoice of a payment in somebody's name, asked for by who pays or at the table. Null where it has none yet: it
 * will be issued in this name.
 */
export async function askForInvoice(
  db: Database,
  key: { restaurantId: number; paymentNumber: number },
  recipient: Recipient,
  by: Author | null,
): Promise<Invoice | null> {
  const { restaurantId, paymentNumber } = key;
  return db.transaction(async (tx) => {
    const invoicing = await lockInvoicing(tx, restaurantId);
    const payment = await findPayment(tx, key);
    if (!payment) throw new AppError('not_found');
    if (!invoicing) throw new AppError('invoices_off');
    const named = await nameStanding(tx, key, recipient, { invoicing, by });
    if (named) return named.invoice;
    if (!isToInvoice(invoicing, payment)) throw new AppError('invoices_off');
    await upsertRecipient(tx, restaurantId, paymentNumber, recipient);
    // One that comes to more than a simplified invoice may say has waited for this.
    await issueInvoices(tx, { restaurantId, tabId: payment.tabId });
    const [issued] = await listStanding(tx, restaurantId, [paymentNumber]);
    return issued ?? null;
  });
}

/**
 * Keeps in whose name the invoice of a payment is to be, which its own transaction has stored. Before the invoice is
 * issued, and after whatever else is locked.
 */
export async function keepRecipient(
  tx: Transaction,
  { restaurantId, paymentNumber }: { restaurantId: number; paymentNumber: number },
  recipient: Recipient,
): Promise<void> {
  const invoicing = await lockInvoicing(tx, restaurantId);
  if (!invoicing || invoicing.mode === 'none') throw new AppError('invoices_off');
  requireOther(invoicing, recipient);
  await upsertRecipient(tx, restaurantId, paymentNumber, recipient);
}

function requireOther({ issuer }: LockedInvoicing, { taxId }: Recipient): void {
  if (issuer.taxId !== taxId) return;
  throw new AppError('bad_request', { fields: { nif: ISSUER_AS_RECIPIENT } });
}

/** Whether a payment that has none will have an invoice, and in whose name it was asked for. */
export async function readComing(
  db: Queryable,
  key: { restaurantId: number; paymentNumber: number },
): Promise<{ willCome: boolean; recipient: Recipient | null }> {
  const invoicing = await findInvoicing(db, key.restaurantId);
  const payment = await findPayment(db, key);
  const recipient = await findRecipient(db, key.restaurantId, key.paymentNumber);
  return { willCome: isToInvoice(invoicing, payment), recipient };
}

/** Whether a payment is under way, or its money came, since its restaurant invoices. */
function isToInvoice(invoicing: Invoicing | null, payment: InvoicedPayment | null): boolean {
  if (!invoicing || invoicing.mode === 'none' || !payment) return false;
  return payment.settledAt === null ? payment.isUnderWay : payment.cameSince;
}

/**
 * Null where the payment has no invoice yet. Invoicing must be locked.
 *
 * @param by only staff may have one that names somebody issued anew in another name; null for who paid
 */
async function nameStanding(
  tx: Transaction,
  { restaurantId, paymentNumber }: { restaurantId: number; paymentNumber: number },
  recipient: Recipient,
  { invoicing, by }: { invoicing: LockedInvoicing; by: Author | null },
): Promise<{ invoice: Invoice; isNew: boolean } | null> {
  requireOther(invoicing, recipient);
  const refusal = (code: ErrorCode) => new AppError(by ? code : 'invoices_off');
  const standing = await listStanding(tx, restaurantId, [paymentNumber]);
  if (standing.length === 0) return null;
  const sale = saleOf(standing);
  if (sale?.recipient) {
    if (isSameRecipient(sale.recipient, recipient)) return { invoice: sale, isNew: false };
    if (!by) throw new AppError('invoices_off');
  }
  if (invoicing.stopped !== null) throw refusal('invoicing_stopped');
  const left = standing.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (left <= 0) throw refusal('nothing_to_name');
  const issued: Invoice[] = [];
  for (const one of invoicesInName(standing, recipient)) {
    issued.push(await issue(tx, restaurantId, one, invoicing));
  }
  const invoice = issued.at(-1);
  if (by && invoice) {
    const change = newFact('En lugar de', (sale ?? invoice).number);
    await recordChanges(tx, by, [auditEvent('invoice-named', invoice.number, [change])]);
  }
  return invoice ? { invoice, isNew: true } : null;
}
