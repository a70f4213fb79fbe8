import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import { RECEIPT_ES } from '../i18n/es.ts';
import { receiptHeading } from '../i18n/receipt-messages.ts';
import { netMicrosFromGross } from './money.ts';
import { hasReceipt, receiptOf, receiptOfShare, type PaidShare } from './receipt.ts';

const restaurant = {
  legalName: 'Taberna del Palacio, S.L.',
  taxId: 'B00283002',
  address: 'Calle de los Jardineros, 7',
  postalCode: '28300',
  city: 'Aranjuez',
  phone: '910000283',
};
const line = (name: string, quantity: number, unitGrossCents: number, vatPercent: number) => ({
  productId: 1,
  name,
  quantity,
  note: '',
  vatPercent,
  unitGrossCents,
  netMicros: 1,
  formatId: null,
  options: [],
  course: 1,
  station: '',
  forName: '',
  removed: 0,
  removeReason: '',
});
const order: Order = {
  orderId: 128,
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines: [line('Salmorejo', 2, 700, 10), line('Tinto de la vega', 1, 1290, 21)],
  doneLines: [],
  courses: [],
  origin: 'diner',
  totalCents: 2690,
  status: 'closed',
  cancelReason: '',
  tipCents: 135,
  refundedCents: 700,
  stray: null,
  paidDespite: null,
  seenAt: null,
  avoidances: [],
  allergySeenAt: null,
  promise: null,
  leftCents: null,
  readyAt: null,
  payment: 'paid',
  placedAt: '2026-11-20T20:31:07.000Z',
  version: 1,
};

test('a receipt shows who sold what, with its tax, and how it was paid', () => {
  const withFree = { ...order, lines: [...order.lines, line('Pan', 1, 0, 10)] };
  expect(receiptOf(withFree, restaurant)).toEqual({
    legalName: 'Taberna del Palacio, S.L.',
    taxId: 'B00283002',
    addressLines: ['Calle de los Jardineros, 7', '28300 Aranjuez'],
    phone: '910000283',
    placed: { orderId: 128, tableName: '4', day: '20/11/2026', time: '21:31' },
    lines: [
      { quantity: 2, name: 'Salmorejo', unitGrossCents: 700, grossCents: 1400 },
      { quantity: 1, name: 'Tinto de la vega', unitGrossCents: 1290, grossCents: 1290 },
    ],
    onAccountCents: 0,
    totalCents: 2690,
    bands: [
      { vatPercent: 10, grossCents: 1400, netCents: 1273, vatCents: 127 },
      { vatPercent: 21, grossCents: 1290, netCents: 1066, vatCents: 224 },
    ],
    takenOff: [],
    tipCents: 135,
    refundedCents: 700,
    returningCents: 0,
    paidCents: 2825,
    payment: 'paid',
  });
});

test('a receipt names what was taken off an order that was paid, and adds up with it', () => {
  const [soup, wine] = order.lines;
  const lines = [
    { ...soup!, quantity: 1, removed: 1 },
    { ...wine!, quantity: 0, removed: 1 },
  ];
  const left = { ...order, lines, totalCents: 700, refundedCents: 700 };
  const receipt = receiptOf(left, restaurant);
  expect(receipt.lines.map(({ name, grossCents }) => [name, grossCents])).toEqual([
    ['Salmorejo', 700],
  ]);
  expect(receipt.takenOff).toEqual([
    { quantity: 1, name: 'Salmorejo', unitGrossCents: 700, grossCents: 700 },
    { quantity: 1, name: 'Tinto de la vega', unitGrossCents: 1290, grossCents: 1290 },
  ]);
  const sum = receipt.takenOff.reduce((all, { grossCents }) => all + grossCents, 0);
  expect(sum).toBe(receipt.refundedCents + receipt.returningCents);
  expect(receipt.totalCents + sum + receipt.tipCents).toBe(receipt.paidCents);
  expect(receipt.bands).toMatchObject([{ vatPercent: 10, grossCents: 700 }]);
  // What nobody has paid has nothing to come back.
  expect(receiptOf({ ...left, payment: 'unpaid' }, restaurant).takenOff).toEqual([]);
});

test.each([
  { payment: 'unpaid', status: 'closed', told: 'atTable' },
  { payment: 'pending', status: 'received', told: 'unfinished' },
  { payment: 'pending', status: 'cancelled', told: 'cancelled' },
  { payment: 'unpaid', status: 'cancelled', told: 'cancelled' },
] as const)(
  'the receipt of an order that is $payment and $status says: $told',
  ({ payment, status, told }) => {
    const receipt = receiptOf({ ...order, payment, status, refundedCents: 0 }, restaurant);
    expect(receipt).toMatchObject({ payment: told, paidCents: null, tipCents: 0 });
  },
);

test('the receipt of a cancelled order with a late payment does not say that nothing was charged', () => {
  const stray = { state: 'returned', amountCents: 2825 } as const;
  const late = {
    ...order,
    payment: 'pending',
    status: 'cancelled',
    refundedCents: 0,
    stray,
  } as const;
  expect(receiptOf(late, restaurant).payment).toBe('stray');
});

