import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kilosText } from '../menu/kilos-text.ts';
import { addFigures, addProducts, dayFigures, type OrderInSpan } from './day-figures.ts';
import type { OnlineCharge } from './entries.ts';
import { figuresCsv } from './figures-csv.ts';
import type { TillPayment } from '../till/till-payment.ts';
import type { Order } from '../orders/order.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../payments/payment-status.ts';
import { lineGrossCents, totalGrossCents } from './pricing.ts';
import { MAX_VAT_PERCENT, vatBands } from './tax.ts';

const order = (given: Partial<Order>): Order => ({
  orderId: 1,
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines: [],
  doneLines: [],
  courses: [],
  origin: 'diner',
  totalCents: 0,
  status: 'closed',
  cancelReason: '',
  tipCents: 0,
  refundedCents: 0,
  stray: null,
  paidDespite: null,
  seenAt: null,
  avoidances: [],
  allergySeenAt: null,
  promise: null,
  leftCents: null,
  readyAt: null,
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
  formatId: fc.constant(null),
  options: fc.constant([]),
  course: fc.constant(1),
  station: fc.constant(''),
  forName: fc.constant(''),
  removed: fc.constant(0),
  removeReason: fc.constant(''),
});
const ofPrice = (unitGrossCents: number, vatPercent = 10) => ({
  productId: 1,
  name: 'Sopa',
  quantity: 1,
  note: '',
  vatPercent,
  unitGrossCents,
  netMicros: 0,
  formatId: null,
  options: [],
  course: 1,
  station: '',
  forName: '',
  removed: 0,
  removeReason: '',
});
const START = Date.parse('2026-11-20T04:00:00Z');
const DAY = { from: new Date(START), until: new Date(START + 24 * 60 * 60_000) };
const AT = '2026-11-20T13:10:00.000Z';
const account = (given: Partial<OrderInSpan> = {}): OrderInSpan => ({
  order: order({}),
  readyAt: null,
  removals: [],
  statusBefore: null,
  cancelledAt: given.order?.status === 'cancelled' ? given.order.placedAt : null,
  charges: [],
  refunds: [],
  disputes: [],
  ...given,
});
const charge = (given: Partial<OnlineCharge>): OnlineCharge => ({
  at: AT,
  isLate: false,
  amountCents: 0,
  tipCents: 0,
  platformFeeCents: 0,
  providerFee: null,
  ...given,
});
const refund = (amountCents: number, platformFeeCents = 0) => ({
  at: AT,
  undoneAt: null,
  isByHand: false,
  of: 'sold' as const,
  amountCents,
  platformFeeCents,
  lines: [],
});
const NO_TABS = { shares: [], payments: [], tabs: [] };
const figuresOf = (accounts: readonly OrderInSpan[]) =>
  dayFigures({ ...NO_TABS, orders: accounts }, DAY);
