import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, readCell } from './csv.ts';

test('the format opens in a Spanish spreadsheet: byte order mark, semicolons and CRLF', () => {
  expect(
    csvText([
      ['Plato', 'Precio'],
      ['Piña', '12,50'],
    ]),
  ).toBe('\uFEFFPlato;Precio\r\nPiña;12,50\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['-2 grados', "'-2 grados"],
  ["'=1+1", "''=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠a', "'＠a"],
  ['\n=1+1', `"'\n=1+1"`],
  ["'Nduja", "'Nduja"],
  ['dice "hola"; y se va', '"dice ""hola""; y se va"'],
  ['dos\nlíneas', '"dos\nlíneas"'],
])('a cell with the text %j is written as %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('no text becomes a formula, and every text is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."'=+-@＝＋－＠\ta".split('')) }), (text) => {
      const cell = csvText([[text]]).slice(1, -2);
      expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
      expect(readCell(cell)).toBe(text);
    }),
  );
});
