import { divideHalfUp, type Cents } from './money.ts';

/** What a dish of a restaurant carries: a service on the spot, or goods and alcohol to take away. */
export const PRODUCT_VAT_PERCENTS = [10, 21] as const;
export const DEFAULT_VAT_PERCENT = 10;
export const MAX_VAT_PERCENT = 21;

export interface TaxedAmount {
  grossCents: Cents;
  vatPercent: number;
}

export interface VatBand {
  vatPercent: number;
  grossCents: Cents;
  netCents: Cents;
  vatCents: Cents;
}

/**
 * VAT contained in gross amounts, taken out once per rate and never per line, so that
 * net + VAT is the gross of each band to the cent. Bands come in rising order of rate.
 */
export function vatBands(amounts: readonly TaxedAmount[]): VatBand[] {
  const grossByRate = new Map<number, Cents>();
  for (const { grossCents, vatPercent } of amounts) {
    grossByRate.set(vatPercent, (grossByRate.get(vatPercent) ?? 0) + grossCents);
  }
  return [...grossByRate]
    .toSorted(([one], [other]) => one - other)
    .map(([vatPercent, grossCents]) => {
      const netCents = divideHalfUp(grossCents * 100, 100 + vatPercent);
      return { vatPercent, grossCents, netCents, vatCents: grossCents - netCents };
    });
}
