import { RECEIPT_CA } from '@simplato/domain';
import type * as spanish from '../es/receipt.ts';
import type { Messages } from '../messages.ts';

export const RECEIPT_MESSAGES: Messages<typeof spanish.RECEIPT_MESSAGES> = {
  ...RECEIPT_CA,
  open: 'Rebut',
  title: (orderId) => `Rebut de la comanda núm. ${orderId}`,
  loading: 'S’està preparant el rebut…',
  failed: 'No hem pogut llegir les dades del restaurant.',
  retry: 'Tornar-ho a provar',
  download: 'Baixar en PDF',
  fileName: (orderId) => `rebut-${orderId}.pdf`,
  shareFileName: (paymentNumber) => `rebut-pagament-${paymentNumber}.pdf`,
  saved: 'Rebut baixat.',
};
