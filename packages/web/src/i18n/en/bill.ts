import type * as spanish from '../es/bill.ts';
import type { Messages } from '../messages.ts';

export const BILL_MESSAGES: Messages<typeof spanish.BILL_MESSAGES> = {
  title: 'Bill',
  notReceipt: 'This is neither a receipt nor an invoice.',
  empty: 'Nothing has been ordered yet.',
  at: (table, day, time) => `${table} · ${day}, ${time}`,
  givenBack: 'Given back by the restaurant',
  total: 'Total',
  paid: 'Paid',
  due: 'To pay',
  vat: 'VAT included in the dishes:',
  rate: (percent, base) => `${percent}% on ${base}`,
  see: 'See the bill',
  print: 'Print',
};
