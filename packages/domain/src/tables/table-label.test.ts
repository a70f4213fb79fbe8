import { expect, test } from 'vitest';
import { hasSameLabel, isNumbered, tableLabel } from './table-label.ts';

test.each([
  ['4', 'Mesa 4', 'Tisch 4'],
  ['12 bis', 'Mesa 12 bis', 'Tisch 12 bis'],
  ['Terraza 1', 'Terraza 1', 'Terraza 1'],
  ['Barra', 'Barra', 'Barra'],
])('table %j is shown as %j, and in German as %j', (name, spanish, german) => {
  expect(tableLabel(name)).toBe(spanish);
  expect(tableLabel(name, 'de')).toBe(german);
  expect(isNumbered(name)).toBe(name !== spanish);
});

test.each([
  ['1', 'Mesa 1', true],
  ['1', 'MESA 1', true],
  ['1', '１', true],
  ['Mesa 1', 'Ｍｅｓａ　１', true],
  ['Terraza 1', 'terraza １', true],
  ['1', '11', false],
  ['1', 'Terraza 1', false],
])('tables %j and %j read the same: %j', (one, other, isSame) => {
  expect(hasSameLabel(one, other)).toBe(isSame);
  expect(hasSameLabel(other, one)).toBe(isSame);
});
