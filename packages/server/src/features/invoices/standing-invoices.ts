import { standingOf, type Invoice } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { ANY_INVOICE, listInvoices, listStanding } from './invoice-queries.ts';

interface PaymentKey {
  restaurantId: number;
  paymentNumber: number;
}

/** The newest invoice of a payment; null while it has none. */
export async function findNewestInvoiceId(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
): Promise<number | null> {
  return (await listStanding(db, restaurantId, [paymentNumber])).at(-1)?.invoiceId ?? null;
}

/** Those that stood when that one was the newest, the oldest first: whenever it is asked, they are the same. */
export async function listStandingAsOf(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
  newestId: number,
): Promise<Invoice[]> {
  const filter = { ...ANY_INVOICE, paymentNumber, before: newestId + 1 };
  return standingOf(await listInvoices(db, restaurantId, filter, null)).toReversed();
}
