import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatBands } from '../money/tax.ts';
import type { RegisteredInvoice } from './invoice-record.ts';
import {
  invoiceFault,
  isInvoiceNumber,
  MAX_SIMPLIFIED_CENTS,
  recordText,
} from './invoice-rules.ts';

const company = { name: 'Cervezas del Norte S.L.', taxId: 'B12345674' };

const simplified: RegisteredInvoice = {
  issuer: { name: 'La Tagliatella', taxId: '12345678Z' },
  number: 'T1-2027/000001',
  day: '2027-01-01',
  kind: 'F2',
  description: 'Comida y bebida',
  recipient: null,
  corrects: [],
  replaces: [],
  isSimplifiedForCompany: false,
  bands: vatBands([{ grossCents: 2350, vatPercent: 10 }]),
};
const full: RegisteredInvoice = { ...simplified, kind: 'F1', recipient: company };

const billOf = (grossCents: number) => vatBands([{ grossCents, vatPercent: 10 }]);
const TOO_MUCH = billOf(MAX_SIMPLIFIED_CENTS + 1);

describe('what an invoice may contain', () => {
  const reference = [{ number: 'T1-2026/000009', day: '2026-12-31' }];

  test.each<[string, RegisteredInvoice]>([
    ['a simplified one', simplified],
    ['a simplified one of 3,000.00 €', { ...simplified, bands: billOf(MAX_SIMPLIFIED_CENTS) }],
    ['a full one above it', { ...full, bands: TOO_MUCH }],
    ['a simplified one that names a company', { ...full, isSimplifiedForCompany: true }],
    ['one in place of tickets', { ...full, kind: 'F3', replaces: reference, bands: TOO_MUCH }],
    ['a correction', { ...simplified, kind: 'R5', corrects: reference, bands: TOO_MUCH }],
    ['a correction of a full one', { ...full, kind: 'R1', corrects: reference }],
  ])('%s may be issued', (_, invoice) => {
    expect(invoiceFault(invoice)).toBeNull();
  });

  test.each<[string, string, Partial<RegisteredInvoice>]>([
    ['limit', 'a cent above 3,000 €', { bands: TOO_MUCH }],
    ['limit', 'the same for a company', { ...full, isSimplifiedForCompany: true, bands: TOO_MUCH }],
    ['number', 'an equals sign in the number', { number: 'T1=1' }],
    ['day', 'a day before the order', { day: '2024-10-27' }],
    ['day', 'a day that is none', { day: '2027-02-29' }],
    ['issuer', 'an issuer without a tax number', { issuer: { name: 'Taberna', taxId: '' } }],
    ['recipient', 'a full one for nobody', { kind: 'F1' }],
    ['recipient', 'a simplified one for somebody', { recipient: company }],
    ['recipient', 'a nameless company', { ...full, recipient: { ...company, name: '\u0000 ' } }],
    ['recipient', 'a foreign number', { ...full, recipient: { ...company, taxId: 'DE1' } }],
    ['description', 'nothing that was sold', { description: ' ' }],
    ['references', 'a correction of nothing', { kind: 'R5' }],
    ['references', 'a sale that corrects', { corrects: reference }],
    ['references', 'an exchange of nothing', { ...full, kind: 'F3' }],
    ['bands', 'no rate', { bands: [] }],
    ['simplified', 'a ticket that names nobody', { isSimplifiedForCompany: true }],
  ])('%s: %s', (fault, _, change) => {
    expect(invoiceFault({ ...simplified, ...change })).toBe(fault);
  });
});

test.each([
  ['T1-2027/000001', true],
  ['A b & c ~ !', true],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['', false],
  [' 1', false],
  ['"1"', false],
  ["1'", false],
  ['<1', false],
  ['1>', false],
  ['1=1', false],
  ['Ñ1', false],
  ['1\n2', false],
])('%j is an invoice number: %s', (number, is) => {
  expect(isInvoiceNumber(number)).toBe(is);
});

test.each([
  ['Peña & Hijos, S.L.', 'Peña & Hijos, S.L.'],
  ["L'Olla <<La Vella>>", "L'Olla <<La Vella>>"],
  ['Pen\u0303a', 'Peña'],
  ['  a \t\r\n b  ', 'a b'],
  ['a\u0000b\uFFFFc\uD800d', 'a b c d'],
  ['中华 Ресторан', '中华 Ресторан'],
  ['🍕'.repeat(121), '🍕'.repeat(120)],
])('%j is told as %j', (text, told) => {
  expect(recordText(text, 120)).toBe(told);
});

test('no text is too long, and telling it again changes nothing', () => {
  const unit = fc.integer({ min: 0, max: 0xffff });
  const text = fc.array(unit, { maxLength: 40 }).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (words, limit) => {
      const told = recordText(words, limit);
      expect(Array.from(told).length).toBeLessThanOrEqual(limit);
      expect(recordText(told, limit)).toBe(told);
    }),
  );
});
