import {
  invoiceNumber,
  invoicesInName,
  needsRecipient,
  owedInvoices,
  seriesOf,
  wallTime,
  type Invoice,
  type OwedInvoice,
} from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { readTabs, type TabOfFeed } from '../tabs/read-tab.ts';
import type { TabKey } from '../tabs/tab-money.ts';
import { recordInvoice } from './record-invoice.ts';
import {
  insertInvoice,
  listPaymentsOfTab,
  listStanding,
  lockInvoicing,
  nextOf,
  type LockedInvoicing,
  type PaymentToInvoice,
} from './invoice-queries.ts';

/**
 * Issues the invoices that a tab's money owes by now: those of what was paid, and corrections of what was given back
 * or taken off. Called last by whatever moves money of a tab or of one of its orders, in that transaction; it locks
 * what it needs. Twice issues nothing twice. Returns those that it has issued.
 *
 * @param known the tab, if it was read since its money moved
 */
export async function issueInvoices(
  tx: Transaction,
  key: TabKey,
  known: TabOfFeed | null = null,
): Promise<Invoice[]> {
  const { restaurantId } = key;
  const invoicing = await lockInvoicing(tx, restaurantId);
  if (!invoicing || invoicing.stopped !== null) return [];
  const payments = await listPaymentsOfTab(tx, key);
  const paymentNumbers = payments.map(({ paymentNumber }) => paymentNumber);
  const tabIds = new Set([key.tabId, ...payments.flatMap((one) => one.tabIds)]);
  const tabs = known && tabIds.size === 1 ? [known] : await readTabs(tx, restaurantId, [...tabIds]);
  const all = tabs.flatMap(({ money }) => [...money.payments, ...money.ofOrders]);
  const standing = await listStanding(
    tx,
    restaurantId,
    all.map((one) => one.paymentNumber),
  );
  const owed = owedInvoices(
    { tabId: key.tabId, paymentNumbers: new Set(paymentNumbers) },
    tabs.map(({ tab, orders, money }) => ({
      tabId: tab.tabId,
      tableName: tab.tableName,
      isClosed: tab.closedAt !== null,
      orders,
      money,
    })),
    standing,
    (paymentNumber) => payments.some((one) => one.isToTell && one.paymentNumber === paymentNumber),
  );
  if (owed.length === 0) return [];
  const issued: Invoice[] = [];
  for (const one of owed) {
    const named = inItsName(one, payments);
    if (needsRecipient(named)) continue;
    const invoice = await issue(tx, restaurantId, named, invoicing);
    issued.push(invoice);
    if (!named.holder) continue;
    for (const full of invoicesInName([invoice], named.holder)) {
      issued.push(await issue(tx, restaurantId, full, invoicing));
    }
  }
  return issued;
}

/** A simplified invoice is a full one where somebody has given their name before it was paid. */
function inItsName(owed: OwedInvoice, payments: readonly PaymentToInvoice[]): OwedInvoice {
  if (owed.kind !== 'F2') return owed;
  const payment = payments.find(({ paymentNumber }) => paymentNumber === owed.paymentNumber);
  const recipient = payment?.recipient;
  return recipient ? { ...owed, kind: 'F1', recipient } : owed;
}

/**
 * Stores an invoice as the next of its series and, where the tax agency is told of it, its record as the next of the
 * chain. Invoicing must be locked.
 */
export async function issue(
  tx: Transaction,
  restaurantId: number,
  owed: OwedInvoice,
  invoicing: LockedInvoicing,
): Promise<Invoice> {
  const { now, issuer } = invoicing;
  const chain = invoicing.mode === 'verifactu' ? invoicing.chain : null;
  const day = wallTime(now).date;
  const series = seriesOf(owed.kind, day, { site: invoicing.site, chain });
  const { invoiceId, turn } = await nextOf(tx, restaurantId, series);
  const invoice = await insertInvoice(tx, restaurantId, {
    ...owed,
    invoiceId,
    chain,
    series,
    turn,
    number: invoiceNumber(series, turn),
    day,
    issuedAt: now.toISOString(),
    issuer,
  });
  if (chain !== null && invoicing.system) {
    await recordInvoice(tx, { restaurantId, chain }, { invoice, system: invoicing.system }, now);
  }
  return invoice;
}
