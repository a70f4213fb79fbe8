import { recipientFromWire, recipientToWire, type TabPaymentWishWire } from '@simplato/contract';
import {
  formatCents,
  parseCents,
  type Cents,
  type Recipient,
  type ShareWish,
  type WishedProduct,
} from '@simplato/domain';
import { wishedToWire } from '../../../api/read-claims.ts';
import { lineKey, type ProductChoice } from './product-choice.ts';

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
export function wishToWire(
  wish: PayWish,
  { cents, tipCents, recipient }: { cents: Cents; tipCents: Cents; recipient: Recipient | null },
): TabPaymentWishWire {
  const shown = {
    importe: formatCents(cents),
    propina: formatCents(tipCents),
    ...(recipient && { factura: recipientToWire(recipient) }),
  };
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

/** What is chosen at first. */
interface Start {
  /** Null for what is one's own; products are chosen on a page of their own. */
  mode: Exclude<PayMode, 'platos'> | null;
  choice: ProductChoice;
  parts: { of: number; take: number } | null;
  typed: string;
  tipCents: Cents;
  recipient: Recipient | null;
}

/** As somebody had chosen before, whose payment did not come about. */
export function startFrom(wish: TabPaymentWishWire | null): Start {
  const products = wish?.modo === 'platos' ? wish.lineas.map(wishedFromWire) : [];
  return {
    mode: wish === null || wish.modo === 'platos' ? null : wish.modo,
    choice: new Map(products.map((one) => [lineKey(one), one])),
    parts: wish?.modo === 'partes' ? { of: wish.partes.de, take: wish.partes.tomo } : null,
    typed: wish?.modo === 'importe' ? asTyped(parseCents(wish.importe) ?? 0) : '',
    tipCents: parseCents(wish?.propina ?? '') ?? 0,
    recipient: wish?.factura ? recipientFromWire(wish.factura) : null,
  };
}

/** 12,50, as somebody types it. */
export function asTyped(cents: Cents): string {
  return formatCents(cents).replace('.', ',');
}

type WishedLine = Extract<TabPaymentWishWire, { modo: 'platos' }>['lineas'][number];

function wishedFromWire({ idorder, linea, unidades, partes }: WishedLine): WishedProduct {
  return {
    orderId: idorder,
    lineNumber: linea,
    units: unidades,
    share: partes ? { parts: partes.de, take: partes.tomo } : null,
  };
}
