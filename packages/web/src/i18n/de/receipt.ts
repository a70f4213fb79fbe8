import { RECEIPT_DE } from '@simplato/domain';
import type * as spanish from '../es/receipt.ts';
import type { Messages } from '../messages.ts';

export const RECEIPT_MESSAGES: Messages<typeof spanish.RECEIPT_MESSAGES> = {
  ...RECEIPT_DE,
  open: 'Beleg',
  title: (orderId) => `Beleg zu Bestellung Nr. ${orderId}`,
  loading: 'Der Beleg wird vorbereitet …',
  failed: 'Wir konnten die Angaben des Restaurants nicht lesen.',
  retry: 'Noch einmal versuchen',
  download: 'Als PDF laden',
  fileName: (orderId) => `beleg-${orderId}.pdf`,
  shareFileName: (paymentNumber) => `beleg-zahlung-${paymentNumber}.pdf`,
  saved: 'Beleg heruntergeladen.',
};
