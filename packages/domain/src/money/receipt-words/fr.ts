import { tableWords } from '../../tables/table-words.ts';
import type { ReceiptLanguage } from './receipt-language.ts';

export const RECEIPT_FR: ReceiptLanguage = {
  words: {
    heading: ({ orderId, tableName, day, time }) =>
      `Commande nº\u00a0${orderId} · ${tableWords(tableName, 'fr')} · ${day} ${time}`,
    taxId: (taxId) => `Nº fiscal (NIF) ${taxId}`,
    phone: (phone) => `Tél. ${phone}`,
    each: (price) => `${price} l’unité`,
    total: 'Total, TVA comprise',
    vat: (percent, net) => `TVA ${percent}\u202f% sur ${net}`,
    tip: 'Pourboire, à part',
    refunded: 'Remboursé',
  },
  said: {
    'Pedido cancelado: su pago va aparte': 'Commande annulée\u00a0: son paiement est traité à part',
    'Pedido cancelado: no se ha cobrado nada': 'Commande annulée\u00a0: rien n’a été débité',
    'Pagado online': 'Payé en ligne',
    'Pago online sin terminar': 'Paiement en ligne non terminé',
    'Se paga en la mesa': 'Se paie à table',
    'Este documento no es una factura': 'Ce document n’est pas une facture',
  },
};
