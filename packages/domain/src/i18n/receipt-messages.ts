import type {
  PlacedOrder,
  PlacedPayment,
  ReceiptPayment,
  ReceiptPlaced,
} from '../money/receipt.ts';

/** The heading of a receipt: of an order, or of what somebody paid of a tab. */
export function receiptHeading(
  words: Pick<ReceiptMessages, 'heading' | 'paymentHeading'>,
  placed: ReceiptPlaced,
): string {
  return 'orderId' in placed ? words.heading(placed) : words.paymentHeading(placed);
}

/**
 * The fixed texts of a receipt in one language, for the screen, the PDF and the mail. One module
 * per language, so that a phone downloads only its own.
 */
export interface ReceiptMessages {
  heading: (placed: PlacedOrder) => string;
  /** Of what somebody paid of a tab. */
  paymentHeading: (placed: PlacedPayment) => string;
  taxId: (taxId: string) => string;
  phone: (phone: string) => string;
  each: (price: string) => string;
  total: string;
  /** In place of products, for money that pays none in particular: its row, its total, and why it has no VAT. */
  onAccount: string;
  onAccountTotal: string;
  onAccountText: string;
  vat: (percent: number, net: string) => string;
  /** '1 × Tarta' */
  takenOff: (product: string) => string;
  tip: string;
  refunded: string;
  returning: string;
  payments: Readonly<Record<ReceiptPayment, string>>;
  notice: string;
}
