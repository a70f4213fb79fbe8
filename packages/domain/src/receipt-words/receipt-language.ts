import type { NO_INVOICE, RECEIPT_PAYMENT_TEXTS, ReceiptPlaced } from '../receipt.ts';

/** What stands on a receipt around names and amounts, in one language: on the screen and in the PDF. */
export interface ReceiptWords {
  /** `spanish` is the receipt's own heading. */
  heading: (placed: ReceiptPlaced & { spanish: string }) => string;
  taxId: (taxId: string) => string;
  phone: (phone: string) => string;
  each: (price: string) => string;
  total: string;
  vat: (percent: number, net: string) => string;
  tip: string;
  refunded: string;
}

type ReceiptSentence =
  | (typeof RECEIPT_PAYMENT_TEXTS)[keyof typeof RECEIPT_PAYMENT_TEXTS]
  | typeof NO_INVOICE;

/** A module each, so that a phone fetches its own. */
export interface ReceiptLanguage {
  words: ReceiptWords;
  /** What the receipt says by itself, by the Spanish it says it in. */
  said: Readonly<Record<ReceiptSentence, string>>;
}
