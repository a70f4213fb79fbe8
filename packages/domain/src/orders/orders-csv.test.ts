import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { decimalComma, ordersCsv } from './orders-csv.ts';
import { UNPAID_TEXTS } from '../payments/unpaid-texts.ts';

const line = (name: string, quantity: number) => ({
  productId: 1,
  name,
  quantity,
  note: '',
  vatPercent: 10,
  unitGrossCents: 950,
  netMicros: 8_636_364,
  options: [],
  course: 1,
});
const order: Order = {
  orderId: 128,
  restaurantId: 1001,
  tableName: 'Terraza 1',
  isTableVerified: true,
  note: '',
  lines: [line('Croquetas', 2), line('Piña', 1)],
  doneLines: [],
  origin: 'staff',
  totalCents: 123_450,
  status: 'closed',
  cancelReason: '',
  tipCents: 0,
  refundedCents: 0,
  stray: null,
  payment: 'unpaid',
  placedAt: '2026-11-20T23:31:07.000Z',
  version: 1,
};
const rowOf = (given: Partial<Order>) => ordersCsv([{ ...order, ...given }]).split('\r\n')[1];

test('the file opens in a Spanish spreadsheet', () => {
  expect(ordersCsv([order])).toBe(
    '\uFEFFPedido;Fecha;Hora;Mesa;Estado;Pago;Origen;Total;Propina;Devuelto;Platos;Nota;Motivo\r\n' +
      '128;21/11/2026;00:31;Terraza 1;Cerrado;En la mesa;Camarero;1234,50;0,00;0,00;2 × Croquetas, 1 × Piña;;\r\n',
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
])('%i cents are written as %s', (cents, text) => {
  expect(decimalComma(cents)).toBe(text);
});

test('an order paid online shows its tip and its refund', () => {
  expect(rowOf({ payment: 'paid', tipCents: 250, refundedCents: 700 })).toContain(
    ';Devuelto en parte;Camarero;1234,50;2,50;7,00;',
  );
});

test('an unfinished payment shows as not paid, and a late one as refunded', () => {
  const over = { status: 'cancelled', payment: 'pending' } as const;
  expect(rowOf({ ...over, tipCents: 250 })).toContain(
    ';No llegó a cocina;No se pagó;Camarero;1234,50;0,00;0,00;',
  );
  const stray = { state: 'returned', amountCents: 123_450 } as const;
  expect(rowOf({ ...over, stray })).toContain(
    ';No llegó a cocina;Devuelto;Camarero;1234,50;0,00;1234,50;',
  );
});

test('a cancelled order shows its reason', () => {
  expect(rowOf({ status: 'cancelled', cancelReason: 'Se han ido' })).toMatch(
    /;Cancelado;.*;Se han ido$/,
  );
  expect(
    rowOf({ status: 'cancelled', payment: 'pending', cancelReason: UNPAID_TEXTS.dropped }),
  ).toMatch(/;El comensal lo descartó antes de pagar$/);
});
