import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCodePage858 } from './code-page-858.ts';
import { escPosTicket, wrapWords } from './esc-pos.ts';

describe('code page 858', () => {
  test.each([
    ['ASCII', '3x Pan!', [0x33, 0x78, 0x20, 0x50, 0x61, 0x6e, 0x21]],
    ['Spanish letters', 'ñÑáéíóúÁü', [0xa4, 0xa5, 0xa0, 0x82, 0xa1, 0xa2, 0xa3, 0xb5, 0x81]],
    ['Spanish signs', '¿¡ºª«»·', [0xa8, 0xad, 0xa7, 0xa6, 0xae, 0xaf, 0xfa]],
    ['the euro', '€', [0xd5]],
    ['letters written as two', 'n\u0303', [0xa4]],
    ['letters that it lacks', 'őŠ', [0x6f, 0x53]],
    ['signs that it lacks', '“…”—🍤', [0x22, 0x2e, 0x2e, 0x2e, 0x22, 0x2d, 0x3f]],
    ['a syllable that comes apart', '가', [0x3f, 0x3f]],
    ['commands', '\u001B@\u0007', [0x20, 0x40, 0x20]],
  ])('has %s', (_, text, bytes) => {
    expect(encodeCodePage858(text)).toEqual(bytes);
  });

  test('encodes any text as printable bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const byte of encodeCodePage858(text)) {
          expect(byte).toBeGreaterThanOrEqual(0x20);
          expect(byte).toBeLessThanOrEqual(0xff);
        }
      }),
    );
  });
});

describe('word wrap', () => {
  test.each([
    ['Croquetas de faisán', 42, ['Croquetas de faisán']],
    ['Lomo alto de vaca madurada', 12, ['Lomo alto de', 'vaca', 'madurada']],
    ['Supercalifragilístico', 8, ['Supercal', 'ifragilí', 'stico']],
    ['', 8, ['']],
  ])('of %j in %i columns', (text, columns, rows) => {
    expect(wrapWords(text, columns)).toEqual(rows);
  });

  test('never exceeds the width, and loses no letters', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 48 }), (text, columns) => {
        const rows = wrapWords(text, columns);
        for (const row of rows) expect(row.length).toBeLessThanOrEqual(columns);
        expect(rows.join('').replaceAll(' ', '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

test('a ticket initialises the printer, prints its rows and cuts the paper', () => {
  const bytes = escPosTicket([
    { kind: 'table', text: 'Mesa 4' },
    { kind: 'product', quantity: 2, text: 'Piña' },
    { kind: 'wish', text: 'sin sal' },
  ]);
  expect(bytes.slice(0, 5)).toEqual(Uint8Array.of(0x1b, 0x40, 0x1b, 0x74, 19));
  expect(bytes.slice(-5)).toEqual(Uint8Array.of(0x0a, 0x1d, 0x56, 66, 0));
  const says = String.fromCharCode(...bytes);
  expect(says).toContain('\u001D!\u0011\u001BE\u0001Mesa 4\n');
  expect(says).toContain('2x  Pi\u00A4a\n');
  expect(says).toContain('   ! sin sal\n');
});
