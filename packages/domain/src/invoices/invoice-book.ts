import { groupBy } from '../group-by.ts';
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

/** An entry of the book on paper. */
export interface BookEntry extends VatBand {
  /** The first, and how many there are: simplified ones of a day and a series are one entry a rate. */
  invoice: Invoice;
  lastNumber: string;
  count: number;
}

/** As the register of invoices may have them: the simplified ones of a day in one sum, from the first to the last. */
export function bookEntries(invoices: readonly Invoice[]): BookEntry[] {
  const groups = groupBy(invoices, ({ number, day, kind }) =>
    kind === 'F2' ? `${day} ${number.slice(0, number.lastIndexOf('-'))}` : number,
  );
  return [...groups.values()].flatMap((group) => {
    const [invoice] = group;
    const lastNumber = group.at(-1)?.number;
    if (!invoice || lastNumber === undefined) return [];
    return bandsOf(group).map((band) => ({ ...band, invoice, lastNumber, count: group.length }));
  });
}

/** What was sold, rate by rate: without the invoices that stand in for others. */
export function soldBands(invoices: readonly Invoice[]): VatBand[] {
  return bandsOf(invoices.filter(({ replaces }) => replaces.length === 0));
}

const bandsOf = (invoices: readonly Invoice[]) =>
  addVatBands(invoices.flatMap(({ bands }) => bands));

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
