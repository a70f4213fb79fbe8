import type { NewOrderWire, ProductWire } from '@simplato/contract';
import type { Chance } from './chance.ts';

/**
 * What a party orders, and what it must cost. The price is computed here a second time, from the
 * wire's text and with BigInt rather than by the domain's rules; otherwise a bug there would be on
 * both sides of the comparison.
 */
const MICROS = 1_000_000n;

/** One net price with its tax, in cents, rounded half up. */
export function grossCentsOf(netPrice: string, vatPercent: number): number {
  const [euros = '0', decimals = ''] = netPrice.split('.');
  const micros = BigInt(euros) * MICROS + BigInt(decimals.padEnd(6, '0'));
  const scaled = micros * BigInt(100 + vatPercent);
  // In units of a millionth of a cent.
  return Number((scaled + MICROS / 2n) / MICROS);
}

export function wireCents(cents: number): string {
  return (cents / 100).toFixed(2);
}

export interface SentLine {
  productId: number;
  version: number;
  /** Ascending. */
  optionIds: readonly number[];
  quantity: number;
  note: string;
  unitCents: number;
  /** Whom it is for, if not for whoever sent it. */
  friend?: Friend;
}

/** Somebody of a party, with what they have written of an order's note. */
export interface Friend {
  visit: string;
  memberId: number;
  name: string;
  note: string;
}

export interface SentOrder {
  /** The note to the kitchen. It is unique, so that the order is recognised wherever it appears. */
  note: string;
  /** What the kitchen reads in its place where several have written to it. */
  kitchenNote?: string;
  /** What its sender is called among those whose lines are in it. */
  senderName?: string;
  restaurantId: number;
  table: string;
  /** Identifies the phone. */
  visit: string;
  lines: readonly SentLine[];
  totalCents: number;
  /** By this process's clock, in ms. */
  sentAt: number;
}

const MOST_PRODUCTS = 6;
const NOTES = ['sin sal', 'muy hecho', 'poco hecho', 'sin gluten, por favor', 'para compartir'];

/** Some products of the menu as read, with the required options and some of the optional ones. */
export function chooseProducts(
  menu: readonly ProductWire[],
  chance: Chance,
  most = MOST_PRODUCTS,
): SentLine[] {
  const toBeHad = menu.filter(({ disponible }) => disponible);
  return chance.several(toBeHad, chance.int(1, most)).map((product) => {
    const chosen = product.opciones.flatMap(({ minimo, maximo, valores }) =>
      chance.several(valores, chance.int(minimo, maximo)),
    );
    const { porcentajeimpuestos: vat } = product;
    return {
      productId: product.idproductos,
      version: product.version,
      optionIds: chosen.map(({ idopcion }) => idopcion).toSorted((one, other) => one - other),
      quantity: chance.happens(0.7) ? 1 : chance.int(2, 4),
      note: chance.happens(0.2) ? chance.pick(NOTES) : '',
      unitCents: chosen.reduce(
        (sum, { price }) => sum + grossCentsOf(price, vat),
        grossCentsOf(product.price, vat),
      ),
    };
  });
}

export function totalCentsOf(lines: readonly SentLine[]): number {
  return lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
}

/** Lines of an order or a basket, as the site writes them. */
export function lineBodies(lines: readonly SentLine[]): NonNullable<NewOrderWire['lineas']> {
  return lines.map((line) => ({
    idproductos: line.productId,
    quantity: line.quantity,
    nota: line.note,
    opciones: [...line.optionIds],
    version: line.version,
    preciounitario: wireCents(line.unitCents),
  }));
}

/** The order's body, as the site writes it. */
export function orderBody(
  lines: readonly SentLine[],
  note: string,
  restaurantId: number,
  isOnline: boolean,
): NewOrderWire {
  return {
    lineas: lineBodies(lines),
    total: wireCents(totalCentsOf(lines)),
    comentarios: note,
    ispaid: isOnline ? 'pending' : 'false',
    identerprise: restaurantId,
  };
}
