import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFigures, type OrderInSpan } from '../money/day-figures.ts';
import { grossOf, type ShareAccount } from '../money/entries.ts';
import { orderVatBands, type OrderLine } from '../orders/order.ts';
import { totalGrossCents } from '../money/pricing.ts';
import { vatByOrder } from '../money/share-vat.ts';
import { addVatBands, subtractVatBands, vatBands, type VatBand } from '../money/tax.ts';
import { shiftReport, type ShiftMoney } from './shift-report.ts';
import type { PaidProduct, TillPayment, TillRefund } from './till-payment.ts';
import { spreadOver } from './till-vat.ts';

const EMPTY_DRAWER = { floatCents: 0, movements: [], expectedCents: null };

const line = (unitGrossCents: number, vatPercent = 10, quantity = 1): OrderLine => ({
  productId: 1,
  name: 'Sopa',
  formatId: null,
  options: [],
  quantity,
  note: '',
  vatPercent,
  unitGrossCents,
  netMicros: 0,
  course: 1,
  station: '',
  forName: '',
  removed: 0,
  removeReason: '',
});
const payment = (given: Partial<TillPayment>): TillPayment => ({
  paymentNumber: 1,
  form: 'cash',
  isLate: false,
  amountCents: 1000,
  tipCents: 0,
  takenBy: 'Marisa',
  counted: 'now',
  undone: null,
  refunds: [],
  pays: { tabId: 1, products: [] },
  ...given,
});
const product = (given: Partial<PaidProduct>): PaidProduct => ({
  orderId: 1,
  tabId: 1,
  vatPercent: 10,
  grossCents: 1000,
  isReleased: false,
  ...given,
});
const refund = (given: Partial<TillRefund>): TillRefund => ({
  amountCents: 500,
  isByHand: false,
  of: 'taken-off',
  actor: 'Marisa',
  lines: [],
  counted: 'now',
  undone: null,
  ...given,
});
const online = (given: Partial<TillPayment>) =>
  payment({ form: 'online', takenBy: '', pays: { lines: [line(1000)] }, ...given });
const tab = (vat: VatBand[] = orderVatBands([line(1000)])) => ({ tabId: 1, vat });
const money = (given: Partial<ShiftMoney>): ShiftMoney => ({
  payments: [],
  tabs: [tab()],
  open: [],
  ...given,
});
const reportOf = (
  payments: TillPayment[],
  start: Parameters<typeof shiftReport>[1] = EMPTY_DRAWER,
) => shiftReport(money({ payments }), start);

