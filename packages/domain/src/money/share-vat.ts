import type { Cents } from './money.ts';
import { addVatBands, subtractVatBands, vatBands, type TaxedAmount, type VatBand } from './tax.ts';

/** A share of an order's product that was paid. */
export interface PaidShareOfOrder extends TaxedAmount {
  orderId: number;
  paymentNumber: number;
}

/**
 * The VAT of what payments pay of products, by payment: an order's VAT is worked out once per rate, so
 * each payment has what its shares add to those that were paid before it. Together they have that of the
 * order, whoever pays what, and what was told of one stays true when the next one comes.
 *
 * @param shares of whole orders, in the order in which they were paid
 */
export function vatOfShares(shares: readonly PaidShareOfOrder[]): Map<number, VatBand[]> {
  const paid = new Map<string, Cents>();
  const byPayment = new Map<number, VatBand[]>();
  for (const { paymentNumber, orderId, vatPercent, grossCents } of shares) {
    const key = `${orderId} ${vatPercent}`;
    const before = paid.get(key) ?? 0;
    const after = before + grossCents;
    paid.set(key, after);
    const added = subtractVatBands(
      vatBands([{ vatPercent, grossCents: after }]),
      vatBands([{ vatPercent, grossCents: before }]),
    );
    byPayment.set(paymentNumber, addVatBands(byPayment.get(paymentNumber) ?? [], added));
  }
  return byPayment;
}

/** The VAT of amounts that orders are paid of: once per order and rate. */
export function vatByOrder(
  amounts: readonly (TaxedAmount & Pick<PaidShareOfOrder, 'orderId'>)[],
): VatBand[] {
  return [...vatOfShares(amounts.map((one) => ({ ...one, paymentNumber: 0 }))).values()].flat();
}
