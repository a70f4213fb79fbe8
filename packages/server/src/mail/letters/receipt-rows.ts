import { formatEuros, RECEIPT_LANGUAGES, type Language, type Receipt } from '@simplato/domain';
import { oneLine } from './one-line.ts';

/** A row of a mailed receipt, in both parts of the mail. */
export interface ReceiptRow {
  words: string;
  amount: string;
  look: 'plain' | 'strong' | 'faint';
}

/** What a receipt says below its heading: what was paid, at which rates of VAT, and how. */
export function receiptRows(receipt: Receipt, language: Language): ReceiptRow[] {
  const words = RECEIPT_LANGUAGES[language];
  const euros = (cents: number) => formatEuros(cents, language);
  const row = (text: string, amount: string, look: ReceiptRow['look'] = 'plain'): ReceiptRow => {
    return { words: text, amount, look };
  };
  const isOnAccount = receipt.onAccountCents > 0;
  const { tipCents, refundedCents, paidCents } = receipt;
  return [
    ...receipt.lines.map(({ quantity, name, grossCents }) =>
      row(`${quantity} × ${oneLine(name)}`, euros(grossCents)),
    ),
    ...(isOnAccount ? [row(words.onAccount, euros(receipt.onAccountCents))] : []),
    row(isOnAccount ? words.onAccountTotal : words.total, euros(receipt.totalCents), 'strong'),
    ...receipt.bands.map(({ vatPercent, netCents, vatCents }) =>
      row(words.vat(vatPercent, euros(netCents)), euros(vatCents), 'faint'),
    ),
    ...receipt.takenOff.map(({ quantity, name, grossCents }) =>
      row(words.takenOff(`${quantity} × ${oneLine(name)}`), euros(grossCents)),
    ),
    ...(tipCents > 0 ? [row(words.tip, euros(tipCents))] : []),
    row(words.payments[receipt.payment], paidCents === null ? '' : euros(paidCents), 'strong'),
    ...(refundedCents > 0 ? [row(words.refunded, euros(-refundedCents), 'strong')] : []),
    ...(receipt.returningCents > 0
      ? [row(words.returning, euros(-receipt.returningCents), 'strong')]
      : []),
  ];
}
