import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFigures, type OrderOfDay } from './day-figures.ts';
import type { Order } from '../orders/order.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../payments/payment-status.ts';
import { lineGrossCents, totalGrossCents } from './pricing.ts';
import { MAX_VAT_PERCENT, vatBands } from './tax.ts';

const order = (given: Partial<Order>): Order => ({
  orderId: 1,
  restaurantId: 1001,
  tableName: '4',
  isTableVerified: true,
  note: '',
  lines: [],
  doneLines: [],
  origin: 'diner',
  totalCents: 0,
  status: 'closed',
  cancelReason: '',
  tipCents: 0,
  refundedCents: 0,
  stray: null,
  payment: 'unpaid',
  placedAt: '2026-11-20T13:10:00.000Z',
  version: 1,
  ...given,
});

const line = fc.record({
  productId: fc.integer({ min: 1, max: 6 }),
  name: fc.constantFrom('Sopa', 'Pan', 'Vino'),
  quantity: fc.integer({ min: 1, max: 9 }),
  note: fc.constant(''),
  vatPercent: fc.integer({ min: 0, max: MAX_VAT_PERCENT }),
  unitGrossCents: fc.integer({ min: 1, max: 9_999 }),
  netMicros: fc.constant(0),
  options: fc.constant([]),
  course: fc.constant(1),
});
const START = Date.parse('2026-11-20T04:00:00Z');
const ofDay: fc.Arbitrary<OrderOfDay> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    status: fc.constantFrom(...ORDER_STATUSES),
    payment: fc.constantFrom(...PAYMENT_STATUSES),
    minute: fc.nat(24 * 60 - 1),
    waited: fc.option(fc.nat(120), { nil: null }),
  })
  .map(({ lines, status, payment, minute, waited }) => {
    const placed = START + minute * 60_000;
    return {
      order: order({
        lines,
        status,
        payment,
        totalCents: totalGrossCents(lines),
        placedAt: new Date(placed).toISOString(),
      }),
      readyAt: waited === null ? null : new Date(placed + waited * 60_000).toISOString(),
      fees: null,
    };
  });

const total = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

