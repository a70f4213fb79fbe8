import { RECEIPT_EN } from '@simplato/domain';
import type * as spanish from '../es/receipt.ts';
import type { Messages } from '../messages.ts';

export const RECEIPT_MESSAGES: Messages<typeof spanish.RECEIPT_MESSAGES> = {
  ...RECEIPT_EN,
  open: 'Receipt',
  title: (orderId) => `Receipt for order no. ${orderId}`,
  loading: 'Preparing the receipt…',
  failed: 'We could not read the restaurant’s details.',
  retry: 'Try again',
  download: 'Download as PDF',
  fileName: (orderId) => `receipt-${orderId}.pdf`,
  shareFileName: (paymentNumber) => `receipt-payment-${paymentNumber}.pdf`,
  saved: 'Receipt downloaded.',
};
