import type * as spanish from '../es/bill.ts';
import type { Messages } from '../messages.ts';

export const BILL_MESSAGES: Messages<typeof spanish.BILL_MESSAGES> = {
  title: 'Compte',
  notReceipt: 'No és un rebut ni una factura.',
  empty: 'Encara no han demanat res.',
  at: (table, day, time) => `${table} · ${day}, ${time}`,
  givenBack: 'Retornat pel restaurant',
  total: 'Total',
  paid: 'Pagat',
  due: 'Per pagar',
  vat: 'IVA inclòs en els plats:',
  rate: (percent, base) => `${percent}\u00a0% de ${base}`,
  see: 'Veure el compte',
  print: 'Imprimir',
};
