import { invoiceFromWire, readInvoice, type ToldInvoice } from '@simplato/contract';
import { describe, expect, it } from 'vitest';
import {
  correctionsOf,
  mayBeNamed,
  replacementOf,
  saleAmong,
  saleAndChangesAmong,
} from './standing-invoices.ts';

const ticket: ToldInvoice = { ...invoiceFromWire(readInvoice.example.answer), number: 'T1' };
const negative = ({ bands }: ToldInvoice, totalCents: number) => ({
  totalCents,
  bands: bands.slice(0, 1).map((band) => ({ ...band, grossCents: totalCents })),
});
const nameOf = ({ number, day }: ToldInvoice) => ({ number, day });
const correction: ToldInvoice = {
  ...ticket,
  number: 'R1',
  kind: 'R5',
  ...negative(ticket, -300),
  corrects: [nameOf(ticket)],
};
const recipient = { name: 'Imprenta Ruiz SL', taxId: 'B87654323', address: 'Calle Mayor 8' };
const full: ToldInvoice = {
  ...ticket,
  invoiceId: 2,
  number: 'F1',
  kind: 'F3',
  recipient,
  totalCents: ticket.totalCents - 300,
  replaces: [nameOf(ticket), nameOf(correction)],
};

describe('a payment’s invoices', () => {
  it('are none', () => {
    expect(saleAmong([])).toBeNull();
  });

  it('are a ticket, which may be named', () => {
    expect(saleAmong([ticket])).toBe(ticket);
    expect(mayBeNamed(ticket, [ticket])).toBe(true);
  });

  it('are a ticket and its correction: the sale is still the ticket', () => {
    const both = [ticket, correction];
    expect(saleAmong(both)).toBe(ticket);
    expect(correctionsOf(ticket, both)).toEqual([correction]);
    expect(mayBeNamed(ticket, both)).toBe(true);
  });

  it('are a ticket of which all went back, and nothing is left to be named', () => {
    const back = { ...correction, totalCents: -ticket.totalCents };
    expect(mayBeNamed(ticket, [ticket, back])).toBe(false);
  });

  it('are a full one in place of both', () => {
    const all = [ticket, correction, full];
    expect(saleAmong(all)).toBe(full);
    expect(replacementOf(ticket, all)).toBe(full);
    expect(replacementOf(full, all)).toBeNull();
    expect(mayBeNamed(ticket, all)).toBe(false);
    expect(mayBeNamed(full, all)).toBe(true);
  });

  it('are a full one, what was given back of it, and one in the right name', () => {
    const back = { ...full, invoiceId: 3, number: 'F2', ...negative(full, -100) };
    expect(saleAmong([ticket, correction, full, back])).toBe(full);
    expect(saleAndChangesAmong([ticket, correction, full, back])).toEqual([full, back]);
    const renamed: ToldInvoice = {
      ...full,
      invoiceId: 4,
      number: 'R2',
      kind: 'R4',
      replaces: [nameOf(full), nameOf(back)],
    };
    const all = [ticket, correction, full, back, renamed];
    expect(saleAmong(all)).toBe(renamed);
    // As a list has them, the last first.
    expect(saleAmong(all.toReversed())).toBe(renamed);
    expect(saleAndChangesAmong(all)).toEqual([renamed]);
    expect(mayBeNamed(full, all)).toBe(false);
  });
});
