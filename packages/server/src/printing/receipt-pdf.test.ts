import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { LANGUAGE_CODES, type Receipt } from '@simplato/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { receiptPdf } from './receipt-pdf.ts';

/** Asked for what a font lacks. */
const anyAscii = vi.hoisted(() => vi.fn((_letter: string) => 'x'));
vi.mock('any-ascii', () => ({ default: anyAscii }));
beforeEach(() => anyAscii.mockClear());

const RECEIPT: Receipt = {
  legalName: 'Taberna del Palacio, S.L.',
  taxId: 'B00283002',
  addressLines: ['Calle de los Jardineros, 7', '28300 Aranjuez'],
  phone: '910000283',
  placed: { orderId: 128, tableName: '4', day: '20/11/2026', time: '21:31' },
  lines: [{ quantity: 100, name: 'Vino', unitGrossCents: 1290, grossCents: 129_000 }],
  onAccountCents: 0,
  totalCents: 129_000,
  bands: [{ vatPercent: 21, grossCents: 129_000, netCents: 106_612, vatCents: 22_388 }],
  takenOff: [{ quantity: 1, name: 'Pan', unitGrossCents: 700, grossCents: 700 }],
  tipCents: 135,
  refundedCents: 700,
  returningCents: 0,
  paidCents: 129_135,
  payment: 'paid',
};

/** The glyph numbers on the page, four hexadecimal digits each. */
function lettersOf(pdf: Buffer): string[] {
  const page = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, precompressed = '']) =>
      inflateSync(Buffer.from(precompressed, 'latin1')).toString('latin1'),
    )
    .find((stream) => stream.includes(' TJ'));
  const runs = page?.matchAll(/<([0-9a-f]+)>/g) ?? [];
  return [...runs].flatMap(([, digits = '']) => digits.match(/.{4}/g) ?? []);
}

const MISSING = '0000';

test.each(LANGUAGE_CODES)(
  'our fonts contain every character of a receipt in %s',
  async (language) => {
    const letters = lettersOf(await buffer(await receiptPdf(RECEIPT, language)));
    expect(letters.length).toBeGreaterThan(200);
    expect(letters).not.toContain(MISSING);
    expect(anyAscii).not.toHaveBeenCalled();
  },
);

test('a letter that our fonts lack is spelt, and one whose accent is apart keeps it', async () => {
  const receipt = {
    ...RECEIPT,
    placed: { ...RECEIPT.placed, tableName: '寿司' },
    lines: [{ ...RECEIPT.lines[0]!, name: 'Ż cafe\u0301' }],
  };
  const letters = lettersOf(await buffer(await receiptPdf(receipt, 'es')));
  expect(letters).not.toContain(MISSING);
  expect(new Set(anyAscii.mock.calls.flat())).toEqual(new Set(['寿', '司', 'Ż']));
});
