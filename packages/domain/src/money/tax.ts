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

/** Bands of several amounts together, each computed by itself; rates that come to nothing are left out. */
export function addVatBands(bands: readonly VatBand[], more: readonly VatBand[] = []): VatBand[] {
  const byRate = new Map<number, VatBand>();
  for (const band of [...bands, ...more]) {
    const known = byRate.get(band.vatPercent);
    byRate.set(band.vatPercent, {
      vatPercent: band.vatPercent,
      grossCents: (known?.grossCents ?? 0) + band.grossCents,
      netCents: (known?.netCents ?? 0) + band.netCents,
      vatCents: (known?.vatCents ?? 0) + band.vatCents,
    });
  }
  return [...byRate.values()]
    .filter(({ grossCents, netCents }) => grossCents !== 0 || netCents !== 0)
    .toSorted((one, other) => one.vatPercent - other.vatPercent);
}

export function subtractVatBands(bands: readonly VatBand[], less: readonly VatBand[]): VatBand[] {
  const negated = less.map(({ vatPercent, grossCents, netCents, vatCents }) => ({
    vatPercent,
    grossCents: -grossCents,
    netCents: -netCents,
    vatCents: -vatCents,
  }));
  return addVatBands(bands, negated);
}
