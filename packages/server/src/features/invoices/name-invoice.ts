import {
  addVatBands,
  auditEvent,
  isSameRecipient,
  newFact,
  type Invoice,
  type OwedInvoice,
  type Recipient,
  type StandingInvoice,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { issue, issueInvoices } from './issue-invoices.ts';
import {
  findInvoice,
  findPayment,
  listStanding,
  lockInvoicing,
  upsertRecipient,
  type LockedInvoicing,
} from './invoice-queries.ts';

/**
 * A full invoice in place of a simplified one and of what corrected that, in somebody's name. The same wish again is
 * answered with the same invoice.
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
    const named = await nameStanding(tx, restaurantId, asked.paymentNumber, recipient, invoicing);
    if (!named) throw new AppError('not_found');
    if (named.isNew) {
      const change = newFact('En lugar de', asked.number);
      await recordChanges(tx, by, [auditEvent('invoice-named', named.invoice.number, [change])]);
    }
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
): Promise<Invoice | null> {
  const { restaurantId, paymentNumber } = key;
  return db.transaction(async (tx) => {
    const invoicing = await lockInvoicing(tx, restaurantId);
    const payment = await findPayment(tx, key);
    if (!payment) throw new AppError('not_found');
    if (!invoicing) throw new AppError('invoices_off');
    const named = await nameStanding(tx, restaurantId, paymentNumber, recipient, invoicing);
    if (named) return named.invoice;
    const isToInvoice = payment.settledAt === null || payment.settledAt >= invoicing.since;
    if (invoicing.mode === 'none' || !isToInvoice) throw new AppError('invoices_off');
    await upsertRecipient(tx, restaurantId, paymentNumber, recipient);
    // One that comes to more than a simplified invoice may say has waited for this.
    await issueInvoices(tx, { restaurantId, tabId: payment.tabId });
    const [issued] = await listStanding(tx, restaurantId, [paymentNumber]);
    return issued ?? null;
  });
}

/** Null where the payment has no invoice yet. Invoicing must be locked. */
async function nameStanding(
  tx: Transaction,
  restaurantId: number,
  paymentNumber: number,
  recipient: Recipient,
  invoicing: LockedInvoicing,
): Promise<{ invoice: Invoice; isNew: boolean } | null> {
  const standing = await listStanding(tx, restaurantId, [paymentNumber]);
  const [first] = standing;
  if (!first) return null;
  if (first.recipient !== null) {
    if (!isSameRecipient(first.recipient, recipient)) throw new AppError('invoice_named');
    return { invoice: first, isNew: false };
  }
  if (invoicing.stopped !== null) throw new AppError('invoices_off');
  const full = fullInvoice(first, standing, recipient);
  if (full.totalCents <= 0) throw new AppError('invoice_returned');
  const restaurant = await loadRestaurant(tx, restaurantId);
  const replaces = standing.map(({ number, day }) => ({ number, day }));
  const invoice = await issue(tx, restaurant, { ...full, replaces }, invoicing);
  return { invoice, isNew: true };
}

function fullInvoice(
  first: Invoice,
  standing: readonly StandingInvoice[],
  recipient: Recipient,
): OwedInvoice & { totalCents: number } {
  const bands = addVatBands(
    standing.flatMap((one) => one.bands),
    [],
  );
  return {
    ...first,
    kind: 'F3',
    recipient,
    corrects: [],
    lines: standing.flatMap(({ lines }) => lines),
    bands,
    totalCents: bands.reduce((sum, { grossCents }) => sum + grossCents, 0),
  };
}
