import { expect, test } from 'vitest';
import { isNumbered, tableLabel } from './table-label.ts';

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
