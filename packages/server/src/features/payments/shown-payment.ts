import { tabPaymentToWire, type TabPaymentWire } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { readTabs } from '../tabs/read-tab.ts';
import type { TabKey } from '../tabs/tab-money.ts';
import type { TabPayment } from './payment-queries.ts';
import { findTabPayment } from './share-queries.ts';

/** A payment as a screen names it: by a tab that shows it. */
export type PaymentAtTab = TabKey & { paymentNumber: number };

/**
 * The payment, or `not_found` unless the tab shows it: one where it was taken, or where an order went
 * with what was paid of it.
 */
export async function requirePaymentAt(db: Queryable, key: PaymentAtTab): Promise<TabPayment> {
  const payment = await findTabPayment(db, key);
  const [contents] = payment ? await readTabs(db, key.restaurantId, [key.tabId]) : [];
  const isShown = contents?.money.payments.some((one) => one.paymentNumber === key.paymentNumber);
  if (!payment || !isShown) throw new AppError('not_found');
  return payment;
}

/** A payment as its payer sees it, who may be at another tab by now. */
export async function readOwnPayment(
  db: Queryable,
  { restaurantId, tabId, paymentNumber }: TabPayment,
): Promise<TabPaymentWire | null> {
  const [contents] = await readTabs(db, restaurantId, [tabId]);
  const payment = contents?.money.payments.find((one) => one.paymentNumber === paymentNumber);
  return payment ? tabPaymentToWire(payment, true) : null;
}
