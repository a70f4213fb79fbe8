import { tableLabel } from '../tables/table-label.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_FR: ReceiptMessages = {
  heading: ({ orderId, tableName, day, time }) =>
    `Commande nº\u00a0${orderId} · ${tableLabel(tableName, 'fr')} · ${day} ${time}`,
  paymentHeading: ({ paymentNumber, tableName, day, time }) =>
    `Paiement nº\u00a0${paymentNumber} · ${tableLabel(tableName, 'fr')} · ${day} ${time}`,
  taxId: (taxId) => `Nº fiscal (NIF) ${taxId}`,
  phone: (phone) => `Tél. ${phone}`,
  each: (price) => `${price} l’unité`,
  total: 'Total, TVA comprise',
  onAccount: 'Acompte sur l’addition de la table',
  onAccountTotal: 'Total de l’acompte',
  onAccountText: 'Ce n’est pour aucun plat en particulier, et n’a donc pas de TVA propre.',
  vat: (percent, net) => `TVA ${percent}\u202f% sur ${net}`,
  takenOff: (product) => `Retiré\u00a0: ${product}`,
  tip: 'Pourboire, à part',
  refunded: 'Remboursé',
  returning: 'Remboursement en cours',
  payments: {
    cancelled: 'Commande annulée\u00a0: rien n’a été débité',
    stray: 'Commande annulée\u00a0: son paiement est traité à part',
    paid: 'Payé en ligne',
    unfinished: 'Paiement en ligne non terminé',
    atTable: 'Se paie à table',
    paidAtTable: 'Payé à table',
  },
  notice: 'Ce document n’est pas une facture',
};