const ofDay: fc.Arbitrary<OrderInSpan> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    status: fc.constantFrom(...ORDER_STATUSES),
    payment: fc.constantFrom(...PAYMENT_STATUSES),
    minute: fc.nat(24 * 60 - 1),
    waited: fc.option(fc.nat(120), { nil: null }),
  })
  .map(({ lines, status, payment, minute, waited }) => {
    const placed = START + minute * 60_000;
    return account({
      order: order({
        lines,
        status,
        payment,
        totalCents: totalGrossCents(lines),
        placedAt: new Date(placed).toISOString(),
      }),
      readyAt: waited === null ? null : new Date(placed + waited * 60_000).toISOString(),
    });
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
        const figures = figuresOf(day);
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
        for (const { vatPercent, vatCents } of figuresOf(day).byVat) {
          const ofRate = bands.filter((band) => band.vatPercent === vatPercent);
          expect(vatCents).toBe(total(ofRate, (band) => band.vatCents));
        }
      }),
    );
  });

  test('cover its first to its last hour, past midnight, without a gap', () => {
    const at = (placedAt: string) => account({ order: order({ placedAt, totalCents: 100 }) });
    const { byHour } = figuresOf([at('2026-11-21T00:30:00Z'), at('2026-11-20T21:00:00Z')]);
    expect(byHour.map(({ hour, orders }) => [hour, orders])).toEqual([
      [22, 1],
      [23, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  test('show what was paid online, and what remains for the restaurant', () => {
    const paid = (
      more: Partial<Order>,
      came: Partial<OnlineCharge>,
      refunds = [] as OrderInSpan['refunds'],
    ) => account({ order: order({ payment: 'paid', ...more }), charges: [charge(came)], refunds });
    const fee = (cents: number) => ({ at: AT, cents });
    const { money } = figuresOf([
      paid(
        { totalCents: 3000, tipCents: 300 },
        { amountCents: 3300, tipCents: 300, platformFeeCents: 60, providerFee: fee(71) },
      ),
      // Fully refunded, and the provider keeps its fee.
      paid(
        { totalCents: 1000, status: 'cancelled' },
        { amountCents: 1000, platformFeeCents: 20, providerFee: fee(39) },
        [refund(1000, 20)],
      ),
      paid({ totalCents: 500 }, { amountCents: 500, platformFeeCents: 10 }),
      account({ order: order({ totalCents: 9000 }) }),
    ]);
    expect(money).toEqual({
      payments: 3,
      chargedCents: 4800,
      tipCents: 300,
      refundedCents: 1000,
      platformFeeCents: 70,
      providerFeeCents: 110,
      withoutFee: 1,
      disputedCents: 0,
      netCents: 3620,
    });
  });

  test('count a late payment as money, but not as a sale', () => {
    const figures = figuresOf([
      account({
        order: order({ status: 'cancelled', payment: 'pending', totalCents: 3090 }),
        charges: [charge({ isLate: true, amountCents: 3090, providerFee: { at: AT, cents: 71 } })],
        refunds: [{ ...refund(3090), of: 'late' }],
      }),
    ]);
    expect(figures).toMatchObject({ orders: 0, grossCents: 0, cancelled: { orders: 0 } });
    expect(figures.money).toMatchObject({
      payments: 1,
      chargedCents: 3090,
      refundedCents: 3090,
      netCents: -71,
    });
  });

  test('count what was weighed under its name, with how much of it was sold', () => {
    const weighed = (grams: number, unitGrossCents: number) => {
      const lines = [{ ...ofPrice(unitGrossCents), name: 'Gamba roja', grams, isWeighed: true }];
      return account({ order: order({ totalCents: unitGrossCents, lines }) });
    };
    const bread = account({ order: order({ totalCents: 150, lines: [ofPrice(150)] }) });
    const { byProduct } = figuresOf([weighed(320, 2_304), weighed(920, 6_624), bread]);
    expect(byProduct).toEqual([
      { productId: 1, name: 'Gamba roja', quantity: 2, grams: 1_240, grossCents: 8_928 },
      { productId: 1, name: 'Sopa', quantity: 1, grossCents: 150 },
    ]);
    expect(kilosText(1_240)).toBe('1,24 kg');
  });

  test('count a set menu once, and tell below it what was made of it, which is no sale', () => {
    const menu = (unitGrossCents: number, ...eaten: string[]) => {
      const made = eaten.map((name) => ({ ...ofPrice(0), productId: 2, name, menuLine: 1 }));
      const lines = [{ ...ofPrice(unitGrossCents), name: 'Menú del día' }, ...made];
      return account({ order: order({ totalCents: unitGrossCents, lines }) });
    };
    const alone = { ...ofPrice(600), productId: 2, name: 'Crema' };
    const soup = account({ order: order({ totalCents: 600, lines: [alone] }) });
    const { byProduct } = figuresOf([menu(1_450, 'Pollo'), menu(1_450, 'Crema', 'Pollo'), soup]);
    const ofMenu = { grossCents: 0, menu: { productId: 1, name: 'Menú del día' } };
    expect(byProduct).toEqual([
      { productId: 1, name: 'Menú del día', quantity: 2, grossCents: 2_900 },
      { productId: 2, name: 'Pollo', quantity: 2, ...ofMenu },
      { productId: 2, name: 'Crema', quantity: 1, ...ofMenu },
      { productId: 2, name: 'Crema', quantity: 1, grossCents: 600 },
    ]);
    expect(addProducts([byProduct, byProduct]).map(({ quantity }) => quantity)).toEqual([
      4, 4, 2, 2,
    ]);
  });

  test('count only cancelled orders that had reached the kitchen', () => {
    const cancelled = (payment: Order['payment']) =>
      account({ order: order({ status: 'cancelled', payment, totalCents: 500 }) });
    const day = [cancelled('unpaid'), cancelled('pending'), cancelled('paid')];
    expect(figuresOf(day).cancelled).toEqual({ orders: 2, grossCents: 1000 });
  });

  test('keep a refunded order as a sale, with the refund next to it', () => {
    const refunded = order({ payment: 'paid', totalCents: 1000, lines: [ofPrice(1000)] });
    const figures = figuresOf([
      account({
        order: refunded,
        charges: [charge({ amountCents: 1000 })],
        refunds: [refund(1000)],
      }),
    ]);
    expect(figures).toMatchObject({
      grossCents: 1000,
      corrected: { entries: 1, grossCents: -1000 },
      byVat: [],
      money: { refundedCents: 1000 },
    });
  });

  test('count what an earlier day left to be paid at the table, once it is', () => {
    const before = (status: Order['status'], statusBefore: Order['status']) =>
      account({
        order: order({ status, totalCents: 1500, placedAt: '2026-11-19T22:00:00Z' }),
        statusBefore,
      });
    expect(
      figuresOf([before('closed', 'ready'), before('closed', 'closed'), before('ready', 'ready')]),
    ).toMatchObject({ orders: 0, grossCents: 0, collected: { orders: 1, grossCents: 1500 } });
  });

  test('add up to those of a period', () => {
    fc.assert(
      fc.property(fc.array(ofDay, { maxLength: 20 }), fc.nat(20), (day, cut) => {
        const days = [figuresOf(day.slice(0, cut)), figuresOf(day.slice(cut))];
        expect(figuresOf(day)).toMatchObject(addFigures(days));
      }),
      { numRuns: 30 },
    );
  });

  test('show how long serving took', () => {
    const after = (minutes: number | null) =>
      account({
        readyAt:
          minutes === null ? null : new Date(Date.parse(AT) + minutes * 60_000).toISOString(),
      });
    const { order: sent, ...rest } = after(90);
    const courses = [{ course: 2, firedAt: null, doneAt: null, servedAt: null }];
    const byCourses = { ...rest, order: { ...sent, courses } };
    expect(figuresOf([after(4), after(30), byCourses, after(null), after(8)]).serving).toEqual({
      orders: 3,
      averageMinutes: 14,
      medianMinutes: 8,
      longestMinutes: 30,
    });
  });

  test('of a day without orders are empty, without a division by zero', () => {
    expect(figuresOf([])).toEqual({
      orders: 0,
      grossCents: 0,
      invoiced: [],
      averageCents: 0,
      cancelled: { orders: 0, grossCents: 0 },
      online: { orders: 0, grossCents: 0 },
      atTable: { orders: 0, grossCents: 0 },
      due: { orders: 0, grossCents: 0 },
      collected: { orders: 0, grossCents: 0 },
      corrected: { entries: 0, grossCents: 0, byVat: [] },
      corrections: [],
      money: {
        payments: 0,
        chargedCents: 0,
        tipCents: 0,
        refundedCents: 0,
        platformFeeCents: 0,
        providerFeeCents: 0,
        withoutFee: 0,
        disputedCents: 0,
        netCents: 0,
      },
      byForm: {
        rows: [],
        saleCents: 0,
        tipCents: 0,
        late: { payments: 0, inCents: 0, backCents: 0 },
      },
      unpaid: [],
      byHour: [],
      byProduct: [],
      byVat: [],
      serving: null,
    });
  });
});

const TAKEN: TillPayment = {
  paymentNumber: 7,
  form: 'cash',
  isLate: false,
  amountCents: 650,
  tipCents: 50,
  takenBy: 'Marisa',
  counted: 'now',
  undone: null,
  refunds: [],
  pays: { tabId: 1, products: [] },
};

test('the file for the books has a row for each day and rate, for what moved in each form, and online', () => {
  const orders = [
    account({
      order: order({ payment: 'paid', totalCents: 1100, lines: [ofPrice(1100)] }),
      charges: [charge({ amountCents: 1200, tipCents: 100, platformFeeCents: 22 })],
      refunds: [refund(550, 11)],
    }),
  ];
  const undone = { ...TAKEN, undone: { by: 'Marisa', counted: 'now' as const } };
  const closed = {
    closedAt: AT,
    reason: 'walkout' as const,
    orders: [{ orderId: 1, grossCents: 900, cancelledAt: null, removals: [] }],
    paid: [],
  };
  const figures = dayFigures(
    { ...NO_TABS, orders, payments: [TAKEN, undone], tabs: [closed] },
    DAY,
  );
  expect(figuresCsv([{ day: '2026-11-20', figures }]).split('\r\n')).toEqual([
    '\uFEFFFecha;Concepto;IVA;Base;Cuota;Total',
    '20/11/2026;Ventas;10 %;10,00;1,00;11,00',
    '20/11/2026;Devuelto y anulado;10 %;-5,00;-0,50;-5,50',
    '20/11/2026;Cobros: Efectivo;;;;12,00',
    '20/11/2026;Propinas: Efectivo;;;;1,00',
    '20/11/2026;Cobros: Deshecho, efectivo;;;;-6,00',
    '20/11/2026;Propinas: Deshecho, efectivo;;;;-0,50',
    '20/11/2026;Sin cobrar: Se fueron sin pagar;;;;9,00',
    '20/11/2026;Cobrado online, propinas incluidas;;;;12,00',
    '20/11/2026;De ello, propinas;;;;1,00',
    '20/11/2026;Devuelto online;;;;-5,50',
    '20/11/2026;Comisión de Simplato;;;;-0,11',
    '',
  ]);
});
