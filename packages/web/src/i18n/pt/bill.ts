import type * as spanish from '../es/bill.ts';
import type { Messages } from '../messages.ts';

export const BILL_MESSAGES: Messages<typeof spanish.BILL_MESSAGES> = {
  title: 'Conta',
  notReceipt: 'Não é um recibo nem uma fatura.',
  empty: 'Ainda não pediram nada.',
  at: (table, day, time) => `${table} · ${day}, ${time}`,
  givenBack: 'Devolvido pelo restaurante',
  total: 'Total',
  paid: 'Pago',
  due: 'Por pagar',
  vat: 'IVA incluído nos pratos:',
  rate: (percent, base) => `${percent}% de ${base}`,
  see: 'Ver a conta',
  print: 'Imprimir',
};