test('a receipt in Spanish says which order it is of, how it was paid, and that it is no invoice', () => {
  expect(receiptHeading(RECEIPT_ES, receiptOf(order, restaurant).placed)).toBe(
    'Pedido nº 128 · Mesa 4 · 20/11/2026 21:31',
  );
  expect(RECEIPT_ES.payments).toEqual({
    cancelled: 'Pedido cancelado: no se ha cobrado nada',
    stray: 'Pedido cancelado: su pago va aparte',
    paid: 'Pagado online',
    unfinished: 'Pago online sin terminar',
    atTable: 'Se paga en la mesa',
    paidAtTable: 'Pagado en la mesa',
  });
  expect(receiptOf({ ...order, payment: 'unpaid', leftCents: 100 }, restaurant).payment).toBe(
    'atTable',
  );
  expect(receiptOf({ ...order, payment: 'unpaid', leftCents: 0 }, restaurant).payment).toBe(
    'paidAtTable',
  );
  expect(RECEIPT_ES.notice).toBe('Este documento no es una factura');
});

test('the lines and the VAT bands of a receipt add up to its total, to the cent', () => {
  const lines = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ max: 99_999, min: 1 }))
      .chain(([quantity, cents]) =>
        fc.constantFrom(10, 21).map((vat) => line('Plato', quantity, cents, vat)),
      ),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, (some) => {
      const totalCents = some.reduce((sum, one) => sum + one.quantity * one.unitGrossCents, 0);
      const receipt = receiptOf({ ...order, lines: some, totalCents }, restaurant);
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      expect(sum(receipt.lines.map(({ grossCents }) => grossCents))).toBe(totalCents);
      expect(sum(receipt.bands.map(({ netCents, vatCents }) => netCents + vatCents))).toBe(
        totalCents,
      );
    }),
  );
});

test.each([
  { payment: 'paid', status: 'received', has: true },
  { payment: 'paid', status: 'cancelled', has: true },
  { payment: 'unpaid', status: 'received', has: true },
  { payment: 'unpaid', status: 'cancelled', has: false },
  { payment: 'pending', status: 'received', has: false },
] as const)(
  'an order that is $payment and $status has a receipt: $has',
  ({ payment, status, has }) => {
    expect(hasReceipt({ ...order, payment, status })).toBe(has);
  },
);

const share: PaidShare = {
  paymentNumber: 301,
  tableName: '4',
  startedAt: '2026-11-20T20:31:07.000Z',
  form: 'online',
  lines: [
    { name: 'Salmorejo', quantity: 2, unitGrossCents: 700, vatPercent: 10 },
    { name: 'Tinto de la vega, 2/3', quantity: 1, unitGrossCents: 860, vatPercent: 21 },
  ],
  bands: [
    { vatPercent: 10, grossCents: 1400, netCents: 1273, vatCents: 127 },
    { vatPercent: 21, grossCents: 860, netCents: 711, vatCents: 149 },
  ],
  takenOff: [],
  onAccountCents: 0,
  tipCents: 100,
  chargedCents: 2360,
  refundedCents: 0,
  returningCents: 0,
};

test('the receipt of a share has its own part alone, with the VAT of its products', () => {
  const receipt = receiptOfShare(share, restaurant);
  expect(receiptHeading(RECEIPT_ES, receipt.placed)).toBe(
    'Pago nº 301 · Mesa 4 · 20/11/2026 21:31',
  );
  expect(receipt).toMatchObject({
    lines: [
      { quantity: 2, name: 'Salmorejo', unitGrossCents: 700, grossCents: 1400 },
      { quantity: 1, name: 'Tinto de la vega, 2/3', unitGrossCents: 860, grossCents: 860 },
    ],
    onAccountCents: 0,
    totalCents: 2260,
    bands: [
      { vatPercent: 10, grossCents: 1400, netCents: 1273, vatCents: 127 },
      { vatPercent: 21, grossCents: 860, netCents: 711, vatCents: 149 },
    ],
    tipCents: 100,
    paidCents: 2360,
    payment: 'paid',
  });
});

test('what was paid on account, and in cash, carries no VAT of its own', () => {
  const receipt = receiptOfShare(
    { ...share, form: 'cash', lines: [], bands: [], onAccountCents: 2260 },
    restaurant,
  );
  expect(receipt).toMatchObject({
    lines: [],
    onAccountCents: 2260,
    totalCents: 2260,
    bands: [],
    payment: 'paidAtTable',
  });
});

test('what was taken off is named in its receipt, on its way back, and all adds up', () => {
  const [lines, takenOff] = [share.lines.slice(0, 1), share.lines.slice(1)];
  const receipt = receiptOfShare({ ...share, lines, takenOff, returningCents: 860 }, restaurant);
  expect(receipt.takenOff).toEqual([
    { quantity: 1, name: 'Tinto de la vega, 2/3', unitGrossCents: 860, grossCents: 860 },
  ]);
  const { totalCents, tipCents, paidCents, refundedCents, returningCents } = receipt;
  expect(returningCents).toBe(860);
  expect(totalCents + tipCents).toBe((paidCents ?? 0) - refundedCents - returningCents);
});

test('what was weighed is told with its weight and the price of a kilo', () => {
  const prawns = {
    ...line('Gamba roja', 1, 2304, 10),
    grams: 320,
    isWeighed: true,
    netMicros: netMicrosFromGross(7_200, 10),
  };
  const { lines } = receiptOf({ ...order, lines: [prawns] }, restaurant);
  expect(lines).toEqual([
    {
      quantity: 1,
      name: 'Gamba roja · 320 g · 72,00\u00A0€/kg',
      unitGrossCents: 2304,
      grossCents: 2304,
    },
  ]);
});