describe('a shift counts', () => {
  test('what came in by kind of payment, the tip apart, and who took it', () => {
    const report = reportOf([
      online({ amountCents: 1135, tipCents: 135 }),
      payment({ paymentNumber: 2, amountCents: 700 }),
      payment({ paymentNumber: 3, amountCents: 350, tipCents: 50, takenBy: 'Álvaro' }),
      payment({ paymentNumber: 4, form: 'card', amountCents: 100 }),
    ]);
    expect(report.rows).toEqual([
      { kind: 'charged', form: 'online', count: 1, amountCents: 1000, tipCents: 135 },
      { kind: 'charged', form: 'card', count: 1, amountCents: 100, tipCents: 0 },
      { kind: 'charged', form: 'cash', count: 2, amountCents: 1000, tipCents: 50 },
    ]);
    expect(report).toMatchObject({ charges: 4, returns: 0, saleCents: 2100, tipCents: 185 });
    expect(report.byPerson).toEqual([
      { name: null, amountCents: 1000 },
      { name: 'Álvaro', amountCents: 300 },
      { name: 'Marisa', amountCents: 800 },
    ]);
  });

  test('an online refund in a row of its own: first of the sale, then of the tip', () => {
    const refunds = [refund({ amountCents: 800 }), refund({ amountCents: 300 })];
    const report = reportOf([online({ amountCents: 1135, tipCents: 135, refunds })]);
    expect(report.rows).toEqual([
      { kind: 'charged', form: 'online', count: 1, amountCents: 1000, tipCents: 135 },
      { kind: 'refunded', form: 'online', count: 2, amountCents: -1000, tipCents: -100 },
    ]);
    expect(report).toMatchObject({ saleCents: 0, tipCents: 35, byVat: [] });
    expect(report.byPerson).toEqual([{ name: null, amountCents: 0 }]);
  });

  test('a refund that a bank sends back, and one that came and went within the shift', () => {
    const before = refund({ counted: 'before', undone: 'now' });
    const within = refund({ undone: 'now' });
    const report = reportOf([online({ counted: 'before', refunds: [before, within] })]);
    expect(report.rows.map(({ kind, count, amountCents }) => [kind, count, amountCents])).toEqual([
      ['refunded', 1, -500],
      ['refund-undone', 2, 1000],
    ]);
    expect(report.saleCents).toBe(grossOf(report.byVat));
  });

  test('what is undone after a Z, below zero, for whoever undoes it', () => {
    const undone = { by: 'Noa', counted: 'now' } as const;
    const report = reportOf([
      payment({ counted: 'before', amountCents: 1050, tipCents: 50, undone }),
    ]);
    expect(report.rows).toEqual([
      { kind: 'undone', form: 'cash', count: 1, amountCents: -1000, tipCents: -50 },
    ]);
    expect(report.byPerson).toEqual([{ name: 'Noa', amountCents: -1000 }]);
    expect(report.drawer).toMatchObject({ cashBackCents: 1050, expectedCents: -1050 });
    expect(report.byVat).toMatchObject([{ vatPercent: 10, grossCents: -1000 }]);
  });

  test('nothing twice that was undone before', () => {
    const undone = { by: 'Noa', counted: 'before' } as const;
    const report = reportOf([payment({ counted: 'before', undone })]);
    expect(report).toMatchObject({ rows: [], saleCents: 0, byVat: [] });
  });

  test('what came too late apart from the sale', () => {
    const refunds = [refund({ amountCents: 600 }), refund({ amountCents: 400, isByHand: true })];
    const report = reportOf([online({ isLate: true, refunds })]);
    expect(report).toMatchObject({ charges: 0, returns: 0, saleCents: 0, rows: [], byVat: [] });
    expect(report.late).toEqual({ payments: 1, inCents: 1000, backCents: 1000 });
    expect(report.drawer?.cashBackCents).toBe(400);
  });
});

describe('the drawer', () => {
  test('has the float, what was put in and taken out, and cash with its tips, less what went back', () => {
    const movements = [{ cents: 5000 }, { cents: -1860 }, { cents: -1200 }, { cents: -30_000 }];
    const report = reportOf(
      [
        payment({ amountCents: 50_020, tipCents: 1400 }),
        payment({ paymentNumber: 2, form: 'card', amountCents: 9900 }),
        online({ paymentNumber: 3, refunds: [refund({ isByHand: true, actor: 'Noa' })] }),
      ],
      { floatCents: 20_000, movements, expectedCents: null },
    );
    expect(report.drawer).toEqual({
      floatCents: 20_000,
      inCents: 5000,
      outCents: 33_060,
      cashCents: 50_020,
      cashBackCents: 500,
      expectedCents: 41_460,
      sinceCents: 0,
    });
  });

  test('is expected to hold what it held when it was counted; what moved since is apart', () => {
    const counted = { floatCents: 20_000, movements: [{ cents: -300 }], expectedCents: 21_000 };
    const report = reportOf(
      [payment({ amountCents: 1000 }), payment({ amountCents: 1250 })],
      counted,
    );
    expect(report.drawer).toMatchObject({
      cashCents: 2250,
      expectedCents: 21_000,
      sinceCents: 950,
    });
  });

  test('cannot be worked out before it is counted: all that is cash is left out', () => {
    const payments = [
      online({ refunds: [refund({ isByHand: true })] }),
      payment({ paymentNumber: 2, amountCents: 420, tipCents: 20 }),
      payment({ paymentNumber: 3, form: 'card', amountCents: 300 }),
    ];
    const blind = shiftReport(money({ payments }), null);
    const other = payments.map((one) => (one.form === 'cash' ? { ...one, amountCents: 777 } : one));
    expect(shiftReport(money({ payments: other }), null)).toEqual(blind);
    expect(blind).toMatchObject({
      charges: 2,
      returns: 0,
      saleCents: 1300,
      tipCents: 0,
      drawer: null,
    });
    expect(grossOf(blind.byVat)).toBe(1300);
  });
});

