import { expect, test } from 'vitest';
import type { SoldBy } from '../menu/sold-by.ts';
import { readSoldBy, soldByCell } from './menu-cells.ts';

test.each<[string, SoldBy | null]>([
  ['Por unidad', null],
  ['Por kilo, desde 200 g, de 50 en 50', { unit: 'kilo', least: 200, step: 50 }],
  ['Por pieza, desde 6, de 3 en 3', { unit: 'piece', least: 6, step: 3 }],
])('how a product is sold is read as it is written: %s', (words, soldBy) => {
  expect(soldByCell(soldBy)).toBe(words);
  expect(readSoldBy(words)).toEqual(soldBy);
});

test.each<[string, SoldBy | undefined]>([
  ['kg', { unit: 'kilo', least: 100, step: 50 }],
  ['POR KILOS', { unit: 'kilo', least: 100, step: 50 }],
  ['pieza', { unit: 'piece', least: 1, step: 1 }],
  ['por pieza, desde 6 piezas', { unit: 'piece', least: 6, step: 1 }],
  ['por kilo, desde 0 g', undefined],
  ['por kilo, de 50 en 40', undefined],
  ['según peso', undefined],
  ['docena', undefined],
])('«%s» is read as people write it, or not at all', (words, soldBy) => {
  expect(readSoldBy(words)).toEqual(soldBy);
});
