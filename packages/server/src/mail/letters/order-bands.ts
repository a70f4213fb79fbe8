import { vatBands, type Order, type VatBand } from '@simplato/domain';

/** The VAT that an order's lines contain, per rate. */
export function bandsOf({ lines }: Pick<Order, 'lines'>): VatBand[] {
  return vatBands(
    lines.map(({ unitGrossCents, quantity, vatPercent }) => ({
      grossCents: unitGrossCents * quantity,
      vatPercent,
    })),
  );
}