describe('the VAT of what a shift took', () => {
  const ordered = orderVatBands([line(8000), line(2000, 21)]);
  const byVat = (payments: TillPayment[]) =>
    shiftReport(money({ payments, tabs: [tab(ordered)] }), EMPTY_DRAWER).byVat.map(
      ({ vatPercent, grossCents }) => [vatPercent, grossCents],
    );
  const drinks = payment({
    amountCents: 2000,
    pays: { tabId: 1, products: [product({ vatPercent: 21, grossCents: 2000 })] },
  });

  test('is that of the products that a payment is made of', () => {
    expect(byVat([drinks])).toEqual([[21, 2000]]);
  });

  test('is on account that of the rest, whichever was paid first', () => {
    expect(byVat([payment({ paymentNumber: 2, amountCents: 5000 })])).toEqual([
      [10, 4000],
      [21, 1000],
    ]);
    const onAccount = payment({ paymentNumber: 2, amountCents: 8000 });
    for (const payments of [
      [drinks, onAccount],
      [onAccount, drinks],
    ]) {
      expect(byVat(payments)).toEqual([
        [10, 8000],
        [21, 2000],
      ]);
    }
  });

  test('is that of each tab, where an order has gone to another with what was paid of it', () => {
    const tabs = [
      { tabId: 1, vat: orderVatBands([line(1000), line(2000, 21)]) },
      { tabId: 2, vat: orderVatBands([line(8000), line(2000, 21)]) },
    ];
    const wine = product({ tabId: 2, orderId: 2, vatPercent: 21, grossCents: 2000 });
    const gone = { ...drinks, pays: { tabId: 1, products: [wine] } };
    const rest = (paymentNumber: number, tabId: number, amountCents: number) =>
      payment({ paymentNumber, amountCents, pays: { tabId, products: [] } });
    const payments = [gone, rest(2, 2, 8000), rest(3, 1, 3000)];
    const report = shiftReport(money({ payments, tabs }), EMPTY_DRAWER);
    const [first, second] = tabs.map(({ vat }) => vat);
    expect(report.byVat).toEqual(addVatBands(first ?? [], second ?? []));
    const inOneTab = shiftReport(money({ payments: [gone], tabs }), EMPTY_DRAWER);
    expect(inOneTab.byVat.map(({ vatPercent, grossCents }) => [vatPercent, grossCents])).toEqual([
      [21, 2000],
    ]);
  });

  test('of orders that are paid apart is rounded by order', () => {
    const twice = [line(250, 10, 2)];
    const tabs = [tab([...orderVatBands(twice), ...orderVatBands([line(333, 21)])])];
    const products = [250, 250].map((grossCents) => product({ grossCents }));
    const payments = products.map((one, index) =>
      payment({ paymentNumber: index + 1, amountCents: 250, pays: { tabId: 1, products: [one] } }),
    );
    const report = shiftReport(money({ payments, tabs }), EMPTY_DRAWER);
    expect(report.byVat).toEqual(orderVatBands(twice));
  });

  test('goes back first with what was taken off', () => {
    const products = [
      product({ grossCents: 1500 }),
      product({ vatPercent: 21, grossCents: 500, isReleased: true }),
    ];
    const refunds = [refund({ isByHand: true })];
    const taken = payment({ amountCents: 2000, pays: { tabId: 1, products }, refunds });
    expect(byVat([taken])).toEqual([[10, 1500]]);
    expect(byVat([{ ...taken, counted: 'before' }])).toEqual([[21, -500]]);
  });
});

