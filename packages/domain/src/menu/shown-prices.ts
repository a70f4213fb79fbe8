import type { Cents } from '../money/money.ts';
import { hasPriceFrom, leastGrossCents, type PricedProduct } from '../money/pricing.ts';
import type { ProductFormat } from './formats.ts';
import type { Product } from './menu.ts';

export interface ShownPrice {
  /** Null of a product that has none. */
  format: ProductFormat | null;
  /** Where it is another than elsewhere; '' for the price elsewhere. */
  zone: string;
  grossCents: Cents;
  /** Whether options that have to be chosen make it cost more. */
  isFrom: boolean;
}

/** What a menu on paper lists: the price of each format, or that of the product, and those in zones. */
export function shownPrices(product: PricedProduct & Pick<Product, 'zonePrices'>): ShownPrice[] {
  const { formats, ...ofOne } = product;
  const isFrom = hasPriceFrom({ ...ofOne, formats: [] });
  const all =
    formats.length === 0
      ? [{ format: null, priced: product }]
      : formats.map((format) => ({ format, priced: format }));
  return all.flatMap(({ format, priced }) =>
    [{ zone: '', netMicros: priced.netMicros }, ...priced.zonePrices].map(({ zone, netMicros }) => {
      const grossCents = leastGrossCents({ ...ofOne, formats: [], netMicros });
      return { format, zone, grossCents, isFrom };
    }),
  );
}
