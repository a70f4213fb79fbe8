import type { TabPaymentWishWire } from '@simplato/contract';
import { formatCents, type Cents, type ShareWish, type WishedProduct } from '@simplato/domain';
import { wishedToWire } from '../../../api/read-claims.ts';

/** As the address names them, and the wire. */
export const PAY_MODES = ['mio', 'todo', 'platos', 'partes', 'importe'] as const;
export type PayMode = (typeof PAY_MODES)[number];

export interface PayWish {
  mode: PayMode;
  memberId: number;
  products: readonly WishedProduct[];
  parts: number;
  take: number;
  /** Of an amount; null while it cannot be read. */
  typedCents: Cents | null;
}

export function shareWish(wish: PayWish): ShareWish {
  switch (wish.mode) {
    case 'mio':
      return { mode: 'mine', memberId: wish.memberId };
    case 'todo':
      return { mode: 'all' };
    case 'platos':
      return { mode: 'products', products: wish.products };
    case 'partes':
      return { mode: 'parts', parts: wish.parts, take: wish.take };
    case 'importe':
      return { mode: 'amount', cents: wish.typedCents ?? 0 };
  }
}

/** @param cents what is shown: another sum is refused */
export function wishToWire(wish: PayWish, cents: Cents, tipCents: Cents): TabPaymentWishWire {
  const shown = { importe: formatCents(cents), propina: formatCents(tipCents) };
  switch (wish.mode) {
    case 'platos':
      return {
        modo: 'platos',
        ...shown,
        lineas: wish.products.map(wishedToWire),
      };
    case 'partes':
      return { modo: 'partes', ...shown, partes: { de: wish.parts, tomo: wish.take } };
    default:
      return { modo: wish.mode, ...shown };
  }
}
