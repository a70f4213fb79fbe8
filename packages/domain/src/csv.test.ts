import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, readCell } from './csv.ts';

test('is what a spreadsheet in Spanish opens: a mark for UTF-8, semicolons and its line ends', () => {
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
  ["'Nduja", "'Nduja"],
  ['dice "hola"; y se va', '"dice ""hola""; y se va"'],
  ['dos\nlíneas', '"dos\nlíneas"'],
])('a cell that says %j is written as %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('whatever a text begins with, no cell is a formula, and it is read as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."'=+-@\ta".split('')) }), (text) => {
      const cell = csvText([[text]]).slice(1, -2);
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(readCell(cell)).toBe(text);
    }),
  );
});
