import type { InvoiceKind } from './invoice-record.ts';

const KIND_LABELS = {
  F1: 'Factura',
  F2: 'Factura simplificada',
  F3: 'Factura',
  R1: 'Factura rectificativa',
  R5: 'Factura simplificada rectificativa',
} as const satisfies Record<InvoiceKind, string>;

/** What an invoice calls itself, on paper and on screens: the law asks for it where it corrects another. */
export function invoiceKindLabel(kind: InvoiceKind): string {
  return KIND_LABELS[kind];
}
