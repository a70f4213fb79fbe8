import type { NO_INVOICE, RECEIPT_PAYMENT_TEXTS, ReceiptPlaced } from '../receipt.ts';

/** The fixed words of a receipt in one language, for the screen and the PDF. */
export interface ReceiptWords {
  /** `spanish` is the receipt's own Spanish heading. */
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

/** One module per language, so that a phone downloads only its own. */
export interface ReceiptLanguage {
  words: ReceiptWords;
  /** Translations of the receipt's own sentences, by their Spanish text. */
  said: Readonly<Record<ReceiptSentence, string>>;
}
