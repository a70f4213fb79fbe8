import type { Order } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import type { TabOfFeed } from '../tabs/read-tab.ts';
import { findOrderTab, type TabKey } from '../tabs/tab-money.ts';
import { mailReceipt } from './mail-receipt.ts';
import { findPayment } from './payment-queries.ts';

/**
 * Issues the invoices that a tab's money owes by now, and mails them to those who paid before: what was on account
 * has its invoice when somebody else completes the tab. To be called last by whatever moves money.
 *
 * @param moved a payment with it, whose own mail is another's business
 * @param known the tab, if it was read since
 */
export async function invoiceAndMail(
  tx: Transaction,
  moved: TabKey & { paymentNumber?: number },
  known: TabOfFeed | null = null,
): Promise<void> {
  const { restaurantId } = moved;
  for (const { kind, paymentNumber } of await issueInvoices(tx, moved, known)) {
    const isSale = kind === 'F1' || kind === 'F2';
    if (!isSale || paymentNumber === moved.paymentNumber) continue;
    await mailReceipt(tx, await findPayment(tx, { restaurantId, paymentNumber }));
  }
}

/** The same, of the tab that has an order. */
export async function invoiceAndMailOfOrder(
  tx: Transaction,
  {
    restaurantId,
    orderId,
    ...moved
  }: Pick<Order, 'restaurantId' | 'orderId'> & { paymentNumber?: number },
): Promise<void> {
  const tabId = await findOrderTab(tx, restaurantId, orderId);
  if (tabId !== null) await invoiceAndMail(tx, { ...moved, restaurantId, tabId });
}