/*
 * Random evenings: orders that phones pay when placing them, and tabs that several people pay, some by
 * products and some on account, until nothing is due; some give tips.
 */
const anyLine = fc
  .record({
    cents: fc.integer({ min: 1, max: 4000 }),
    vatPercent: fc.constantFrom(10, 21, 4),
    quantity: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ cents, vatPercent, quantity }) => line(cents, vatPercent, quantity));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });
const anyCounted = fc.constantFrom('before' as const, 'now' as const);
const anyForm = fc.constantFrom(
  'online' as const,
  'card' as const,
  'cash' as const,
  'other' as const,
);

interface Evening {
  orders: OrderLine[][];
  payments: TillPayment[];
  tabs: { tabId: number; vat: VatBand[] }[];
}

const orderPaidOnline = fc
  .record({
    lines: anyLines,
    tipCents: fc.integer({ min: 0, max: 300 }),
    back: fc.integer({ min: 0, max: 9000 }),
  })
  .map(({ lines, tipCents, back }): Omit<Evening, 'tabs'> => {
    const amountCents = totalGrossCents(lines) + tipCents;
    const refunds = back === 0 ? [] : [refund({ amountCents: Math.min(back, amountCents) })];
    return {
      orders: [lines],
      payments: [online({ amountCents, tipCents, refunds, pays: { lines } })],
    };
  });

const tabPaid = fc
  .record({
    orders: fc.array(anyLines, { minLength: 1, maxLength: 3 }),
    picks: fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    forms: fc.infiniteStream(anyForm),
    tips: fc.infiniteStream(fc.integer({ min: 0, max: 200 })),
    /** What of a payment its restaurant gives back. */
    backs: fc.infiniteStream(fc.constantFrom(0, 0, 0.1, 0.33, 1)),
  })
  .map(
    ({ orders, picks, cuts, forms, tips, backs }): Omit<Evening, 'tabs'> & { vat: VatBand[] } => {
      const next = <Value>(stream: Iterator<Value>) => stream.next().value as Value;
      const byPayer = new Map<number, PaidProduct[]>();
      let restCents = 0;
      const lines = orders.flatMap((one, orderId) => one.map((each) => ({ ...each, orderId })));
      for (const { orderId, quantity, vatPercent, unitGrossCents: grossCents } of lines) {
        for (let unit = 0; unit < quantity; unit += 1) {
          const payer = next(picks);
          // Nobody picks it: it is paid on account.
          if (payer === 0) restCents += grossCents;
          else {
            const picked = product({ orderId, vatPercent, grossCents });
            byPayer.set(payer, [...(byPayer.get(payer) ?? []), picked]);
          }
        }
      }
      const bounds = [
        0,
        ...cuts.toSorted((one, other) => one - other).map((cut) => Math.floor(cut * restCents)),
        restCents,
      ];
      const parts = bounds.slice(1).map((bound, index) => bound - (bounds[index] ?? 0));
      const pay = (cents: number, products: PaidProduct[]) => {
        const tipCents = next(tips);
        const form = next(forms);
        const amountCents = cents + tipCents;
        const back = form === 'online' ? Math.floor(next(backs) * amountCents) : 0;
        const halves = [Math.ceil(back / 2), Math.floor(back / 2)].filter((half) => half > 0);
        return payment({
          form,
          amountCents,
          tipCents,
          refunds: halves.map((half) => refund({ amountCents: half, of: 'sold' })),
          pays: { tabId: 0, products },
        });
      };
      const vat = orders
        .map(orderVatBands)
        .reduce<VatBand[]>((all, one) => addVatBands(all, one), []);
      return {
        orders,
        vat,
        payments: [
          ...[...byPayer.values()].map((products) =>
            pay(
              products.reduce((sum, { grossCents }) => sum + grossCents, 0),
              products,
            ),
          ),
          ...parts.filter((cents) => cents > 0).map((cents) => pay(cents, [])),
        ],
      };
    },
  );

