import { beforeEach, expect, test } from 'vitest';
import { closeInvoices, type InvoiceBooks } from './close-invoices.ts';
import { Ledger } from './ledger.ts';

const invoice = (number: string, paymentNumber: number, totalCents: number) => ({
  number,
  paymentNumber,
  totalCents,
  replaces: [],
});

let ledger: Ledger;
/** 20,00 € from a phone, of which 3,00 € went back, for a company in the end; and 7,00 € in cash. */
beforeEach(() => {
  ledger = new Ledger();
  const told = { restaurantId: 1001, tipCents: 0, url: null };
  const online = { tabId: 1, paymentNumber: 1 };
  ledger.money.pay({ ...told, form: 'online', saleCents: 2_000, tab: online }).backCents = 300;
  const cash = { tabId: 1, paymentNumber: 2 };
  ledger.money.pay({ ...told, form: 'efectivo', saleCents: 700, tab: cash });
});

const ticket = invoice('T2026-000001', 1, 2_000);
const cash = invoice('T2026-000002', 2, 700);
const full = {
  ...invoice('F2026-000001', 1, 2_000),
  replaces: [{ number: ticket.number, day: '2026-11-27' }],
};
const back = invoice('R2026-000001', 1, -300);
const INVOICES: InvoiceBooks['invoices'] = [ticket, cash, full, back];
const Z = { saleCents: 2_400 };

function books(invoices = INVOICES, more: Partial<InvoiceBooks> = {}): InvoiceBooks {
  return {
    restaurantId: 1001,
    invoices,
    chain: { registros: invoices.length, fallo: null },
    booked: invoices
      .map(({ number, totalCents }) => ({ number, totalCents, state: 'Correcta' }))
      .toSorted((one, other) => (one.number < other.number ? -1 : 1)),
    brokenLinks: 0,
    openTabs: [],
    ...more,
  };
}

test('invoices that agree with everybody cause no breach', () => {
  closeInvoices(ledger, books(), Z);
  expect(ledger.breaches).toEqual([]);
});

const lies: [string, InvoiceBooks][] = [
  ['a payment without its invoice', books([ticket, full, back])],
  ['a payment with two', books([...INVOICES, { ...cash, number: 'T2026-000003' }])],
  ['a cent', books([ticket, { ...cash, totalCents: 701 }, full, back])],
  ['a gap', books([ticket, { ...cash, number: 'T2026-000003' }, full, back])],
  ['a record without its invoice', books(INVOICES, { chain: { registros: 5, fallo: null } })],
  ['one that the agency was not told of', books(INVOICES, { booked: books().booked.slice(1) })],
  ['a broken link', books(INVOICES, { brokenLinks: 1 })],
];
test.each(lies)('%s is a breach', (_name, told) => {
  closeInvoices(ledger, told, Z);
  expect(ledger.kinds).toMatch(/figures do not sum/);
});
