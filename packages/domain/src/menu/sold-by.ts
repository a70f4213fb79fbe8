import { ORDER_LIMITS } from '../orders/order-limits.ts';

export const SOLD_BY_UNITS = ['kilo', 'piece'] as const;
export type SoldByUnit = (typeof SOLD_BY_UNITS)[number];

/**
 * How a product is sold whose price is for a kilo or for a piece: the least that is sold of it and in what
 * steps, in grams or in pieces.
 */
export interface SoldBy {
  unit: SoldByUnit;
  least: number;
  step: number;
}

/** The most of it in one line: in grams, what a table eats; in pieces, what a line holds. */
export const SOLD_BY_LIMITS = {
  kilo: 20_000,
  piece: ORDER_LIMITS.quantity,
} as const satisfies Record<SoldByUnit, number>;

export function isByWeight({ soldBy }: { soldBy?: SoldBy | null | undefined }): boolean {
  return soldBy?.unit === 'kilo';
}

/** From how many it is ordered, and in what steps; what is not sold by the piece, one by one. */
export function quantitySteps({ soldBy }: { soldBy?: SoldBy | null | undefined }): {
  least: number;
  step: number;
} {
  return soldBy?.unit === 'piece' ? soldBy : { least: 1, step: 1 };
}

/** What follows a price, in the reader's language: '/kg', '/pieza'; '' of what is sold by itself. */
export function priceUnit(
  { soldBy }: { soldBy: Pick<SoldBy, 'unit'> | null },
  { piece }: { piece: string },
): string {
  if (soldBy === null) return '';
  return soldBy.unit === 'kilo' ? '/kg' : `/${piece}`;
}

/** 'desde 2 piezas', in the reader's language, where fewer are not sold; '' elsewhere. */
export function leastPieces(
  product: { soldBy: SoldBy | null },
  { fromPieces }: { fromPieces: (least: number) => string },
): string {
  const { least } = quantitySteps(product);
  return least === 1 ? '' : fromPieces(least);
}

/** '320 g': grams are short, and read alike in every language. */
export function weightText(grams: number): string {
  return `${grams} g`;
}
