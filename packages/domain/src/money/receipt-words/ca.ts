import { tableWords } from '../../tables/table-words.ts';
import type { ReceiptLanguage } from './receipt-language.ts';

export const RECEIPT_CA: ReceiptLanguage = {
  words: {
    heading: ({ orderId, tableName, day, time }) =>
      `Comanda núm. ${orderId} · ${tableWords(tableName, 'ca')} · ${day} ${time}`,
    taxId: (taxId) => `NIF ${taxId}`,
    phone: (phone) => `Tel. ${phone}`,
    each: (price) => `${price} la unitat`,
    total: 'Total, IVA inclòs',
    vat: (percent, net) => `IVA ${percent}\u00a0% de ${net}`,
    tip: 'Propina, a part',
    refunded: 'Retornat',
  },
  said: {
    'Pedido cancelado: su pago va aparte': 'Comanda cancel·lada: el seu pagament va a part',
    'Pedido cancelado: no se ha cobrado nada': 'Comanda cancel·lada: no s’ha cobrat res',
    'Pagado online': 'Pagat en línia',
    'Pago online sin terminar': 'Pagament en línia sense acabar',
    'Se paga en la mesa': 'Es paga a taula',
    'Este documento no es una factura': 'Aquest document no és una factura',
  },
};
