import { beforeEach, expect, test } from 'vitest';
import { closeTill, type TillBooks } from './close-till.ts';
import { FLOAT_CENTS } from './create-restaurant.ts';
import { Ledger } from './ledger.ts';

const PAGE = 'http://127.0.0.1/pago-de-prueba/pago/cs_1';
const SOLD_CENTS = 3_000;

let ledger: Ledger;
/** 20,00 € and a tip of 1,00 € from a phone, of which 3,00 € went back; 7,00 € in cash, and 3,00 € that nobody paid. */
beforeEach(() => {
  ledger = new Ledger();
  const told = { restaurantId: 1001, tab: { tabId: 1, paymentNumber: 1 } };
  const paid = ledger.money.pay({
    ...told,
    form: 'online',
    saleCents: 2_000,
    tipCents: 100,
    url: PAGE,
  });
  paid.backCents = 300;
  ledger.money.pay({ ...told, form: 'efectivo', saleCents: 700, tipCents: 0, url: null });
});

type Rows = TillBooks['report']['rows'];
const ROWS: Rows = [
  { kind: 'charged', form: 'online', count: 1, amountCents: 2_000, tipCents: 100 },
  { kind: 'charged', form: 'cash', count: 1, amountCents: 700, tipCents: 0 },
  { kind: 'refunded', form: 'online', count: 1, amountCents: -300, tipCents: 0 },
];
const NO_LATE = { payments: 0, inCents: 0, backCents: 0 };

function books(rows = ROWS, more: Partial<TillBooks> = {}): TillBooks {
  const saleCents = rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const drawer = { inCents: 0, outCents: 0, cashCents: 700, cashBackCents: 0, sinceCents: 0 };
  return {
    restaurantId: 1001,
    report: {
      rows,
      saleCents,
      late: NO_LATE,
      byVat: [{ vatPercent: 10, grossCents: saleCents, netCents: 0, vatCents: 0 }],
      byPerson: [{ name: null, amountCents: saleCents }],
      drawer: { ...drawer, floatCents: FLOAT_CENTS, expectedCents: FLOAT_CENTS + 700 },
    },
    days: [
      {
        byForm: { rows, saleCents, tipCents: 100, late: NO_LATE },
        corrected: { entries: 1, grossCents: -300, byVat: [] },
        money: {
          payments: 1,
          chargedCents: 2_100,
          tipCents: 100,
          refundedCents: 300,
          platformFeeCents: 0,
          providerFeeCents: 0,
          withoutFee: 0,
          disputedCents: 0,
          netCents: 1_800,
        },
        due: { orders: 0, grossCents: 0 },
        unpaid: [{ reason: 'walkout', tabs: 1, dueCents: 300 }],
      },
    ],
    openDueCents: 0,
    provider: new Map([[PAGE, { isPaid: true, amountCents: 2_100, backCents: 300 }]]),
    ...more,
  };
}

test('a till that agrees with everybody causes no breach', () => {
  closeTill(ledger, books(), SOLD_CENTS);
  expect(ledger.breaches).toEqual([]);
});

const cent = (index: number): Rows =>
  ROWS.map((row, at) => (at === index ? { ...row, amountCents: row.amountCents + 1 } : row));
const lies: [string, TillBooks, number][] = [
  ['a cent of a phone', books(cent(0)), SOLD_CENTS],
  ['a cent of cash', books(cent(1)), SOLD_CENTS],
  ['a cent given back', books(cent(2)), SOLD_CENTS],
  ['a charge that nobody made', books([...ROWS, { ...ROWS[1]!, form: 'card' }]), SOLD_CENTS],
  ['a charge that is missing', books(ROWS.slice(0, 1)), SOLD_CENTS],
  ['an order that nobody paid', books(), SOLD_CENTS + 1],
  ['a tab that owes', books(ROWS, { openDueCents: 1 }), SOLD_CENTS],
  [
    'a provider that took more',
    books(ROWS, {
      provider: new Map([[PAGE, { isPaid: true, amountCents: 2_101, backCents: 300 }]]),
    }),
    SOLD_CENTS,
  ],
  ['a provider that knows of nothing', books(ROWS, { provider: new Map() }), SOLD_CENTS],
];
test.each(lies)('%s is a breach', (_name, told, soldCents) => {
  closeTill(ledger, told, soldCents);
  expect(ledger.kinds).toMatch(/figures do not sum/);
});

test('where somebody was not told what became of their money, the books must still agree among themselves', () => {
  ledger.money.unsure.add(1001);
  ledger.money.payments.pop();
  closeTill(ledger, books(), SOLD_CENTS);
  expect(ledger.breaches).toEqual([]);
  closeTill(ledger, books(), SOLD_CENTS + 1);
  expect(ledger.broken).toBe(1);
});
