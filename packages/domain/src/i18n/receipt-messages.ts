import type { ReceiptPayment, ReceiptPlaced } from '../money/receipt.ts';

/**
 * The fixed texts of a receipt in one language, for the screen, the PDF and the mail. One module
 * per language, so that a phone downloads only its own.
 */
export interface ReceiptMessages {
  heading: (placed: ReceiptPlaced) => string;
  taxId: (taxId: string) => string;
  phone: (phone: string) => string;
  each: (price: string) => string;
  total: string;
  vat: (percent: number, net: string) => string;
  tip: string;
  refunded: string;
  payments: Readonly<Record<ReceiptPayment, string>>;
  notice: string;
}
