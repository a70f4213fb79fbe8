import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTableName } from './table-code.ts';
import {
  compareTables,
  readTableNames,
  TABLES_LIMIT,
  tableNameRule,
  tableNamesRule,
} from './table-list.ts';

test.each([
  ['4', ['4']],
  [' Terraza  3 ', ['Terraza 3']],
  ['1-4', ['1', '2', '3', '4']],
  ['9–11', ['9', '10', '11']],
  ['1 a 3', ['1', '2', '3']],
  ['Terraza 1–3', ['Terraza 1', 'Terraza 2', 'Terraza 3']],
  ['1-2, 7; Barra, Barra', ['1', '2', '7', 'Barra']],
  ['5-5', ['5']],
  ['Mesa a', ['Mesa a']],
])('%j is read as the tables %j', (text, names) => {
  expect(readTableNames(text)).toEqual(names);
});

test.each(['', ' , ', '4-B', '8-3', '1-999', 'Terraza - 3', '<b>', 'x'.repeat(25), '1-2-3'])(
  '%j is read as no tables',
  (text) => {
    expect(readTableNames(text)).toBeNull();
  },
);

test.each([
  ['', /^Escribe el número o el nombre/],
  [' , ', /^Escribe el número o el nombre/],
  ['4-B', /^«4-B» lleva un guion/],
  ['1-2-3', /^«1-2-3» lleva un guion/],
  ['1, 2, Terraza-3', /^«Terraza-3» lleva un guion/],
  ['8-3', /^«8-3» va al revés/],
  ['1-999', /hasta 300 mesas$/],
  ['A 1-200, B 1-200', /hasta 300 mesas$/],
  ['Mesa <b>', /^«Mesa <b>» lleva «<»/],
  ['Barra 🍺', /lleva «🍺»/],
  ['4\0', /un signo que no se ve/],
  ['.5', /^«\.5» tiene que empezar/],
  ['x'.repeat(25), /como mucho 24 letras$/],
  [`${'x'.repeat(23)} 1-9`, /como mucho 24 letras$/],
])('%j is refused with the reason', (text, words) => {
  expect(tableNamesRule(text)).toMatch(words);
});

test('exactly what is refused has a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      expect(tableNameRule(text) === null).toBe(readTableName(text) !== null);
      expect(tableNamesRule(text) === null).toBe(readTableNames(text) !== null);
    }),
  );
});

test('a range includes every number between its ends, up to a restaurant’s limit', () => {
  const number = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(number, number, (from, to) => {
      const names = readTableNames(`Sala ${from}-${to}`);
      const count = to - from + 1;
      if (count < 1 || count > TABLES_LIMIT) expect(names).toBeNull();
      else expect(names).toEqual(Array.from({ length: count }, (_, i) => `Sala ${from + i}`));
    }),
  );
});

test('tables are sorted in natural order', () => {
  const tables = ['Terraza 10', '10', 'Terraza 2', '2', '1', 'Barra'];
  expect(tables.toSorted(compareTables)).toEqual([
    '1',
    '2',
    '10',
    'Barra',
    'Terraza 2',
    'Terraza 10',
  ]);
});
