import { BILL_ES } from '@simplato/domain';

/** A table's bill before it is paid, for phones and for the room. */
export const BILL_MESSAGES = {
  id: 'BILL_MESSAGES',
  ...BILL_ES,
  see: 'Ver la cuenta',
  print: 'Imprimir',
} as const;
