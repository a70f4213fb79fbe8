import type { NetMicros } from '../money/money.ts';
import { ZONE_LENGTH, zoneFault } from '../tables/zone.ts';
import { nameKey } from '../text/plain-words.ts';
import { pricedByFormats } from './format-prices.ts';

/** What a product, or one of its formats, costs in a part of the restaurant: its whole price there. */
export interface ZonePrice {
  /** As tables name it: 'Terraza'. */
  zone: string;
  netMicros: NetMicros;
}

export const ZONE_PRICE_LIMIT = 6;

/** Why a list of prices by zone is refused; null if it may be stored. */
export function zonePricesFault(prices: readonly Pick<ZonePrice, 'zone'>[]): string | null {
  if (prices.length > ZONE_PRICE_LIMIT) return `Como mucho ${ZONE_PRICE_LIMIT} zonas`;
  const keys = prices.map(({ zone }) => nameKey(zone));
  for (const [index, { zone }] of prices.entries()) {
    if (nameKey(zone) === '') return 'Escribe el nombre de cada zona';
    if (zoneFault(zone) !== null) return `«${zone.slice(0, ZONE_LENGTH)}»: ${zoneFault(zone)}`;
    if (keys.indexOf(nameKey(zone)) !== index) return `La zona «${zone}» está dos veces`;
  }
  return null;
}

interface PricedByZone {
  netMicros: NetMicros;
  zonePrices: readonly ZonePrice[];
}

/**
 * A product as it is sold at a table of a zone: nobody who reads it there sees another price. In a zone
 * without a price of its own, and where a table is in none, it costs what it costs elsewhere.
 */
export function productInZone<Product extends PricedByZone & { formats: readonly PricedByZone[] }>(
  product: Product,
  zone: string,
): Product {
  const formats = product.formats.map((format) => pricedIn(format, zone));
  return pricedByFormats({ ...pricedIn(product, zone), formats });
}

function pricedIn<Priced extends PricedByZone>(priced: Priced, zone: string): Priced {
  const key = nameKey(zone);
  const ofZone =
    key === '' ? undefined : priced.zonePrices.find((one) => nameKey(one.zone) === key);
  return { ...priced, netMicros: ofZone?.netMicros ?? priced.netMicros, zonePrices: [] };
}
