import { describe, expect, test } from 'vitest';
import type { Correction } from '../money/entries.ts';
import type { Order } from './order.ts';
import { ordersCsv } from './orders-csv.ts';
import { decimalComma } from '../text/csv.ts';
import { UNPAID_TEXTS } from '../payments/unpaid-texts.ts';

const line = (name: string, quantity: number) => ({
  productId: 1,
  name,
  quantity,
  note: '',
  vatPercent: 10,
  unitGrossCents: 950,
  netMicros: 8_636_364,
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
  tableName: 'Terraza 1',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines: [line('Croquetas', 2), line('Piña', 1)],
  doneLines: [],
  courses: [],
  origin: 'staff',
  totalCents: 2_850,
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
  placedAt: '2026-11-20T23:31:07.000Z',
  version: 1,
};
const rowOf = (given: Partial<Order>) => ordersCsv([{ ...order, ...given }]).split('\r\n')[1];

test('the file opens in a Spanish spreadsheet', () => {
  expect(ordersCsv([{ ...order, partyName: 'Lucía' }])).toBe(
    '\uFEFFPedido;Fecha;Hora;Mesa;Estado;Pago;Origen;Total;Propina;Devuelto;Platos;Nota;Motivo;Comensal;Base 10 %;Cuota 10 %;Base 21 %;Cuota 21 %\r\n' +
      '128;21/11/2026;00:31;Terraza 1;Cerrado;En la mesa;Camarero;28,50;0,00;0,00;2 × Croquetas, 1 × Piña;;;Lucía;25,91;2,59;0,00;0,00\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ['sin sal; poco hecho', '"sin sal; poco hecho"'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['dice "hola"', '"dice ""hola"""'],
])('a note of %j is written as text in one cell', (note, written) => {
  expect(ordersCsv([{ ...order, note }])).toContain(`;${written};`);
});

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [1_250, '12,50'],
  [1_000_000, '10000,00'],
  [-1_105, '-11,05'],
])('%i cents are written as %s', (cents, text) => {
  expect(decimalComma(cents)).toBe(text);
});

test('a weighed product shows its weight, and before that about how much was asked for', () => {
  const asked = { ...line('Gamba roja', 1), grams: 300 };
  expect(rowOf({ lines: [asked] })).toContain(';1 × Gamba roja · unos 300 g;');
  const lines = [{ ...asked, grams: 320, isWeighed: true }];
  expect(rowOf({ lines })).toContain(';1 × Gamba roja · 320 g;');
});

test('an order paid online shows its tip and its refund', () => {
  expect(rowOf({ payment: 'paid', tipCents: 250, refundedCents: 700 })).toContain(
    ';Devuelto en parte;Camarero;28,50;2,50;7,00;',
  );
});

test('an unfinished payment shows as not paid, and a late one as refunded', () => {
  const over = { status: 'cancelled', payment: 'pending' } as const;
  expect(rowOf({ ...over, tipCents: 250 })).toContain(
    ';No llegó a cocina;No se pagó;Camarero;28,50;0,00;0,00;',
  );
  const stray = { state: 'returned', amountCents: 2_850 } as const;
  expect(rowOf({ ...over, stray })).toContain(
    ';No llegó a cocina;Devuelto;Camarero;28,50;0,00;28,50;',
  );
});

test('a cancelled order shows its reason', () => {
  expect(rowOf({ status: 'cancelled', cancelReason: 'Se han ido' })).toMatch(
    /;Cancelado;.*;Se han ido;/,
  );
  expect(
    rowOf({ status: 'cancelled', payment: 'pending', cancelReason: UNPAID_TEXTS.dropped }),
  ).toMatch(/;El comensal lo descartó antes de pagar;/);
});

describe('what came back', () => {
  const correction = (given: Partial<Correction>): Correction => ({
    at: '2026-11-23T12:00:00.000Z',
    kind: 'refunded',
    orderId: 128,
    paymentNumber: null,
    tableName: 'Terraza 1',
    vat: [{ vatPercent: 10, grossCents: -950, netCents: -864, vatCents: -86 }],
    removed: [],
    ...given,
  });
  const rows = (orders: readonly Order[], corrections: readonly Correction[]) =>
    ordersCsv(orders, corrections).split('\r\n').slice(1, -1);

  test('is a row of its own day, with its VAT below zero', () => {
    expect(rows([order], [correction({})])[1]).toBe(
      '128;23/11/2026;13:00;Terraza 1;;;;-9,50;;;;;Devolución;;-8,64;-0,86;0,00;0,00',
    );
    expect(rows([], [correction({ orderId: null, paymentNumber: 12 })])).toEqual([
      ';23/11/2026;13:00;Terraza 1;;;;-9,50;;;;;Devolución (pago 12 de la cuenta);;-8,64;-0,86;0,00;0,00',
    ]);
  });

  test('leaves an order that was cancelled later as it was sold, and one cancelled on its day unsold', () => {
    const cancelled = { ...order, status: 'cancelled' as const };
    const later = correction({ kind: 'cancelled' });
    expect(rows([cancelled], [later])[0]).toMatch(/;25,91;2,59;0,00;0,00$/);
    expect(rows([cancelled], [])[0]).toMatch(/;0,00;0,00;0,00;0,00$/);
  });

  test('leaves what was taken off later as it was sold, and what was on its day unsold', () => {
    const [first, ...others] = order.lines;
    const lines = [{ ...first!, quantity: first!.quantity - 1, removed: 1 }, ...others];
    const totalCents = order.totalCents - first!.unitGrossCents;
    const taken = { ...order, lines, totalCents };
    const units = [{ lineNumber: 1, quantity: 1 }];
    const later = correction({ kind: 'removed', removed: units });
    expect(rows([taken], [later])[0]).toBe(rows([order], [])[0]);
    expect(rows([taken], [])[0]).toContain(`;${decimalComma(totalCents)};`);
  });

  test('at a rate that is not usual has columns of its own', () => {
    const vat = [{ vatPercent: 4, grossCents: -104, netCents: -100, vatCents: -4 }];
    expect(ordersCsv([], [correction({ vat })])).toMatch(
      /Comensal;Base 4 %;Cuota 4 %;Base 10 %.*\r\n.*;-1,00;-0,04;0,00;0,00;0,00;0,00\r\n$/,
    );
  });
});
