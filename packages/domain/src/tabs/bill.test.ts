import { expect, test } from 'vitest';
import { netMicrosFromGross } from '../money/money.ts';
import type { OrderLine } from '../orders/order.ts';
import { billOf } from './bill.ts';

const line = (name: string, quantity: number, unitGrossCents: number, vatPercent = 10) =>
  ({
    name,
    quantity,
    unitGrossCents,
    vatPercent,
    formatId: null,
    options: [],
  }) as unknown as OrderLine;
const order = (...lines: OrderLine[]) => ({
  status: 'ready' as const,
  payment: 'unpaid' as const,
  lines,
});

test('a bill tells the same product once, none that costs nothing, and its VAT by rate to the cent', () => {
  const bill = billOf([
    order(line('Caña', 2, 230), line('Vino', 1, 1_999, 21), line('Agua', 0, 280)),
    order(line('Caña', 1, 230), line('Pan', 1, 0)),
    { ...order(line('Rabo', 1, 1_800)), status: 'cancelled' },
  ]);
  expect(bill.lines).toEqual([
    { name: 'Caña', quantity: 3, grossCents: 690 },
    { name: 'Vino', quantity: 1, grossCents: 1_999 },
  ]);
  expect(bill.productsCents).toBe(2_689);
  expect(bill.bands).toEqual([
    { vatPercent: 10, grossCents: 690, netCents: 627, vatCents: 63 },
    { vatPercent: 21, grossCents: 1_999, netCents: 1_652, vatCents: 347 },
  ]);
});

test('what was weighed is told with the price of a kilo, and two weights are two lines', () => {
  const weighed = (grams: number, cents: number) => ({
    ...line('Gamba roja', 1, cents),
    grams,
    isWeighed: true,
    netMicros: netMicrosFromGross(7_200, 10),
  });
  const { lines } = billOf([order(weighed(320, 2_304)), order(weighed(250, 1_800))]);
  expect(lines.map(({ name }) => name)).toEqual([
    'Gamba roja · 320 g · 72,00\u00A0€/kg',
    'Gamba roja · 250 g · 72,00\u00A0€/kg',
  ]);
});

test('the VAT of a bill is that of its orders, each rounded by itself', () => {
  const { bands } = billOf([order(line('Ración', 1, 305)), order(line('Ración', 1, 305))]);
  expect(bands).toEqual([{ vatPercent: 10, grossCents: 610, netCents: 554, vatCents: 56 }]);
});
