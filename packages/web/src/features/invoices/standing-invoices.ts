import type { ToldInvoice } from '@simplato/contract';
import { saleAndChanges, saleOf, standingOf } from '@simplato/domain';

/** Of a payment's invoices, in whatever order, those that no other stands in for; the oldest first. */
export function standingInvoices(invoices: readonly ToldInvoice[]): ToldInvoice[] {
  return standingOf(invoices).toSorted((one, other) => one.invoiceId - other.invoiceId);
}

/** What was sold, and not what corrects it; null while there is none. */
export function saleAmong(invoices: readonly ToldInvoice[]): ToldInvoice | null {
  return saleOf(standingInvoices(invoices));
}

/** The same, and what has been told of it since. */
export function saleAndChangesAmong(invoices: readonly ToldInvoice[]): ToldInvoice[] {
  return saleAndChanges(standingInvoices(invoices));
}

/** The one that takes its place; null where none does. */
export function replacementOf(
  { number }: ToldInvoice,
  invoices: readonly ToldInvoice[],
): ToldInvoice | null {
  return invoices.find(({ replaces }) => replaces.some((one) => one.number === number)) ?? null;
}

export function correctionsOf(
  { number }: ToldInvoice,
  invoices: readonly ToldInvoice[],
): ToldInvoice[] {
  return invoices.filter(({ corrects }) => corrects.some((one) => one.number === number));
}

/** Whether a full one may be issued in its place, in somebody's name: something of it is left. */
export function mayBeNamed(sale: ToldInvoice, invoices: readonly ToldInvoice[]): boolean {
  const left = standingInvoices(invoices).reduce((sum, { totalCents }) => sum + totalCents, 0);
  return sale === saleAmong(invoices) && left > 0;
}
