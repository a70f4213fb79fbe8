import { SOLD_BY_LIMITS, weightText, type SoldBy, type SoldByUnit } from './sold-by.ts';

/* What decides how a product may be sold, which a diner's phone need not download. */

/** How it is sold where nobody says how much. */
export const USUAL_SOLD_BY = {
  kilo: { least: 100, step: 50 },
  piece: { least: 1, step: 1 },
} as const satisfies Record<SoldByUnit, Omit<SoldBy, 'unit'>>;

/** Why a product cannot be sold like that; null if it can. */
export function soldByFault(
  { unit, least, step }: SoldBy,
  product: {
    formats: readonly unknown[];
    optionGroups: readonly { course?: number | undefined }[];
  },
): string | null {
  const limit = SOLD_BY_LIMITS[unit];
  const isWhole = (amount: number) => Number.isInteger(amount) && amount >= 1 && amount <= limit;
  if (!isWhole(least)) return `El mínimo va de 1 a ${amountText(unit, limit)}`;
  if (!isWhole(step)) return `El paso va de 1 a ${amountText(unit, limit)}`;
  if (product.formats.length > 0) return 'Lo que se vende por peso o por pieza no tiene formatos';
  return product.optionGroups.some(({ course }) => course !== undefined)
    ? 'Un menú no se vende por peso ni por pieza'
    : null;
}

/** Why so much of a product cannot be ordered, in grams or in pieces; null if it can. */
export function amountFault({ unit, least, step }: SoldBy, amount: number): string | null {
  const limit = SOLD_BY_LIMITS[unit];
  if (amount < least) return `Se pide desde ${amountText(unit, least)}`;
  if (amount > limit) return `Como mucho ${amountText(unit, limit)}`;
  const above = (amount - least) % step;
  return Number.isInteger(amount) && above === 0
    ? null
    : `A partir de ${amountText(unit, least)}, de ${amountText(unit, step)} en ${amountText(unit, step)}`;
}

/** '200 g', '6 piezas', to staff. */
export function amountText(unit: SoldByUnit, amount: number): string {
  if (unit === 'kilo') return weightText(amount);
  return amount === 1 ? '1 pieza' : `${amount} piezas`;
}
