import { expect, test } from 'vitest';
import { addInvoicedSeries, invoicedNumbers, type InvoicedSeries } from './invoiced-series.ts';

const tickets: InvoicedSeries = {
  series: 'T2026',
  first: 'T2026-000120',
  last: 'T2026-000123',
  invoices: 4,
  soldCents: 9_620,
};
const next = { ...tickets, first: 'T2026-000124', last: 'T2026-000124', invoices: 1, soldCents: 1 };
const back = { series: 'R2026', first: 'R2026-000001', last: 'R2026-000001', invoices: 1 };

test('days are added up by series, from the first number to the last', () => {
  const corrections = { ...back, soldCents: -350 };
  expect(addInvoicedSeries([[tickets], [], [corrections, next]])).toEqual([
    corrections,
    { ...tickets, last: 'T2026-000124', invoices: 5, soldCents: 9_621 },
  ]);
});

test('are told by their first number and their last', () => {
  expect(invoicedNumbers(tickets)).toBe('T2026-000120 a T2026-000123');
  expect(invoicedNumbers(next)).toBe('T2026-000124');
});
