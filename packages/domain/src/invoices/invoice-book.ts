import type { Cents } from '../money/money.ts';
import { addVatBands, type VatBand } from '../money/tax.ts';
import { csvText, decimalComma } from '../text/csv.ts';
import { spanishDate } from '../time/restaurant-time.ts';
import { invoiceKindLabel } from './invoice-labels.ts';
import type { InvoiceName } from './invoice-record.ts';
import type { Invoice } from './invoice.ts';

/** The invoices of some days for whoever keeps the books: a row for each invoice and rate. */
export interface InvoiceBookRow extends VatBand {
  invoice: Invoice;
  /**
   * Of what a full invoice stands in for, and itself, the first alone is among the sales.
   */
  soldCents: Cents;
}

export function invoiceBook(invoices: readonly Invoice[]): InvoiceBookRow[] {
  return invoices.flatMap((invoice) =>
    invoice.bands.map((band) => ({
      ...band,
      invoice,
      soldCents: invoice.replaces.length > 0 ? 0 : band.grossCents,
    })),
  );
}

/** What was sold, rate by rate: without the invoices that stand in for others. */
export function soldBands(invoices: readonly Invoice[]): VatBand[] {
  return invoices
    .filter(({ replaces }) => replaces.length === 0)
    .reduce<VatBand[]>((sum, { bands }) => addVatBands(sum, bands), []);
}

const HEADINGS = [
  'Número',
  'Fecha',
  'Clase',
  'NIF',
  'Nombre',
  'Domicilio',
  'IVA',
  'Base',
  'Cuota',
  'Total',
  'En ventas',
  'Rectifica',
  'Sustituye',
] as const;

export function invoicesCsv(invoices: readonly Invoice[]): string {
  const rows = invoiceBook(invoices).map(
    ({ invoice, vatPercent, netCents, vatCents, grossCents, soldCents }) => [
      invoice.number,
      spanishDate(invoice.day),
      invoiceKindLabel(invoice.kind),
      invoice.recipient?.taxId ?? '',
      invoice.recipient?.name ?? '',
      invoice.recipient?.address ?? '',
      `${vatPercent} %`,
      ...[netCents, vatCents, grossCents, soldCents].map(decimalComma),
      numbersOf(invoice.corrects),
      numbersOf(invoice.replaces),
    ],
  );
  return csvText([HEADINGS, ...rows]);
}

export const numbersOf = (names: readonly InvoiceName[]) =>
  names.map(({ number }) => number).join(' ');
