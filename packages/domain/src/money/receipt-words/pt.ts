import { tableWords } from '../../tables/table-words.ts';
import type { ReceiptLanguage } from './receipt-language.ts';

export const RECEIPT_PT: ReceiptLanguage = {
  words: {
    heading: ({ orderId, tableName, day, time }) =>
      `Pedido n.º ${orderId} · ${tableWords(tableName, 'pt')} · ${day} ${time}`,
    taxId: (taxId) => `N.º fiscal (NIF) ${taxId}`,
    phone: (phone) => `Tel. ${phone}`,
    each: (price) => `${price} a unidade`,
    total: 'Total, IVA incluído',
    vat: (percent, net) => `IVA ${percent}% de ${net}`,
    tip: 'Gorjeta, à parte',
    refunded: 'Devolvido',
  },
  said: {
    'Pedido cancelado: su pago va aparte': 'Pedido cancelado: o pagamento é tratado à parte',
    'Pedido cancelado: no se ha cobrado nada': 'Pedido cancelado: nada foi cobrado',
    'Pagado online': 'Pago online',
    'Pago online sin terminar': 'Pagamento online por terminar',
    'Se paga en la mesa': 'Paga-se na mesa',
    'Este documento no es una factura': 'Este documento não é uma fatura',
  },
};
