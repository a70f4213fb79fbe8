import {
  formatEuros,
  invoiceKindLabel,
  invoiceReferences,
  lineLabel,
  shortName,
  spanishDate,
  tableLabel,
  wallTime,
  type Invoice,
} from '@simplato/domain';
import { FAINT, paperPdf, type Paper } from './paper.ts';
import type { Doc } from './pdf.ts';

const SMALL = { size: 7.5, colour: FAINT };

/**
 * An invoice on receipt paper, in Spanish whoever reads it: it is the restaurant's document.
 *
 * @param qr what its QR code says; null where the tax agency is not told of it
 */
export async function invoicePdf(invoice: Invoice, qr: string | null): Promise<Doc> {
  const { kind, number, issuer } = invoice;
  const title = `${invoiceKindLabel(kind)} ${number} · ${shortName(issuer.legalName)}`;
  return paperPdf(title, 'es', (paper) => drawInvoice(paper, invoice, qr));
}

function drawInvoice(paper: Paper, invoice: Invoice, qr: string | null): void {
  const { issuer, recipient } = invoice;
  const { date, time } = wallTime(Date.parse(invoice.issuedAt));
  if (qr !== null) {
    paper.text('QR tributario:', { ...SMALL, align: 'center' });
    paper.qr(qr);
    paper.text('VERI*FACTU', { font: 'bold', size: 8.5, align: 'center', gap: 0 });
    paper.rule();
  }
  paper.text(shortName(issuer.legalName), { font: 'serif', size: 15, align: 'center', gap: 3 });
  const seller = [`${issuer.legalName} · NIF ${issuer.taxId}`, ...issuer.addressLines];
  for (const line of seller) paper.text(line, { ...SMALL, align: 'center' });
  paper.rule();
  paper.text(invoiceKindLabel(invoice.kind), { font: 'bold', size: 10 });
  paper.text(`Número ${invoice.number}`, { font: 'bold', size: 8.5 });
  paper.text(`${spanishDate(date)} ${time} · ${tableLabel(invoice.tableName)}`, SMALL);
  for (const reference of invoiceReferences(invoice)) paper.text(reference, SMALL);
  if (recipient) {
    paper.rule();
    paper.text(recipient.name, { font: 'bold' });
    paper.text(`NIF ${recipient.taxId}`, SMALL);
    paper.text(recipient.address, SMALL);
  }
  paper.rule();
  for (const line of invoice.lines) {
    paper.row(lineLabel(line), formatEuros(line.grossCents));
    if (Math.abs(line.quantity) > 1) {
      paper.text(`${formatEuros(line.unitGrossCents)} la unidad`, { ...SMALL, size: 7 });
    }
  }
  paper.rule();
  for (const { vatPercent, netCents, vatCents } of invoice.bands) {
    paper.row(`Base al ${vatPercent} %`, formatEuros(netCents), SMALL);
    paper.row(`IVA ${vatPercent} %`, formatEuros(vatCents), SMALL);
  }
  paper.row('Total, IVA incluido', formatEuros(invoice.totalCents), { font: 'bold', size: 11 });
}
