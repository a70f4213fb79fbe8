import { invoiceKindLabel, invoiceReferences } from '../invoices/invoice-labels.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { formatEuros, type Cents } from '../money/money.ts';
import { tableLabel } from '../tables/table-label.ts';
import { spanishDate, wallTime } from '../time/restaurant-time.ts';
import type { BillRow } from './bill-ticket.ts';

/**
 * An invoice for the restaurant's printer, with what the law asks of one.
 *
 * @param qr what its QR code says; null where the tax agency is not told of it
 */
export function invoiceTicket(invoice: Invoice, qr: string | null): BillRow[] {
  const { issuer, recipient } = invoice;
  const { date, time } = wallTime(Date.parse(invoice.issuedAt));
  const detail = (text: string): BillRow => ({ kind: 'detail', text });
  const amount = (text: string, cents: Cents, isStrong = false): BillRow => {
    return { kind: 'amount', text, amount: formatEuros(cents), isStrong };
  };
  return [
    ...(qr === null
      ? []
      : [detail('QR tributario:'), { kind: 'qr', text: qr } as const, detail('VERI*FACTU')]),
    { kind: 'course', text: issuer.legalName },
    detail(`NIF ${issuer.taxId}`),
    ...issuer.addressLines.map(detail),
    { kind: 'rule' },
    { kind: 'course', text: `${invoiceKindLabel(invoice.kind)} ${invoice.number}` },
    detail(`${spanishDate(date)} ${time} · ${tableLabel(invoice.tableName)}`),
    ...invoiceReferences(invoice).map(detail),
    ...(recipient === null
      ? []
      : [
          { kind: 'rule' } as const,
          { kind: 'course', text: recipient.name } as const,
          detail(`NIF ${recipient.taxId}`),
          detail(recipient.address),
        ]),
    { kind: 'rule' },
    ...invoice.lines.map(({ quantity, name, grossCents }) =>
      amount(`${quantity} ${name}`, grossCents),
    ),
    { kind: 'rule' },
    ...invoice.bands.flatMap(({ vatPercent, netCents, vatCents }) => [
      amount(`Base al ${vatPercent} %`, netCents),
      amount(`IVA ${vatPercent} %`, vatCents),
    ]),
    amount('Total, IVA incluido', invoice.totalCents, true),
  ];
}
