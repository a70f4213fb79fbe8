import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFigures, dayFigures, type OrderInSpan } from './day-figures.ts';
import { feeOfRefundCents, platformFeeCents } from './fees.ts';
import { netMicrosFromGross, unitGrossCents, type Cents } from './money.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { totalGrossCents } from './pricing.ts';
import { receiptOf } from './receipt.ts';
import { chargedCents, refundableCents, refundOfLines, removedToRefund } from './refunds.ts';
import {
  beforeRemoval,
  removalFault,
  removesAll,
  type LineUnits,
  type Removal,
} from '../orders/removals.ts';
import { tabTotals } from '../tabs/tab-totals.ts';
import { PRODUCT_VAT_PERCENTS } from './tax.ts';

/**
 * Compares everything that reports an order's amount, over mixed rates, options, tips and both
 * kinds of refund.
 */
const SELLER = {
  legalName: 'Casa de Prueba, S.L.',
  taxId: 'B00283002',
  address: 'Calle de los Jardineros, 7',
  postalCode: '28300',
  city: 'Aranjuez',
  phone: '910000283',
};

const line: fc.Arbitrary<OrderLine> = fc
  .record({
    productCents: fc.integer({ min: 50, max: 9_999 }),
    options: fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 3 }),
    vatPercent: fc.constantFrom(...PRODUCT_VAT_PERCENTS),
    quantity: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ productCents, options: added, vatPercent, quantity }) => {
    const netMicros = netMicrosFromGross(productCents, vatPercent);
    const options = added.map((grossCents, index) => ({
      optionId: index + 1,
      name: `Extra ${index + 1}`,
      grossCents,
    }));
    const unit = added.reduce((sum, one) => sum + one, unitGrossCents(netMicros, vatPercent));
    return {
      formatId: null,
      productId: 1,
      name: 'Plato',
      course: 1,
      station: '',
      forName: '',
      removed: 0,
      removeReason: '',
      note: '',
      netMicros,
      vatPercent,
      options,
      quantity,
      unitGrossCents: unit,
    };
  });

/** Successive refunds by an owner: some units of a line, or a share of what is left. */
const wish = fc.oneof(
  fc.record({
    lineNumber: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ share: fc.double({ min: 0.01, max: 1, noNaN: true }) }),
);

const paidOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  tipPercent: fc.constantFrom(0, 3, 5, 10),
  wishes: fc.array(wish, { maxLength: 6 }),
  providerFeeCents: fc.integer({ min: 25, max: 900 }),
  isCancelled: fc.boolean(),
  /** Of which lines one unit is taken off afterwards, and whether on a later day. */
  removals: fc.array(
    fc.record({ lineNumber: fc.integer({ min: 1, max: 4 }), isLater: fc.boolean() }),
    { maxLength: 3 },
  ),
});
type Paid = typeof paidOrder extends fc.Arbitrary<infer Value> ? Value : never;

interface Refund {
  amountCents: Cents;
  platformFeeCents: Cents;
  lines: LineUnits[];
}

function afterRefunds({ lines, tipPercent, wishes, isCancelled }: Paid) {
  const totalCents = totalGrossCents(lines);
  const order: Order = {
    orderId: 1,
    restaurantId: 1001,
    tableName: '4',
    partyName: '',
    isTableVerified: true,
    note: '',
    lines,
    doneLines: [],
    courses: [],
    origin: 'diner',
    totalCents,
    status: isCancelled ? 'cancelled' : 'closed',
    cancelReason: '',
    tipCents: Math.round((totalCents * tipPercent) / 100),
    refundedCents: 0,
    stray: null,
    paidDespite: null,
    seenAt: null,
    avoidances: [],
    allergySeenAt: null,
    promise: null,
    leftCents: null,
    readyAt: null,
    payment: 'paid',
    placedAt: '2026-11-20T13:10:00.000Z',
    version: 1,
  };
  const payment = {
    amountCents: chargedCents(order),
    platformFeeCents: platformFeeCents(totalCents),
  };
  const gone: Refund[] = [];
  for (const one of wishes) {
    const left = refundableCents(order);
    const goneLines = gone.flatMap((refund) => refund.lines);
    const named = 'share' in one ? [] : [one];
    const cents =
      'share' in one ? Math.floor(left * one.share) : refundOfLines(lines, [one], goneLines);
    if (cents === null || cents === 0 || cents > left) continue;
    gone.push({
      amountCents: cents,
      platformFeeCents: feeOfRefundCents(payment, gone, cents),
      lines: named,
    });
    order.refundedCents += cents;
  }
  return { order, payment, gone };
}

/** What is taken off is refunded at once, as far as it has not been before. */
function afterRemovals(visit: Paid) {
  const { order: placed, payment, gone } = afterRefunds(visit);
  let order = placed;
  const refunds = gone.map((refund) => ({ ...refund, at: placed.placedAt }));
  const removals: Removal[] = [];
  for (const { lineNumber, isLater } of visit.isCancelled ? [] : visit.removals) {
    const units = [{ lineNumber, quantity: 1 }];
    if (removalFault(order.lines, units) !== null || removesAll(order.lines, units)) continue;
    const at = isLater ? LATER : placed.placedAt;
    removals.push({ at, lines: units });
    const lines = order.lines.map((one, index) =>
      index + 1 === lineNumber
        ? { ...one, quantity: one.quantity - 1, removed: one.removed + 1 }
        : one,
    );
    order = { ...order, lines, totalCents: totalGrossCents(lines) };
    const goneLines = refunds.flatMap((refund) => refund.lines);
    const toRefund = removedToRefund(lines, units, goneLines);
    const cents = Math.min(refundOfLines(lines, toRefund, goneLines) ?? 0, refundableCents(order));
    if (cents === 0) continue;
    const feeCents = feeOfRefundCents(payment, refunds, cents);
    refunds.push({ at, amountCents: cents, platformFeeCents: feeCents, lines: toRefund });
    order = { ...order, refundedCents: order.refundedCents + cents };
  }
  return { order, payment, refunds, removals };
}