const productsOf = ({ pays }: TillPayment) => ('products' in pays ? pays.products : []);
const ofTab = (one: PaidProduct, tabId: number) => ({
  ...one,
  tabId,
  orderId: 100 * tabId + one.orderId,
});

const evening = fc
  .record({
    ofOrders: fc.array(orderPaidOnline, { maxLength: 5 }),
    ofTabs: fc.array(tabPaid, { maxLength: 4 }),
  })
  .map(({ ofOrders, ofTabs }): Evening => {
    const payments = [
      ...ofOrders.flatMap((one) => one.payments),
      ...ofTabs.flatMap((one, tabId) =>
        one.payments.map((paid) => ({
          ...paid,
          pays: { tabId, products: productsOf(paid).map((picked) => ofTab(picked, tabId)) },
        })),
      ),
    ];
    return {
      orders: [...ofOrders, ...ofTabs].flatMap(({ orders }) => orders),
      payments: payments.map((paid, index) => ({ ...paid, paymentNumber: index + 1 })),
      tabs: ofTabs.map(({ vat }, tabId) => ({ tabId, vat })),
    };
  });

const START = Date.parse('2026-11-20T04:00:00Z');
const DAY = { from: new Date(START), until: new Date(START + 24 * 60 * 60_000) };
const AT = '2026-11-20T13:10:00.000Z';

/** The same evening as the figures of its day know it. */
function accountsOf({ orders, payments }: Evening): OrderInSpan[] {
  return orders.map((lines, index) => {
    const paid = payments.find(({ pays }) => 'lines' in pays && pays.lines === lines);
    return {
      order: {
        orderId: index + 1,
        restaurantId: 1001,
        tableName: '4',
        partyName: '',
        isTableVerified: true,
        note: '',
        lines,
        doneLines: [],
        courses: [],
        origin: 'diner',
        totalCents: totalGrossCents(lines),
        status: 'closed',
        cancelReason: '',
        tipCents: paid?.tipCents ?? 0,
        refundedCents: 0,
        stray: null,
        paidDespite: null,
        readyAt: null,
        seenAt: null,
        avoidances: [],
        allergySeenAt: null,
        promise: null,
        leftCents: null,
        payment: paid ? 'paid' : 'unpaid',
        placedAt: AT,
        version: 1,
      },
      readyAt: null,
      statusBefore: null,
      cancelledAt: null,
      removals: [],
      charges: paid
        ? [
            {
              at: AT,
              isLate: false,
              amountCents: paid.amountCents,
              tipCents: paid.tipCents,
              platformFeeCents: 0,
              providerFee: null,
            },
          ]
        : [],
      refunds: (paid?.refunds ?? []).map(({ amountCents, lines: back }) => ({
        at: AT,
        isByHand: false,
        undoneAt: null,
        of: 'sold' as const,
        amountCents,
        platformFeeCents: 0,
        lines: back,
      })),
      disputes: [],
    };
  });
}

/** The shares that were paid online, as the figures know them. */
function sharesOf({ payments, tabs }: Evening): ShareAccount[] {
  return payments.flatMap((paid) => {
    const { form, pays, paymentNumber, amountCents, tipCents } = paid;
    if (form !== 'online' || !('tabId' in pays)) return [];
    const charge = { at: AT, isLate: false, amountCents, tipCents, platformFeeCents: 0 };
    const charges = [{ ...charge, providerFee: null }];
    const refunds = paid.refunds.map((one) => {
      return { ...one, at: AT, undoneAt: null, platformFeeCents: 0 };
    });
    const atTab = payments.filter((one) => 'tabId' in one.pays && one.pays.tabId === pays.tabId);
    const picked = vatByOrder(atTab.flatMap(productsOf));
    const vat = tabs.find(({ tabId }) => tabId === pays.tabId)?.vat ?? [];
    const onAccount = amountCents - tipCents - grossOf(vatBands(pays.products));
    const of = [...pays.products, ...spreadOver(onAccount, vat, picked)];
    return [{ paymentNumber, tableName: '4', paid: of, charges, refunds, disputes: [] }];
  });
}

