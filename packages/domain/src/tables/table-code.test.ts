import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeBase64 } from '../text/base64.ts';
import { TABLE_NAME_LENGTH } from '../orders/order-limits.ts';
import {
  codeFromScan,
  decodeTableCode,
  encodeTableCode,
  readTableName,
  tableLink,
} from './table-code.ts';

const letters = Array.from('0123456789abcXYZñÑáéíóúüçàºª. ');
const tableName = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: TABLE_NAME_LENGTH })
  .map(readTableName)
  .filter((name) => name !== null);
const tableCode = fc.record({
  tableName,
  restaurantId: fc.integer({ min: 1001, max: 999_999_999 }),
  key: fc.option(fc.stringMatching(/^[0-9a-f]{20}$/)),
});

describe('the code of a table', () => {
  test('is the same after encoding and decoding, also in a link', () => {
    fc.assert(
      fc.property(tableCode, (code) => {
        const printed = encodeTableCode(code);
        expect(decodeTableCode(printed)).toEqual(code);
        const link = tableLink('https://simplato.example', printed);
        expect(decodeTableCode(codeFromScan(link))).toEqual(code);
      }),
    );
  });

  test('is base64 of table, restaurant and key, separated by dashes', () => {
    const code = { tableName: '4', restaurantId: 1001, key: '7k2m9qwx' };
    expect(encodeTableCode(code)).toBe('NC0xMDAxLTdrMm05cXd4');
  });

  test('may be an older code, without a key', () => {
    expect(decodeTableCode('NC0xMDAx')).toEqual({ tableName: '4', restaurantId: 1001, key: null });
    expect(decodeTableCode(encodeBase64('4-1001-'))?.key).toBeNull();
  });

  test.each([
    '',
    ' ',
    '-',
    'hola',
    '{}',
    'https://example.com',
    'NC0xMDAx%',
    '💥',
    ...['4', '4-', '-1001', '4-x', '4-1001-a-b', '4-12345678901', '4--1001', '4-1001.5'].map(
      encodeBase64,
    ),
    ...['<b>4</b>-1001', "4';--1001", `${'9'.repeat(TABLE_NAME_LENGTH + 1)}-1001`].map(
      encodeBase64,
    ),
    btoa('\xff\xfe-1001'),
  ])('%j is refused', (text) => {
    expect(decodeTableCode(text)).toBeNull();
  });

  test('can be decoded or refused without an error, whatever a camera reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const code = decodeTableCode(codeFromScan(text));
        if (code) expect(readTableName(code.tableName)).toBe(code.tableName);
      }),
    );
  });
});

describe('the name of a table', () => {
  test.each([
    ['4', '4'],
    [' Terraza  1 ', 'Terraza 1'],
    ['Salón Ñ', 'Salón Ñ'],
    ['Salo\u0301n', 'Salón'],
    ['1.º B', '1.º B'],
    ['x'.repeat(TABLE_NAME_LENGTH), 'x'.repeat(TABLE_NAME_LENGTH)],
  ])('%j is stored as %j', (typed, name) => {
    expect(readTableName(typed)).toBe(name);
  });

  test.each(['', '   ', '4-B', '-4', '.4', '4\u00004', '<i>', 'a/b', '😀'])(
    '%j is refused',
    (typed) => {
      expect(readTableName(typed)).toBeNull();
    },
  );
  test('is refused if it is too long', () => {
    expect(readTableName('x'.repeat(TABLE_NAME_LENGTH + 1))).toBeNull();
  });
});

test.each([
  ['NC0xMDAx', 'NC0xMDAx'],
  ['  NC0xMDAx\n', 'NC0xMDAx'],
  ['https://simplato.example/scanqr?c=NC0xMDAx', 'NC0xMDAx'],
  ['http://localhost:3000/scanqr?x=1&c=NC0%2BMDAx#top', 'NC0+MDAx'],
  ['https://simplato.example/scanqr?c=%E0%A4%A', '%E0%A4%A'],
])('%j contains the code %j', (scanned, code) => {
  expect(codeFromScan(scanned)).toBe(code);
});

declare function btoa(binary: string): string;
