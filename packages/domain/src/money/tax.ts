import { divideHalfUp, type Cents } from './money.ts';

/**
 * The rates a product may have: 10 for food and drink served on the premises, 21 for goods and
 * take-away alcohol.
 */
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
 * VAT contained in gross amounts, computed once per rate and never per line, so that net + VAT
 * equals each band's gross to the cent. Bands are in ascending order of rate.
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
