import { RECEIPT_FR } from '@simplato/domain';
import type * as spanish from '../es/receipt.ts';
import type { Messages } from '../messages.ts';

export const RECEIPT_MESSAGES: Messages<typeof spanish.RECEIPT_MESSAGES> = {
  ...RECEIPT_FR,
  open: 'Reçu',
  title: (orderId) => `Reçu de la commande nº\u00a0${orderId}`,
  loading: 'Préparation du reçu…',
  failed: 'Nous n’avons pas pu lire les coordonnées du restaurant.',
  retry: 'Réessayer',
  download: 'Télécharger en PDF',
  fileName: (orderId) => `recu-${orderId}.pdf`,
  shareFileName: (paymentNumber) => `recu-paiement-${paymentNumber}.pdf`,
  saved: 'Reçu téléchargé.',
};
