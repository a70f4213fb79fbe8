import { expect, test } from 'vitest';
import { vatBands } from '../money/tax.ts';
import { bookEntries, invoiceBook, invoicesCsv, soldBands } from './invoice-book.ts';
import type { Invoice } from './invoice.ts';

const TICKET: Invoice = {
  invoiceId: 1,
  number: 'T2026-000001',
  day: '2026-11-30',
  chain: 1,
  kind: 'F2',
  issuedAt: '2026-11-30T20:00:00.000Z',
  issuer: { legalName: 'Taberna SL', taxId: 'B12345674', addressLines: [] },
  recipient: null,
  paymentNumber: 41,
  tabId: 3,
  tableName: '4',
  form: 'online',
  isOnAccount: false,
  lines: [],
  bands: vatBands([
    { vatPercent: 10, grossCents: 1_100 },
    { vatPercent: 21, grossCents: 1_210 },
  ]),
  totalCents: 2_310,
  corrects: [],
  replaces: [],
};
const nameOf = ({ number, day }: Invoice) => ({ number, day });
const FULL: Invoice = {
  ...TICKET,
  invoiceId: 2,
  number: 'F2026-000001',
  kind: 'F3',
  recipient: { name: 'Ruiz; e Hijos', taxId: 'B87654323', address: 'Calle Mayor 8' },
  replaces: [nameOf(TICKET)],
};
const GIVEN_BACK: Invoice = {
  ...TICKET,
  invoiceId: 3,
  number: 'R2026-000001',
  kind: 'R1',
  bands: vatBands([{ vatPercent: 10, grossCents: -1_100 }]),
  totalCents: -1_100,
  corrects: [nameOf(FULL)],
};
const ALL = [TICKET, FULL, GIVEN_BACK];

test('a row for each invoice and rate; what stands in for others is not among the sales again', () => {
  const rows = invoiceBook(ALL).map(({ invoice, vatPercent, grossCents, soldCents }) => [
    invoice.number,
    vatPercent,
    grossCents,
    soldCents,
  ]);
  expect(rows).toEqual([
    ['T2026-000001', 10, 1_100, 1_100],
    ['T2026-000001', 21, 1_210, 1_210],
    ['F2026-000001', 10, 1_100, 0],
    ['F2026-000001', 21, 1_210, 0],
    ['R2026-000001', 10, -1_100, -1_100],
  ]);
});

test('on paper the simplified ones of a day are one entry a rate, from the first to the last', () => {
  const second = { ...TICKET, number: 'T2026-000002', bands: TICKET.bands.slice(0, 1) };
  const next = { ...TICKET, number: 'T2026-000003', day: '2026-12-01' };
  const entries = bookEntries([TICKET, FULL, second, GIVEN_BACK, next]);
  expect(
    entries.map(({ invoice, lastNumber, count, vatPercent, grossCents }) => [
      invoice.number,
      lastNumber,
      count,
      vatPercent,
      grossCents,
    ]),
  ).toEqual([
    ['T2026-000001', 'T2026-000002', 2, 10, 2_200],
    ['T2026-000001', 'T2026-000002', 2, 21, 1_210],
    ['F2026-000001', 'F2026-000001', 1, 10, 1_100],
    ['F2026-000001', 'F2026-000001', 1, 21, 1_210],
    ['R2026-000001', 'R2026-000001', 1, 10, -1_100],
    ['T2026-000003', 'T2026-000003', 1, 10, 1_100],
    ['T2026-000003', 'T2026-000003', 1, 21, 1_210],
  ]);
});

test('what was sold of each rate, without what was given back', () => {
  expect(soldBands(ALL)).toEqual([
    { vatPercent: 21, grossCents: 1_210, netCents: 1_000, vatCents: 210 },
  ]);
});

test('the same rows for a spreadsheet', () => {
  const [, ...rows] = invoicesCsv(ALL).trim().split('\r\n');
  expect(rows[2]).toBe(
    'F2026-000001;30/11/2026;Factura;B87654323;"Ruiz; e Hijos";Calle Mayor 8;10 %;10,00;1,00;11,00;0,00;;T2026-000001',
  );
  expect(rows[4]).toBe(
    'R2026-000001;30/11/2026;Factura rectificativa;;;;10 %;-10,00;-1,00;-11,00;-11,00;F2026-000001;',
  );
});
