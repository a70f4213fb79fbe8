import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVOICE_KINDS, invoiceFault, vatBands, type RegisteredInvoice } from '@simplato/domain';
import { AgencyBooks } from '../../test/verifactu/agency-books.ts';
import { misshapenElement } from '../../test/verifactu/agency-rules.ts';
import { COMPANY, ISSUER, SampleChain, TICKET } from '../../test/verifactu/sample-records.ts';
import { batchXml } from './batch-xml.ts';
import { childOf, childrenOf, readXml } from './read-xml.ts';

const TODAY = new Date('2027-01-01T12:00:00Z');

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constant('Ñ & <Cía> "=" \u0000'),
);
const numberText = fc.string({ minLength: 1, maxLength: 61 });
const name = fc.record({ number: numberText, day: fc.constantFrom('2024-10-27', '2026-12-31') });
const amount = fc.record({
  grossCents: fc.integer({ min: 0, max: 400_000 }),
  vatPercent: fc.constantFrom(10, 21),
});

const invoices: fc.Arbitrary<RegisteredInvoice> = fc.record({
  issuer: text.map((words) => ({ ...ISSUER, name: words })),
  number: numberText,
  day: fc.constantFrom('2024-10-27', '2024-10-28', '2026-12-31', '2027-01-01', '2027-02-29'),
  kind: fc.constantFrom(...INVOICE_KINDS),
  description: text,
  recipient: fc.option(text.map((words) => ({ ...COMPANY, name: words }))),
  corrects: fc.array(name, { maxLength: 2 }),
  replaces: fc.array(name, { maxLength: 2 }),
  isSimplifiedForCompany: fc.boolean(),
  bands: fc.array(amount, { maxLength: 3 }).map(vatBands),
});

/** Most at random may not be issued: these differ from one that may in a field or two. */
const nearlyRight = fc
  .tuple(
    invoices,
    fc.subarray(Object.keys(TICKET) as (keyof RegisteredInvoice)[], { maxLength: 3 }),
  )
  .map(([invoice, fields]) => ({
    ...TICKET,
    ...Object.fromEntries(fields.map((field) => [field, invoice[field]])),
  }));

test('what may be issued is what the agency takes, whole and with the right hash', () => {
  let issued = 0;
  fc.assert(
    fc.property(fc.oneof(invoices, nearlyRight), (invoice) => {
      if (invoiceFault(invoice) !== null) return;
      issued += 1;
      const records = [new SampleChain(TODAY).register(invoice)];
      const message = readXml(batchXml({ issuer: ISSUER, records, isIncident: false }));
      const batch = childOf(message, 'Body', 'RegFactuSistemaFacturacion');
      expect(batch && misshapenElement(batch)).toBeNull();
      const [entry] = batch ? childrenOf(batch, 'RegistroFactura') : [];
      const world = {
        now: TODAY,
        issuer: ISSUER.taxId,
        isInCensus: () => true,
        nameOf: () => undefined,
      };
      expect(entry && new AgencyBooks().judge(entry, world)).toMatchObject({
        state: 'Correcto',
        code: null,
      });
    }),
    { numRuns: 1000 },
  );
  expect(issued).toBeGreaterThan(100);
});
