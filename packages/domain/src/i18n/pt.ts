import { tableLabel } from '../tables/table-label.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_PT: ReceiptMessages = {
  heading: ({ orderId, tableName, day, time }) =>
    `Pedido n.º ${orderId} · ${tableLabel(tableName, 'pt')} · ${day} ${time}`,
  paymentHeading: ({ paymentNumber, tableName, day, time }) =>
    `Pagamento n.º ${paymentNumber} · ${tableLabel(tableName, 'pt')} · ${day} ${time}`,
  taxId: (taxId) => `N.º fiscal (NIF) ${taxId}`,
  phone: (phone) => `Tel. ${phone}`,
  each: (price) => `${price} a unidade`,
  total: 'Total, IVA incluído',
  onAccount: 'Por conta da mesa',
  onAccountTotal: 'Total por conta',
  onAccountText: 'Não é de nenhum prato em particular, e por isso não tem IVA próprio.',
  vat: (percent, net) => `IVA ${percent}% de ${net}`,
  takenOff: (product) => `Retirado: ${product}`,
  tip: 'Gorjeta, à parte',
  refunded: 'Devolvido',
  returning: 'Devolução em curso',
  payments: {
    cancelled: 'Pedido cancelado: nada foi cobrado',
    stray: 'Pedido cancelado: o pagamento é tratado à parte',
    paid: 'Pago online',
    unfinished: 'Pagamento online por terminar',
    atTable: 'Paga-se na mesa',
    paidAtTable: 'Pago na mesa',
  },
  notice: 'Este documento não é uma fatura',
};
