import type * as spanish from '../es/bill.ts';
import type { Messages } from '../messages.ts';

export const BILL_MESSAGES: Messages<typeof spanish.BILL_MESSAGES> = {
  title: 'Addition',
  notReceipt: 'Ceci n’est ni un reçu ni une facture.',
  empty: 'Rien n’a encore été commandé.',
  at: (table, day, time) => `${table} · ${day}, ${time}`,
  givenBack: 'Rendu par le restaurant',
  total: 'Total',
  paid: 'Payé',
  due: 'À payer',
  vat: 'TVA comprise dans les plats\u00a0:',
  rate: (percent, base) => `${percent}\u202f% sur ${base}`,
  see: 'Voir l’addition',
  print: 'Imprimer',
};
