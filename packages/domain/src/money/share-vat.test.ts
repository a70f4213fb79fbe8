import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partCents } from '../tabs/share.ts';
import { vatByOrder, vatOfShares, type PaidShareOfOrder } from './share-vat.ts';
import { addVatBands, vatBands, type VatBand } from './tax.ts';

const share = (paymentNumber: number, grossCents: number): PaidShareOfOrder => ({
  paymentNumber,
  orderId: 1,
  vatPercent: 10,
  grossCents,
});
const centsOf = (shares: readonly PaidShareOfOrder[]) =>
  [...vatOfShares(shares).values()].map(([band]) => band?.vatCents);

describe('the VAT of what several people pay of an order', () => {
  test('adds up to that of the order, which rounding each by itself would not', () => {
    expect(centsOf([share(1, 334), share(2, 333), share(3, 333)])).toEqual([30, 31, 30]);
    expect(centsOf([share(1, 427), share(2, 427), share(3, 426)])).toEqual([39, 39, 38]);
    expect(centsOf([share(1, 250), share(2, 250)])).toEqual([23, 22]);
  });

  test('is added up by payment and by rate', () => {
    const wine = { ...share(1, 1_000), vatPercent: 21 };
    expect(vatOfShares([share(1, 250), wine, share(1, 500), share(2, 250)]).get(1)).toEqual([
      { vatPercent: 10, grossCents: 750, netCents: 682, vatCents: 68 },
      { vatPercent: 21, grossCents: 1_000, netCents: 826, vatCents: 174 },
    ]);
  });
});

/** Units of orders, some of them divided, each part paid by somebody, in any order. */
const anyPaid = fc
  .array(
    fc.record({
      orderId: fc.integer({ min: 1, max: 3 }),
      vatPercent: fc.constantFrom(10, 21),
      cents: fc.integer({ min: 1, max: 4_000 }),
      parts: fc.integer({ min: 1, max: 5 }),
      payers: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((units) =>
    units.flatMap(({ cents, parts, payers, ...of }) =>
      Array.from({ length: parts }, (_, at) => {
        const grossCents = partCents(cents, parts, at + 1);
        return { ...of, grossCents, paymentNumber: payers[at] ?? 1 };
      }),
    ),
  )
  .chain((shares) => fc.shuffledSubarray(shares, { minLength: 1 }));

const sum = (all: Iterable<readonly VatBand[]>) =>
  [...all].reduce<VatBand[]>((some, one) => addVatBands(some, one), []);
/** A payment is paid at once. */
const byPayment = (shares: readonly PaidShareOfOrder[]) =>
  shares.toSorted((one, other) => one.paymentNumber - other.paymentNumber);

test('whoever pays what and in whatever order, receipts add up to the orders’, a cent from their own', () => {
  fc.assert(
    fc.property(anyPaid, (shares) => {
      const receipts = vatOfShares(byPayment(shares));
      expect(sum(receipts.values())).toEqual(vatByOrder(shares));
      const orders = [1, 2, 3].map((id) =>
        vatBands(shares.filter(({ orderId }) => orderId === id)),
      );
      expect(vatByOrder(shares)).toEqual(sum(orders));
      for (const [paymentNumber, bands] of receipts) {
        const own = shares.filter((one) => one.paymentNumber === paymentNumber);
        for (const { vatPercent, grossCents, vatCents, netCents } of bands) {
          const alone = vatBands(own).find((one) => one.vatPercent === vatPercent);
          expect(grossCents).toBe(alone?.grossCents);
          expect(netCents + vatCents).toBe(grossCents);
          const ofOrders = new Set(own.map(({ orderId }) => orderId)).size;
          expect(Math.abs(vatCents - (alone?.vatCents ?? 0))).toBeLessThanOrEqual(ofOrders);
        }
      }
    }),
  );
});

test('what a receipt said stays as it is when others pay later', () => {
  fc.assert(
    fc.property(anyPaid, fc.integer({ min: 1, max: 6 }), (shares, last) => {
      const all = byPayment(shares);
      const earlier = all.filter(({ paymentNumber }) => paymentNumber <= last);
      const [now, before] = [vatOfShares(all), vatOfShares(earlier)];
      for (const [paymentNumber, bands] of before) expect(now.get(paymentNumber)).toEqual(bands);
    }),
  );
});
