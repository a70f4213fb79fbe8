import { describe, expect, test } from 'vitest';
import { addVatBands, vatBands } from '../money/tax.ts';
import type { Invoice } from './invoice.ts';
import { invoicesInName } from './invoices-in-name.ts';
import { saleAndChanges, saleOf } from './standing-invoices.ts';
import type { OwedInvoice } from './owed-invoices.ts';

const RUIZ = { name: 'Imprenta Ruiz SL', taxId: 'B87654323', address: 'Calle Mayor 8' };
const RIOS = { name: 'Imprenta Ríos SL', taxId: 'B12345674', address: 'Calle Menor 3' };

const line = (quantity: number, name: string, unitGrossCents: number) => ({
  quantity,
  name,
  unitGrossCents,
  grossCents: quantity * unitGrossCents,
});

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
  lines: [line(2, 'Rabo de toro', 1_800), line(1, 'Vino', 1_210)],
  bands: vatBands([
    { vatPercent: 10, grossCents: 3_600 },
    { vatPercent: 21, grossCents: 1_210 },
  ]),
  totalCents: 4_810,
  corrects: [],
  replaces: [],
};
const nameOf = ({ number, day }: Invoice) => ({ number, day });

const GIVEN_BACK: Invoice = {
  ...TICKET,
  invoiceId: 2,
  number: 'R2026-000001',
  kind: 'R5',
  lines: [line(-1, 'Rabo de toro', 1_800)],
  bands: vatBands([{ vatPercent: 10, grossCents: -1_800 }]),
  totalCents: -1_800,
  corrects: [nameOf(TICKET)],
};

const issued = (owed: readonly OwedInvoice[], from: number): Invoice[] =>
  owed.map((one, index) => ({
    ...TICKET,
    ...one,
    invoiceId: from + index,
    number: `F2026-00000${from + index}`,
  }));

describe('a payment’s invoices in somebody’s name', () => {
  test('are a full one in place of the ticket and of what corrected it', () => {
    expect(invoicesInName([TICKET, GIVEN_BACK], RUIZ)).toMatchObject([
      {
        kind: 'F3',
        recipient: RUIZ,
        totalCents: 3_010,
        replaces: [nameOf(TICKET), nameOf(GIVEN_BACK)],
        corrects: [],
        lines: [line(1, 'Rabo de toro', 1_800), line(1, 'Vino', 1_210)],
      },
    ]);
  });

  test('that named another are issued anew in place of it', () => {
    const full: Invoice = { ...TICKET, number: 'F2026-000001', kind: 'F1', recipient: RUIZ };
    const [anew, ...rest] = invoicesInName([full], RIOS);
    expect(rest).toEqual([]);
    expect(anew).toMatchObject({
      kind: 'R4',
      recipient: RIOS,
      totalCents: 4_810,
      corrects: [],
      replaces: [nameOf(full)],
    });
  });

  test('that took the place of tickets are taken back and issued anew', () => {
    const full = issued(invoicesInName([TICKET], RUIZ), 2);
    const renamed = invoicesInName(full, RIOS);
    expect(renamed).toMatchObject([
      { kind: 'F3', recipient: RUIZ, totalCents: -4_810, replaces: [nameOf(TICKET)] },
      { kind: 'F3', recipient: RIOS, totalCents: 4_810, replaces: [nameOf(TICKET)] },
    ]);
    const standing = [...full, ...issued(renamed, 3)];
    expect(saleOf(standing)?.recipient).toEqual(RIOS);
    expect(addVatBands(standing.flatMap(({ bands }) => bands))).toEqual(TICKET.bands);
    const again = invoicesInName(standing, RUIZ);
    expect(again.map(({ totalCents, replaces }) => [totalCents, replaces])).toEqual([
      [-4_810, [nameOf(TICKET)]],
      [4_810, [nameOf(TICKET)]],
    ]);
  });
});

describe('what was sold', () => {
  test('is told by the last that names it, and never by what takes something back', () => {
    expect(saleOf([])).toBeNull();
    expect(saleOf([TICKET, GIVEN_BACK])).toBe(TICKET);
    const [full] = issued(invoicesInName([TICKET], RUIZ), 2);
    const bands = vatBands([{ vatPercent: 10, grossCents: -100 }]);
    const back: Invoice = { ...full!, invoiceId: 3, bands, totalCents: -100 };
    expect(saleOf([full!, back])).toBe(full);
    expect(saleAndChanges([full!, back])).toEqual([full, back]);
    const renamed: Invoice = { ...full!, invoiceId: 4, recipient: RIOS };
    expect(saleAndChanges([full!, back, renamed])).toEqual([renamed]);
  });
});