describe('whatever an evening is like', () => {
  test('its Z adds up with the figures of its day, to the cent and by rate', () => {
    fc.assert(
      fc.property(evening, (one) => {
        const { payments } = one;
        const facts = { orders: accountsOf(one), shares: sharesOf(one), payments, tabs: [] };
        const day = dayFigures(facts, DAY);
        const report = shiftReport(money(one), EMPTY_DRAWER);
        expect(report.byVat).toEqual(day.byVat);
        expect(report.saleCents).toBe(day.grossCents + day.corrected.grossCents);
        expect(report).toMatchObject(day.byForm);
        const sums = (kind: string) =>
          report.rows
            .filter((row) => row.kind === kind && row.form === 'online')
            .reduce((sum, { amountCents, tipCents }) => sum + amountCents + tipCents, 0);
        expect(sums('charged')).toBe(day.money.chargedCents);
        expect(0 - sums('refunded')).toBe(day.money.refundedCents);
      }),
    );
  });

  test('rows, persons, VAT and sale are one sum, and so are tips', () => {
    const anyEvening = fc.tuple(evening, fc.infiniteStream(anyCounted));
    fc.assert(
      fc.property(anyEvening, ([one, counted]) => {
        const payments = one.payments.map((paid) => ({
          ...paid,
          counted: counted.next().value as 'before' | 'now',
        }));
        const report = shiftReport(money({ ...one, payments }), EMPTY_DRAWER);
        const sumOf = (all: readonly { amountCents: number }[]) =>
          all.reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(sumOf(report.rows)).toBe(report.saleCents);
        expect(sumOf(report.byPerson)).toBe(report.saleCents);
        expect(grossOf(report.byVat)).toBe(report.saleCents);
        expect(
          report.byVat.every((band) => band.netCents + band.vatCents === band.grossCents),
        ).toBe(true);
        const tips = payments.filter((paid) => paid.counted === 'now' || paid.refunds.length > 0);
        expect(report.tipCents).toBeLessThanOrEqual(
          tips.reduce((sum, { tipCents }) => sum + tipCents, 0),
        );
      }),
    );
  });

  test('two shifts come to what one would have', () => {
    fc.assert(
      fc.property(evening, fc.infiniteStream(fc.boolean()), (one, isFirst) => {
        const inFirst = one.payments.map(() => isFirst.next().value as boolean);
        const first = shiftReport(
          money({
            ...one,
            payments: one.payments
              .filter((_, index) => inFirst[index])
              .map((paid) => ({ ...paid, refunds: [] })),
          }),
          EMPTY_DRAWER,
        );
        const second = shiftReport(
          money({
            ...one,
            payments: one.payments.map((paid, index) =>
              inFirst[index] ? { ...paid, counted: 'before' as const } : paid,
            ),
          }),
          EMPTY_DRAWER,
        );
        const whole = shiftReport(money(one), EMPTY_DRAWER);
        expect(first.saleCents + second.saleCents).toBe(whole.saleCents);
        expect(first.tipCents + second.tipCents).toBe(whole.tipCents);
        expect(first.drawer!.expectedCents + second.drawer!.expectedCents).toBe(
          whole.drawer!.expectedCents,
        );
        const together = addVatBands(first.byVat, second.byVat);
        expect(grossOf(subtractVatBands(together, whole.byVat))).toBe(0);
      }),
    );
  });
});
