import type { PaymentForm } from '../tabs/tab-payment.ts';
import type { TillRow } from './till-moves.ts';

const FORM_WORDS = {
  online: 'En el móvil',
  card: 'Tarjeta en mesa',
  cash: 'Efectivo',
  other: 'Otro',
} as const satisfies Record<PaymentForm, string>;

const FORM_WORDS_WITHIN = {
  online: 'en el móvil',
  card: 'tarjeta',
  cash: 'efectivo',
  other: 'otro',
} as const satisfies Record<PaymentForm, string>;

const KIND_WORDS = {
  undone: 'Deshecho',
  refunded: 'Devuelto',
  'refund-undone': 'Devolución que no llegó',
} as const;

/** A row's name, on the screen and on paper: 'Efectivo', 'Devuelto, tarjeta'. */
export function tillRowLabel({ kind, form }: Pick<TillRow, 'kind' | 'form'>): string {
  return kind === 'charged' ? FORM_WORDS[form] : `${KIND_WORDS[kind]}, ${FORM_WORDS_WITHIN[form]}`;
}

/** Who took money; phones pay by themselves. */
export const PHONES_LABEL = 'La mesa, con su móvil';

/** Cash that moved between counting the drawer and closing its shift. */
export const SINCE_COUNTED = 'Movido después de contar';
