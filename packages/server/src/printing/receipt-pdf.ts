import {
  formatEuros,
  receiptHeading,
  shortName,
  RECEIPT_LANGUAGES,
  type Cents,
  type Language,
  type Receipt,
} from '@simplato/domain';
import { FAINT, paperPdf, type Paper } from './paper.ts';
import type { Doc } from './pdf.ts';

export async function receiptPdf(receipt: Receipt, language: Language): Promise<Doc> {
  const heading = receiptHeading(RECEIPT_LANGUAGES[language], receipt.placed);
  const title = `${shortName(receipt.legalName)} · ${heading}`;
  return paperPdf(title, language, (paper) => drawReceipt(paper, receipt, heading, language));
}

function drawReceipt(paper: Paper, receipt: Receipt, heading: string, language: Language): void {
  const words = RECEIPT_LANGUAGES[language];
  const euros = (cents: Cents) => formatEuros(cents, language);
  paper.text(shortName(receipt.legalName), {
    font: 'serif',
    size: 15,
    align: 'center',
    gap: 3,
  });
  const seller = [
    `${receipt.legalName} · ${words.taxId(receipt.taxId)}`,
    ...receipt.addressLines,
    words.phone(receipt.phone),
  ];
  for (const line of seller) paper.text(line, { size: 7.5, colour: FAINT, align: 'center' });
  paper.rule();
  paper.text(heading, { font: 'bold', size: 8.5 });
  paper.rule();
  for (const line of receipt.lines) {
    paper.row(`${line.quantity} × ${line.name}`, euros(line.grossCents));
    if (line.quantity > 1) {
      paper.text(words.each(euros(line.unitGrossCents)), { size: 7, colour: FAINT });
    }
  }
  const isOnAccount = receipt.onAccountCents > 0;
  if (isOnAccount) paper.row(words.onAccount, euros(receipt.onAccountCents));
  paper.rule();
  const total = isOnAccount ? words.onAccountTotal : words.total;
  paper.row(total, euros(receipt.totalCents), { font: 'bold', size: 11 });
  if (isOnAccount) paper.text(words.onAccountText, { size: 7.5, colour: FAINT });
  for (const band of receipt.bands) {
    const vat = words.vat(band.vatPercent, euros(band.netCents));
    paper.row(vat, euros(band.vatCents), { size: 7.5, colour: FAINT });
  }
  paper.rule();
  for (const { quantity, name, grossCents } of receipt.takenOff) {
    paper.row(words.takenOff(`${quantity} × ${name}`), euros(grossCents));
  }
  if (receipt.tipCents > 0) paper.row(words.tip, euros(receipt.tipCents));
  const payment = words.payments[receipt.payment];
  if (receipt.paidCents === null) paper.text(payment, { font: 'bold' });
  else paper.row(payment, euros(receipt.paidCents), { font: 'bold' });
  if (receipt.refundedCents > 0) {
    paper.row(words.refunded, euros(-receipt.refundedCents), { font: 'bold' });
  }
  if (receipt.returningCents > 0) {
    paper.row(words.returning, euros(-receipt.returningCents), { font: 'bold' });
  }
  paper.text(words.notice, { size: 7.5, colour: FAINT, align: 'center', gap: 6 });
}
