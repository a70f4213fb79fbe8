import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';

test('any text is the same after encoding and decoding', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeBase64(encodeBase64(text))).toBe(text);
    }),
  );
});

test.each([
  ['', ''],
  ['simplato:web', 'c2ltcGxhdG86d2Vi'],
  ['Salón Ñ', 'U2Fsw7NuIMOR'],
  ['🍅', '8J+NhQ=='],
  ['\uFEFFx', '77u/eA=='],
])('%j is encoded as %j', (text, base64) => {
  expect(encodeBase64(text)).toBe(base64);
  expect(decodeBase64(base64)).toBe(text);
});

test.each([
  ['8J-NhQ', '🍅', 'the alphabet of addresses'],
  ['8J NhQ==', '🍅', 'a plus that an address turned into a space'],
  [' c2ltcGxhdG86d2Vi\n', 'simplato:web', 'white space around'],
  ['8J+NhQ', '🍅', 'no padding'],
])('%j is decoded as %s (%s)', (base64, text) => {
  expect(decodeBase64(base64)).toBe(text);
});

test.each(['á', '%', 'a', '====', '/w==', '7aCA'])('%j is not base64 of text', (base64) => {
  expect(decodeBase64(base64)).toBeNull();
});
