import type { NetMicros } from '../money/money.ts';

type Priced = { netMicros: NetMicros };

export function leastFormatMicros(formats: readonly Priced[]): NetMicros {
  return Math.min(...formats.map(({ netMicros }) => netMicros));
}

/** A product that has formats costs what its cheapest does, and its prices by zone are theirs. */
export function pricedByFormats<
  Product extends Priced & { zonePrices: readonly unknown[]; formats: readonly Priced[] },
>(product: Product): Product {
  const { formats } = product;
  if (formats.length === 0) return product;
  return { ...product, netMicros: leastFormatMicros(formats), zonePrices: [] };
}
