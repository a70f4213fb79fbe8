import { expect, test } from 'vitest';
import { isNumbered, tableWords } from './table-words.ts';

test.each([
  ['4', 'Mesa 4', 'Tisch 4'],
  ['12 bis', 'Mesa 12 bis', 'Tisch 12 bis'],
  ['Terraza 1', 'Terraza 1', 'Terraza 1'],
  ['Barra', 'Barra', 'Barra'],
])('table %j is shown as %j, and in German as %j', (name, spanish, german) => {
  expect(tableWords(name)).toBe(spanish);
  expect(tableWords(name, 'de')).toBe(german);
  expect(isNumbered(name)).toBe(name !== spanish);
});
