import type { ToldInvoice } from '@simplato/contract';
/** Of a payment's invoices, those that no other stands in for. */
export function standingInvoices(invoices: readonly ToldInvoice[]): ToldInvoice[] {
  return invoices.filter((one) => replacementOf(one, invoices) === null);
}

/** What was sold, and not what corrects it; null while there is none. */
export function saleOf(invoices: readonly ToldInvoice[]): ToldInvoice | null {
  return standingInvoices(invoices).findLast(({ corrects }) => corrects.length === 0) ?? null;
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

/** Whether a full one may be issued in its place: it names nobody, and something of it is left. */
export function mayBeNamed(sale: ToldInvoice, invoices: readonly ToldInvoice[]): boolean {
  const left = standingInvoices(invoices).reduce((sum, { totalCents }) => sum + totalCents, 0);
  return sale.recipient === null && sale === saleOf(invoices) && left > 0;
}