describe('the figures of a day', () => {
  test('agree with its orders to the cent, in every breakdown', () => {
    fc.assert(
      fc.property(fc.array(ofDay, { maxLength: 40 }), (day) => {
        const sold = day
          .map((one) => one.order)
          .filter(({ status, payment }) => status !== 'cancelled' && payment !== 'pending');
        const taken = total(sold, ({ totalCents }) => totalCents);
        const figures = dayFigures(day);
        expect(figures.grossCents).toBe(taken);
        expect(figures.orders).toBe(sold.length);
        expect(total(figures.byHour, ({ grossCents }) => grossCents)).toBe(taken);
        expect(total(figures.byHour, ({ orders }) => orders)).toBe(sold.length);
        expect(total(figures.byProduct, ({ grossCents }) => grossCents)).toBe(taken);
        expect(total(figures.byVat, ({ grossCents }) => grossCents)).toBe(taken);
        expect(total(figures.byVat, ({ netCents, vatCents }) => netCents + vatCents)).toBe(taken);
        expect(
          figures.online.grossCents + figures.atTable.grossCents + figures.due.grossCents,
        ).toBe(taken);
        expect(figures.online.orders + figures.atTable.orders + figures.due.orders).toBe(
          sold.length,
        );
        const units = total(sold, ({ lines }) => total(lines, ({ quantity }) => quantity));
        expect(total(figures.byProduct, ({ quantity }) => quantity)).toBe(units);
        expect(Math.abs(figures.averageCents * sold.length - taken)).toBeLessThanOrEqual(
          sold.length / 2,
        );
      }),
    );
  });

  test('have the same VAT as the receipts of its orders', () => {
    fc.assert(
      fc.property(fc.array(ofDay, { maxLength: 20 }), (day) => {
        const bands = day
          .map((one) => one.order)
          .filter(({ status, payment }) => status !== 'cancelled' && payment !== 'pending')
          .flatMap(({ lines }) =>
            vatBands(lines.map((one) => ({ ...one, grossCents: lineGrossCents(one) }))),
          );
        for (const { vatPercent, vatCents } of dayFigures(day).byVat) {
          const ofRate = bands.filter((band) => band.vatPercent === vatPercent);
          expect(vatCents).toBe(total(ofRate, (band) => band.vatCents));
        }
      }),
    );
  });

  test('cover its first to its last hour, past midnight, without a gap', () => {
    const at = (placedAt: string) => ({
      order: order({ placedAt, totalCents: 100 }),
      readyAt: null,
      fees: null,
    });
    const { byHour } = dayFigures([at('2026-11-21T00:30:00Z'), at('2026-11-20T21:00:00Z')]);
    expect(byHour.map(({ hour, orders }) => [hour, orders])).toEqual([
      [22, 1],
      [23, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  test('show what was paid online, and what remains for the restaurant', () => {
    const paid = (more: Partial<Order>, fees: OrderOfDay['fees']) => ({
      order: order({ payment: 'paid', ...more }),
      readyAt: null,
      fees,
    });
    const fees = { platformCents: 0, providerCents: 0, lateCents: 0, lateBackCents: 0 };
    const { money } = dayFigures([
      paid({ totalCents: 3000, tipCents: 300 }, { ...fees, platformCents: 60, providerCents: 71 }),
      // Fully refunded, and the provider keeps its fee.
      paid(
        { totalCents: 1000, refundedCents: 1000, status: 'cancelled' },
        { ...fees, providerCents: 39 },
      ),
      paid({ totalCents: 500 }, { ...fees, platformCents: 10, providerCents: null }),
      { order: order({ totalCents: 9000 }), readyAt: null, fees: null },
    ]);
    expect(money).toEqual({
      payments: 3,
      chargedCents: 4800,
      tipCents: 300,
      refundedCents: 1000,
      platformFeeCents: 70,
      providerFeeCents: 110,
      withoutFee: 1,
      netCents: 3620,
    });
  });

  test('count a late payment as money, but not as a sale', () => {
    const late = { platformCents: 0, providerCents: 71, lateCents: 3090, lateBackCents: 3090 };
    const figures = dayFigures([
      {
        order: order({ status: 'cancelled', payment: 'pending', totalCents: 3090 }),
        readyAt: null,
        fees: late,
      },
    ]);
    expect(figures).toMatchObject({ orders: 0, grossCents: 0, cancelled: { orders: 0 } });
    expect(figures.money).toMatchObject({
      payments: 1,
      chargedCents: 3090,
      refundedCents: 3090,
      netCents: -71,
    });
  });

  test('count only cancelled orders that had reached the kitchen', () => {
    const cancelled = (payment: Order['payment']) => ({
      order: order({ status: 'cancelled', payment, totalCents: 500 }),
      readyAt: null,
      fees: null,
    });
    const day = [cancelled('unpaid'), cancelled('pending'), cancelled('paid')];
    expect(dayFigures(day).cancelled).toEqual({ orders: 2, grossCents: 1000 });
  });

  test('keep a refunded order as a sale, with the refund next to it', () => {
    const refunded = order({ payment: 'paid', totalCents: 1000, refundedCents: 1000 });
    const figures = dayFigures([{ order: refunded, readyAt: null, fees: null }]);
    expect([figures.grossCents, figures.money.refundedCents]).toEqual([1000, 1000]);
  });

  test('show how long serving took', () => {
    const after = (minutes: number | null) => ({
      order: order({}),
      readyAt:
        minutes === null
          ? null
          : new Date(Date.parse('2026-11-20T13:10:00.000Z') + minutes * 60_000).toISOString(),
      fees: null,
    });
    expect(dayFigures([after(4), after(30), after(null), after(8)]).serving).toEqual({
      orders: 3,
      averageMinutes: 14,
      medianMinutes: 8,
      longestMinutes: 30,
    });
  });

  test('of a day without orders are empty, without a division by zero', () => {
    expect(dayFigures([])).toEqual({
      orders: 0,
      grossCents: 0,
      averageCents: 0,
      cancelled: { orders: 0, grossCents: 0 },
      online: { orders: 0, grossCents: 0 },
      atTable: { orders: 0, grossCents: 0 },
      due: { orders: 0, grossCents: 0 },
      money: {
        payments: 0,
        chargedCents: 0,
        tipCents: 0,
        refundedCents: 0,
        platformFeeCents: 0,
        providerFeeCents: 0,
        withoutFee: 0,
        netCents: 0,
      },
      byHour: [],
      byProduct: [],
      byVat: [],
      serving: null,
    });
  });
});
