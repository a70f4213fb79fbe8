import type * as spanish from '../es/bill.ts';
import type { Messages } from '../messages.ts';

export const BILL_MESSAGES: Messages<typeof spanish.BILL_MESSAGES> = {
  title: 'Rechnung',
  notReceipt: 'Dies ist weder ein Beleg noch eine Rechnung im Sinne des Steuerrechts.',
  empty: 'Es wurde noch nichts bestellt.',
  at: (table, day, time) => `${table} · ${day}, ${time}`,
  givenBack: 'Vom Restaurant erstattet',
  total: 'Gesamt',
  paid: 'Bezahlt',
  due: 'Zu zahlen',
  vat: 'In den Gerichten enthaltene MwSt.:',
  rate: (percent, base) => `${percent}\u00a0% auf ${base}`,
  see: 'Rechnung ansehen',
  print: 'Drucken',
};