const LATER = '2026-11-22T13:10:00.000Z';
const DAY = { from: new Date('2026-11-20T04:00:00Z'), until: new Date('2026-11-21T04:00:00Z') };
const NO_TABS = { shares: [], payments: [], tabs: [] };
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

test('order, payment, refunds, fees, receipt and day agree to the cent', () => {
  fc.assert(
    fc.property(fc.array(paidOrder, { minLength: 1, maxLength: 6 }), (visits) => {
      const day: OrderInSpan[] = [];
      let netOfAll = 0;
      for (const visit of visits) {
        const { order, payment, gone } = afterRefunds(visit);
        const { totalCents, tipCents, refundedCents } = order;
        expect(payment.amountCents).toBe(totalCents + tipCents);
        // Never refunds more than was paid; the fee likewise, and a full refund returns all of it.
        const feeBack = sum(gone.map((refund) => refund.platformFeeCents));
        expect(refundedCents).toBeLessThanOrEqual(payment.amountCents);
        expect(feeBack).toBeLessThanOrEqual(payment.platformFeeCents);
        if (refundedCents === payment.amountCents) expect(feeBack).toBe(payment.platformFeeCents);

        const receipt = receiptOf(order, SELLER);
        expect(sum(receipt.lines.map(({ grossCents }) => grossCents))).toBe(totalCents);
        expect(sum(receipt.bands.map((band) => band.netCents + band.vatCents))).toBe(totalCents);
        expect([receipt.paidCents, receipt.refundedCents]).toEqual([
          payment.amountCents,
          refundedCents,
        ]);

        const platformCents = payment.platformFeeCents - feeBack;
        const providerCents = visit.providerFeeCents;
        netOfAll += payment.amountCents - refundedCents - platformCents - providerCents;
        const at = order.placedAt;
        day.push({
          order,
          readyAt: null,
          statusBefore: null,
          cancelledAt: order.status === 'cancelled' ? at : null,
          removals: [],
          charges: [
            {
              at,
              isLate: false,
              amountCents: payment.amountCents,
              tipCents,
              platformFeeCents: payment.platformFeeCents,
              providerFee: { at, cents: providerCents },
            },
          ],
          refunds: gone.map((refund) => ({
            ...refund,
            at,
            undoneAt: null,
            isByHand: false,
            of: 'sold' as const,
          })),
          disputes: [],
        });
      }
      const { money, grossCents, cancelled, corrected, byVat } = dayFigures(
        { ...NO_TABS, orders: day },
        DAY,
      );
      const orders = day.map(({ order }) => order);
      expect(grossCents + cancelled.grossCents).toBe(sum(orders.map((one) => one.totalCents)));
      const left = grossCents + corrected.grossCents;
      expect(sum(byVat.map((band) => band.netCents + band.vatCents))).toBe(left);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(money.chargedCents).toBe(sum(orders.map((one) => chargedCents(one))));
      expect(money.refundedCents).toBe(sum(orders.map((one) => one.refundedCents)));
      expect(money.netCents).toBe(netOfAll);
    }),
    { numRuns: 300 },
  );
});

test('what is taken off comes off tab, sales and money once, on its own day', () => {
  fc.assert(
    fc.property(paidOrder, (visit) => {
      const { order, refunds, removals } = afterRemovals(visit);
      const { placedAt: at, tipCents } = order;
      const amountCents = chargedCents(order);
      const account: OrderInSpan = {
        order,
        readyAt: null,
        statusBefore: null,
        cancelledAt: visit.isCancelled ? at : null,
        removals,
        charges: [
          { at, isLate: false, amountCents, tipCents, platformFeeCents: 0, providerFee: null },
        ],
        refunds: refunds.map((one) => ({
          ...one,
          undoneAt: null,
          isByHand: false,
          of: 'sold' as const,
        })),
        disputes: [],
      };
      const totals = tabTotals([order]);
      expect(totals.dueCents).toBe(0);
      // Never more stands than what is left costs.
      expect(totals.paidCents).toBeLessThanOrEqual(visit.isCancelled ? 0 : order.totalCents);
      expect(order.refundedCents).toBeLessThanOrEqual(amountCents);
      const own = dayFigures({ ...NO_TABS, orders: [account] }, DAY);
      const later = dayFigures(
        { ...NO_TABS, orders: [account] },
        {
          from: new Date('2026-11-22T04:00:00Z'),
          until: new Date('2026-11-23T04:00:00Z'),
        },
      );
      const figures = addFigures([own, later]);
      const sold = figures.grossCents + figures.corrected.grossCents;
      expect(sum(figures.byVat.map(({ grossCents }) => grossCents))).toBe(sold);
      // A tip is given back last, and without removals nothing but refunds comes off the sales.
      if (!visit.isCancelled) expect(sold).toBe(totals.totalCents);
      // The later day does not change the first.
      const before = { ...account, removals: removals.filter((one) => one.at === at) };
      const units = removals.filter((one) => one.at !== at).flatMap(({ lines }) => lines);
      const first = { ...before, order: beforeRemoval(order, units) };
      expect(dayFigures({ ...NO_TABS, orders: [first] }, DAY)).toEqual(own);
    }),
    { numRuns: 300 },
  );
});
