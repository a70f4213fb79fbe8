import { csvText, decimalComma } from '../text/csv.ts';
import { spanishDate } from '../time/restaurant-time.ts';
import { invoiceKindLabel } from './invoice-labels.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceName } from './invoice-record.ts';

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

/**
 * The invoices of some days for whoever keeps the books: a row for each invoice and rate. What a full invoice stands
 * in for is told with it: of the two, the first alone is among the sales.
 */
export function invoicesCsv(invoices: readonly Invoice[]): string {
  const rows = invoices.flatMap((invoice) =>
    invoice.bands.map(({ vatPercent, netCents, vatCents, grossCents }) => [
      invoice.number,
      spanishDate(invoice.day),
      invoiceKindLabel(invoice.kind),
      invoice.recipient?.taxId ?? '',
      invoice.recipient?.name ?? '',
      invoice.recipient?.address ?? '',
      `${vatPercent} %`,
      ...[netCents, vatCents, grossCents, invoice.replaces.length > 0 ? 0 : grossCents].map(
        decimalComma,
      ),
      namesOf(invoice.corrects),
      namesOf(invoice.replaces),
    ]),
  );
  return csvText([HEADINGS, ...rows]);
}

const namesOf = (names: readonly InvoiceName[]) => names.map(({ number }) => number).join(' ');
