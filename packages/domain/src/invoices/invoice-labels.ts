import { spanishDate } from '../time/restaurant-time.ts';
import type { InvoiceKind, InvoiceName } from './invoice-record.ts';
import type { Invoice } from './invoice.ts';

const KIND_LABELS = {
  F1: 'Factura',
  F2: 'Factura simplificada',
  F3: 'Factura',
  R1: 'Factura rectificativa',
  R4: 'Factura rectificativa',
  R5: 'Factura simplificada rectificativa',
} as const satisfies Record<InvoiceKind, string>;

/** What an invoice calls itself, on paper and on screens: the law asks for it where it corrects another. */
export function invoiceKindLabel(kind: InvoiceKind): string {
  return KIND_LABELS[kind];
}

/** Which it corrects and which it stands in for, as its papers say it. */
export function invoiceReferences({
  kind,
  corrects,
  replaces,
}: Pick<Invoice, 'kind' | 'corrects' | 'replaces'>): string[] {
  const named = ({ number, day }: InvoiceName) => `${number}, del ${spanishDate(day)}`;
  return [
    ...corrects.map((name) => `Rectifica la ${named(name)}`),
    ...replaces.map((name) =>
      kind === 'R4' ? `Rectifica y sustituye la ${named(name)}` : `En lugar de la ${named(name)}`,
    ),
  ];
}
