import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spreadCents, type Cents } from '../money/money.ts';
import { addVatBands, vatBands, type VatBand } from '../money/tax.ts';
import { orderVatBands, type Order, type OrderLine } from '../orders/order.ts';
import type { ProductShare } from '../tabs/share.ts';
import type { TabPayment } from '../tabs/tab-payment.ts';
import type { InvoiceName } from './invoice-record.ts';
import { MAX_SIMPLIFIED_CENTS } from './invoice-rules.ts';
import {
  needsRecipient,
  owedInvoices,
  type OwedInvoice,
  type StandingInvoice,
  type TabToInvoice,
} from './owed-invoices.ts';

const line = (
  name: string,
  unitGrossCents: Cents,
  vatPercent: number,
  quantity = 1,
): OrderLine => ({
  productId: 1,
  name,
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

function order(orderId: number, lines: readonly OrderLine[]): Order {
  const totalCents = lines.reduce((sum, one) => sum + one.quantity * one.unitGrossCents, 0);
  return {
    orderId,
    restaurantId: 1001,
    tableName: '4',
    partyName: '',
    isTableVerified: true,
    note: '',
    lines: [...lines],
    doneLines: [],
    courses: [],
    origin: 'diner',
    totalCents,
    status: 'ready',
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
    placedAt: '2026-11-20T20:00:00.000Z',
    version: 1,
  };
}

function payment(paymentNumber: number, changes: Partial<TabPayment>): TabPayment {
  return {
    paymentNumber,
    orderId: null,
    memberId: 1,
    form: 'online',
    state: 'paid',
    isProcessing: false,
    ended: null,
    amountCents: 0,
    tipCents: 0,
    products: [],
    onAccountCents: 0,
    owedBackCents: 0,
    chargedCents: 0,
    refundedCents: 0,
    returningCents: 0,
    givenBackAt: null,
    goodwillCents: 0,
    reason: '',
    startedAt: '2026-11-20T20:10:00.000Z',
    takenBy: '',
    ...changes,
  };
}

const unit = (orderId: number, lineNumber: number, cents: Cents, at = 1): ProductShare => ({
  orderId,
  lineNumber,
  unit: at,
  parts: 1,
  part: 1,
  cents,
});

/** Two oxtails of 18,00 at 10 %, and a bottle to take away of 12,10 at 21 %. */
const DINNER = order(7, [line('Rabo de toro', 1_800, 10, 2), line('Vino', 1_210, 21)]);

function tabOf(payments: readonly TabPayment[], orders: readonly Order[] = [DINNER]): TabToInvoice {
  return {
    tabId: 3,
    tableName: '4',
    isClosed: false,
    orders: orders.map((one) => ({ order: one, memberId: 1 })),
    money: { payments, ofOrders: [], division: null },
  };
}

function owed(
  tab: TabToInvoice,
  standing: readonly StandingInvoice[] = [],
  isToTell: (paymentNumber: number) => boolean = () => true,
): OwedInvoice[] {
  const numbers = tab.money.payments.map(({ paymentNumber }) => paymentNumber);
  return owedInvoices({ tabId: 3, paymentNumbers: new Set(numbers) }, [tab], standing, isToTell);
}

/** As they stand once they are issued. */
const issued = (all: readonly OwedInvoice[]): StandingInvoice[] =>
  all.map((one, index) => ({ ...one, number: `T2026-00000${index + 1}`, day: '2026-11-20' }));

const bandOf = (vatPercent: number, grossCents: Cents) => vatBands([{ vatPercent, grossCents }]);

describe('a payment of products', () => {
  const OXTAIL = payment(41, { products: [unit(7, 1, 1_800)], tipCents: 200 });

  test('has a simplified invoice of them, without the tip', () => {
    expect(owed(tabOf([OXTAIL]))).toEqual([
      {
        paymentNumber: 41,
        tabId: 3,
        tableName: '4',
        form: 'online',
        isOnAccount: false,
        kind: 'F2',
        corrects: [],
        replaces: [],
        recipient: null,
        lines: [{ quantity: 1, name: 'Rabo de toro', unitGrossCents: 1_800, grossCents: 1_800 }],
        bands: bandOf(10, 1_800),
        totalCents: 1_800,
      },
    ]);
  });

  test('has it once', () => {
    const tab = tabOf([OXTAIL]);
    expect(owed(tab, issued(owed(tab)))).toEqual([]);
  });

  test('has none while it is open, nor if its money came before its restaurant invoiced', () => {
    expect(owed(tabOf([{ ...OXTAIL, state: 'open' }]))).toEqual([]);
    expect(owed(tabOf([OXTAIL]), [], () => false)).toEqual([]);
    expect(owed(tabOf([{ ...OXTAIL, goodwillCents: 500 }]), [], () => false)).toEqual([]);
  });

  test('of which a product was taken off has a correction that names it', () => {
    const both = payment(41, { products: [unit(7, 1, 1_800), unit(7, 2, 1_210)] });
    const told = issued(owed(tabOf([both])));
    expect(owed(tabOf([{ ...both, products: [unit(7, 1, 1_800)] }]), told)).toMatchObject([
      {
        kind: 'R5',
        corrects: [{ number: 'T2026-000001', day: '2026-11-20' }],
        lines: [{ quantity: -1, name: 'Vino', unitGrossCents: 1_210, grossCents: -1_210 }],
        bands: [{ vatPercent: 21, grossCents: -1_210, netCents: -1_000, vatCents: -210 }],
        totalCents: -1_210,
      },
    ]);
  });

  test.each(['undone', 'returned'] as const)('that is %s has a correction of all', (state) => {
    const told = issued(owed(tabOf([OXTAIL])));
    const [correction] = owed(tabOf([{ ...OXTAIL, state }]), told);
    expect(correction).toMatchObject({ kind: 'R5', totalCents: -1_800 });
    expect(addVatBands(told[0]!.bands, correction!.bands)).toEqual([]);
  });

  test('of which some was given back has a correction of all its rates, and back if the bank refuses', () => {
    const both = payment(41, { products: [unit(7, 1, 1_800), unit(7, 2, 1_210)] });
    const told = issued(owed(tabOf([both])));
    const back = owed(tabOf([{ ...both, goodwillCents: 301 }]), told);
    expect(back).toMatchObject([
      { kind: 'R5', totalCents: -301, lines: [{ name: 'Devuelto', grossCents: -301 }] },
    ]);
    expect(back[0]!.bands.map(({ vatPercent }) => vatPercent)).toEqual([10, 21]);
    const again = owed(tabOf([both]), [...told, ...issued(back)]);
    expect(again).toMatchObject([{ kind: 'R5', totalCents: 301 }]);
    const all = [...told, ...back, ...again].flatMap(({ bands }) => bands);
    expect(addVatBands(all, [])).toEqual(told[0]!.bands);
  });

  test('in somebody’s name is corrected in their name', () => {
    const recipient = { name: 'Imprenta Ruiz SL', taxId: 'B87654323', address: 'Mayor 8' };
    const inTheirName = (kind: 'F1' | 'F3' | 'R4', replaces: InvoiceName[] = []) =>
      issued(owed(tabOf([OXTAIL]))).map((one) => ({ ...one, kind, replaces, recipient }));
    const undone = tabOf([{ ...OXTAIL, state: 'undone' }]);
    expect(owed(undone, inTheirName('F1'))).toMatchObject([{ kind: 'R1', recipient }]);
    expect(owed(undone, inTheirName('R4'))).toMatchObject([{ kind: 'R1', recipient }]);
    // What goes back later corrects the same one.
    const twice = owed(tabOf([{ ...OXTAIL, goodwillCents: 300 }]), inTheirName('F1'));
    const once = [...inTheirName('F1'), ...issued(twice)];
    const [rest] = owed(undone, once);
    expect(rest).toMatchObject({ kind: 'R1', corrects: twice[0]!.corrects });
    const tickets = [
      { number: 'T2026-000001', day: '2026-11-30' },
      { number: 'R2026-000001', day: '2026-11-30' },
    ];
    expect(owed(undone, inTheirName('F3', tickets))).toMatchObject([
      { kind: 'R5', corrects: [tickets[0]], recipient: null, holder: recipient },
    ]);
  });

  test('waits for a name above what a simplified invoice may say', () => {
    const feast = order(8, [line('Boda', MAX_SIMPLIFIED_CENTS + 1, 10)]);
    const of = (cents: Cents) =>
      owed(tabOf([payment(1, { products: [unit(8, 1, cents)] })], [feast]));
    expect(of(MAX_SIMPLIFIED_CENTS + 1).map(needsRecipient)).toEqual([true]);
    expect(of(MAX_SIMPLIFIED_CENTS).map(needsRecipient)).toEqual([false]);
    expect(needsRecipient({ kind: 'F1', totalCents: MAX_SIMPLIFIED_CENTS + 1 })).toBe(false);
  });

  test('for orders of two tabs has one invoice, and what is taken off one of them one correction', () => {
    const coffee = order(9, [line('Café', 150, 10)]);
    const here = tabOf([payment(41, { products: [unit(7, 1, 1_800)] })]);
    const there: TabToInvoice = {
      ...tabOf([payment(41, { products: [unit(9, 1, 150)] })], [coffee]),
      tabId: 5,
      tableName: '7',
    };
    const of = { tabId: 3, paymentNumbers: new Set([41]) };
    const told = issued(owedInvoices(of, [here, there], [], () => true));
    expect(told).toMatchObject([
      { paymentNumber: 41, bands: [{ vatPercent: 10, grossCents: 1_950 }] },
    ]);
    const gone = { ...there, money: { ...there.money, payments: [] } };
    const corrections = owedInvoices({ ...of, tabId: 5 }, [here, gone], told, () => true);
    expect(corrections).toMatchObject([{ lines: [{ name: 'Café', quantity: -1 }] }]);
  });
});

describe('money on account', () => {
  const parts = spreadCents(4_810, [1, 1, 1]);
  const thirds = parts.map((onAccountCents, index) => payment(51 + index, { onAccountCents }));

  test('has no invoice while something is due', () => {
    expect(owed(tabOf(thirds.slice(0, 2)))).toEqual([]);
  });

  test('has one for each payer once it completes the tab, with the VAT of the orders', () => {
    const invoices = owed(tabOf(thirds));
    expect(invoices.map(({ totalCents, kind }) => [kind, totalCents])).toEqual(
      parts.map((cents) => ['F2', cents]),
    );
    expect(
      addVatBands(
        invoices.flatMap(({ bands }) => bands),
        [],
      ),
    ).toEqual(orderVatBands(DINNER.lines));
    expect(invoices[0]!.lines).toEqual([
      {
        quantity: 1,
        name: 'Comida y bebida: parte de la cuenta, Mesa 4',
        unitGrossCents: parts[0],
        grossCents: parts[0],
      },
    ]);
  });

  test('has one once its tab is closed with something due', () => {
    const [first] = thirds;
    expect(owed({ ...tabOf([first!]), isClosed: true })).toMatchObject([
      { paymentNumber: 51, totalCents: parts[0], isOnAccount: true },
    ]);
  });

  test('keeps it when something more is ordered, and the next payer has the rest', () => {
    const told = issued(owed(tabOf(thirds)));
    const coffee = order(9, [line('Café', 150, 10)]);
    expect(owed(tabOf(thirds, [DINNER, coffee]), told)).toEqual([]);
    const last = payment(60, { onAccountCents: 150 });
    expect(owed(tabOf([...thirds, last], [DINNER, coffee]), told)).toMatchObject([
      { paymentNumber: 60, bands: bandOf(10, 150) },
    ]);
  });

  test('that goes back in part has a correction of its own rates', () => {
    const told = issued(owed(tabOf(thirds)));
    const [first, ...others] = thirds;
    const less = { ...first!, onAccountCents: first!.onAccountCents - 400 };
    expect(owed(tabOf([less, ...others]), told)).toMatchObject([
      { kind: 'R5', paymentNumber: 51, totalCents: -400 },
    ]);
  });
});

test('whoever pays what, in whatever order, the invoices add up to the orders, cent by cent and rate by rate', () => {
  const product = fc.record({
    cents: fc.integer({ min: 1, max: 4_000 }),
    vatPercent: fc.constantFrom(10, 21),
    payer: fc.nat(4),
  });
  const evening = fc.record({
    eaten: fc.array(product, { minLength: 1, maxLength: 12 }),
    onAccount: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
    together: fc.boolean(),
  });
  fc.assert(
    fc.property(evening, ({ eaten, onAccount, together }) => {
      const ordered = order(
        7,
        eaten.map(({ cents, vatPercent }, index) => line(`Plato ${index}`, cents, vatPercent)),
      );
      const products = [0, 1, 2].map((payer) =>
        payment(41 + payer, {
          products: eaten.flatMap((one, index) =>
            one.payer === payer ? [unit(7, index + 1, one.cents)] : [],
          ),
        }),
      );
      const rest = eaten
        .filter(({ payer }) => payer > 2)
        .reduce((sum, { cents }) => sum + cents, 0);
      const parts = spreadCents(rest, onAccount).map((onAccountCents, index) =>
        payment(51 + index, { onAccountCents }),
      );
      const all = [...products, ...parts];
      let told: StandingInvoice[] = [];
      for (const count of together ? [all.length] : all.map((_one, index) => index + 1)) {
        const more = owed(tabOf(all.slice(0, count), [ordered]), told);
        told = [...told, ...issued(more)];
      }
      const sum = addVatBands(
        told.flatMap(({ bands }) => bands),
        [],
      );
      expect(sum).toEqual(orderVatBands(ordered.lines) satisfies VatBand[]);
      for (const { lines, bands } of told) {
        const gross = bands.reduce((of, { grossCents }) => of + grossCents, 0);
        expect(lines.reduce((of, { grossCents }) => of + grossCents, 0)).toBe(gross);
        for (const { grossCents, netCents, vatCents } of bands) {
          expect(netCents + vatCents).toBe(grossCents);
          expect(vatCents).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    // Three cents of a rest of four would have a cent of VAT, where none is left.
    {
      examples: [
        [
          {
            eaten: [
              { cents: 4, vatPercent: 21, payer: 3 },
              { cents: 1_092, vatPercent: 21, payer: 0 },
              { cents: 1, vatPercent: 10, payer: 0 },
            ],
            onAccount: [2, 1],
            together: false,
          },
        ],
      ],
    },
  );
});
