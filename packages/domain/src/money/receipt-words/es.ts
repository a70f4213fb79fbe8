import type { ReceiptWords } from './receipt-language.ts';

export const RECEIPT_ES = {
  heading: ({ spanish }) => spanish,
  taxId: (taxId) => `NIF ${taxId}`,
  phone: (phone) => `Tel. ${phone}`,
  each: (price) => `${price} la unidad`,
  total: 'Total, IVA incluido',
  vat: (percent, net) => `IVA ${percent} % de ${net}`,
  tip: 'Propina, aparte',
  refunded: 'Devuelto',
} as const satisfies ReceiptWords;
