import {
  formatEuros,
  lineLabel,
  RECEIPT_LANGUAGES,
  type Invoice,
  type Language,
  type Receipt,
  type ReceiptLine,
  type VatBand,
} from '@simplato/domain';
import { oneLine } from './one-line.ts';

/** A row of a mailed receipt or invoice, in both parts of the mail. */
export interface ReceiptRow {
  words: string;
  amount: string;
  look: 'plain' | 'strong' | 'faint';
}

/** What a receipt says below its heading: what was paid, at which rates of VAT, and how. */
export function receiptRows(receipt: Receipt, language: Language): ReceiptRow[] {
  const words = RECEIPT_LANGUAGES[language];
  const euros = (cents: number) => formatEuros(cents, language);
  const isOnAccount = receipt.onAccountCents > 0;
  return [
    ...lineRows(receipt.lines, language),
    ...(isOnAccount ? [row(words.onAccount, euros(receipt.onAccountCents))] : []),
    row(isOnAccount ? words.onAccountTotal : words.total, euros(receipt.totalCents), 'strong'),
    ...vatRows(receipt.bands, language),
    ...receipt.takenOff.map(({ quantity, name, grossCents }) =>
      row(words.takenOff(lineLabel({ quantity, name: oneLine(name) })), euros(grossCents)),
    ),
    ...paidRows(receipt, language),
  ];
}

/** The same of an invoice: no tip is on it. */
export function invoiceRows(
  { lines, totalCents, bands }: Pick<Invoice, 'lines' | 'totalCents' | 'bands'>,
  language: Language,
): ReceiptRow[] {
  const { total } = RECEIPT_LANGUAGES[language];
  return [
    ...lineRows(lines, language),
    row(total, formatEuros(totalCents, language), 'strong'),
    ...vatRows(bands, language),
  ];
}

/** The tip, how it was paid, and what has come back. */
export function paidRows(receipt: Receipt, language: Language): ReceiptRow[] {
  const words = RECEIPT_LANGUAGES[language];
  const euros = (cents: number) => formatEuros(cents, language);
  const { tipCents, refundedCents, paidCents } = receipt;
  return [
    ...(tipCents > 0 ? [row(words.tip, euros(tipCents))] : []),
    row(words.payments[receipt.payment], paidCents === null ? '' : euros(paidCents), 'strong'),
    ...(refundedCents > 0 ? [row(words.refunded, euros(-refundedCents), 'strong')] : []),
    ...(receipt.returningCents > 0
      ? [row(words.returning, euros(-receipt.returningCents), 'strong')]
      : []),
  ];
}

export function describeRows(rows: readonly ReceiptRow[]): string {
  return rows
    .map(({ words, amount }) => (amount === '' ? words : `${words}: ${amount}`))
    .join('\n');
}

function row(words: string, amount: string, look: ReceiptRow['look'] = 'plain'): ReceiptRow {
  return { words, amount, look };
}

function lineRows(lines: readonly ReceiptLine[], language: Language): ReceiptRow[] {
  return lines.map(({ quantity, name, grossCents }) =>
    row(lineLabel({ quantity, name: oneLine(name) }), formatEuros(grossCents, language)),
  );
}

function vatRows(bands: readonly VatBand[], language: Language): ReceiptRow[] {
  const euros = (cents: number) => formatEuros(cents, language);
  return bands.map(({ vatPercent, netCents, vatCents }) =>
    row(RECEIPT_LANGUAGES[language].vat(vatPercent, euros(netCents)), euros(vatCents), 'faint'),
  );
}
