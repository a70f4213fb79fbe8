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
  ['\n=1+1', `"'\n'=1+1"`],
  // Where commas, tabs or line breaks separate, a cell begins there.
  ['pan,=1+2', "pan,'=1+2"],
  ['pan, +1', "pan,' +1"],
  ['pan,"=1+2"', `"pan,'""=1+2"""`],
  ["pan,'@a", "pan,''@a"],
  ['pan\t-1', "pan\t'-1"],
  ['pan\n＝1', `"pan\n'＝1"`],
  ['pan;=1', `"pan;'=1"`],
  [' =1+1', "' =1+1"],
  ['pan, vino - 2', 'pan, vino - 2'],
  ['12,50', '12,50'],
  ["'Nduja", "'Nduja"],
  ['dice "hola"; y se va', '"dice ""hola""; y se va"'],
  ['dos\nlíneas', '"dos\nlíneas"'],
])('a cell with the text %j is written as %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('where commas may part cells too, what has one stands in quotes', () => {
  expect(csvText([['Pan, aceite', '12,50', 'Piña']], 'semicolons and commas')).toBe(
    '\uFEFF"Pan, aceite";"12,50";Piña\r\n',
  );
});

test('no text becomes a formula, whatever separates, and every text is read back unchanged', () => {
  const signs = fc.constantFrom(...`'=+-@＝＋－＠\t\n\r ,;"a`.split(''));
  fc.assert(
    fc.property(fc.string({ unit: signs }), (text) => {
      const line = csvText([['Nota', text]]).slice(1, -2);
      for (const separator of [',', '\t']) {
        for (const cell of line.split(/[\r\n]/).flatMap((part) => part.split(separator))) {
          expect(cell).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/);
        }
      }
      const [, cell = ''] = /^Nota;([^]*)$/.exec(line) ?? [];
      const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(readCell(content)).toBe(text);
    }),
  );
});
