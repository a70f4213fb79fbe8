import {
  choiceToWire,
  productFactsToWire,
  statusToWire,
  type NewOrderWire,
} from '@simplato/contract';
import {
  type Allergen,
  choiceOf,
  describeLines,
  formatCents,
  parseCents,
  totalGrossCents,
  type Basket,
  type BasketLine,
  type Cents,
} from '@simplato/domain';
import type { PendingOrder } from './sending/pending-order-store.ts';

/**
 * With what the diner tells the kitchen that they avoid, the delay that they accepted, the tab that the screen shows, and the version in which this phone has seen its own basket at the
 * table, if it shares one.
 */
export type OrderBody = NewOrderWire & {
  cesta?: number;
  idcuenta?: number;
  evita?: Allergen[];
  demora?: number;
};

interface ShownOrder {
  lines: Basket;
  note: string;
  /** One course after the other. */
  isByCourses: boolean;
}

/** A line with its price and what was read about its product. */
export function lineBody(line: BasketLine): NonNullable<NewOrderWire['lineas']>[number] {
  return {
    idproductos: line.productId,
    ...choiceToWire(choiceOf(line)),
    quantity: line.quantity,
    nota: line.note.trim(),
    preciounitario: formatCents(line.unitGrossCents),
    ...(line.shownVersion === undefined ? {} : { version: line.shownVersion }),
    ...(line.read && { leido: productFactsToWire(line.read) }),
  };
}

/**
 * The order as shown on the screen: it includes every price and the total, so that nothing else can
 * be charged, what was read about each product, so that nothing else can be cooked, and how it is to
 * come.
 */
export function orderBody(
  restaurantId: number,
  { lines, note, isByCourses }: ShownOrder,
): NewOrderWire {
  return {
    lineas: lines.map(lineBody),
    total: formatCents(totalGrossCents(lines)),
    description: describeLines(lines),
    comentarios: note.trim(),
    ispaid: 'false',
    status: statusToWire('received'),
    identerprise: restaurantId,
    ...(isByCourses ? { portiempos: true } : {}),
  };
}

/** The same order for a table's tab, as a waiter enters it. */
export function intoTab(body: NewOrderWire, tabId: number | null): PendingOrder['body'] {
  return tabId === null ? body : { ...body, idcuenta: tabId };
}

/** The same order, to be paid online with a tip. */
export function paidOnline(body: NewOrderWire, tipCents: Cents): NewOrderWire {
  return { ...body, ispaid: 'pending', propina: formatCents(tipCents) };
}

/** Whether both order the same products with the same notes and allergies, at once or by courses. */
export function isSameBasket(one: OrderBody, other: OrderBody): boolean {
  const contents = ({ lineas, total, comentarios, evita = [], portiempos = false }: OrderBody) =>
    JSON.stringify([lineas, total, comentarios, evita, portiempos]);
  return contents(one) === contents(other);
}

/** The same, including the tip. */
export function isSameWish(one: OrderBody, other: OrderBody): boolean {
  return isSameBasket(one, other) && tipOfBody(one) === tipOfBody(other);
}

export function tipOfBody({ propina }: NewOrderWire): Cents {
  return parseCents(propina ?? '') ?? 0;
}
