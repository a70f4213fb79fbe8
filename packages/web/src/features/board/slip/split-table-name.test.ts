import { expect, test } from 'vitest';
import { splitTableName } from './split-table-name.ts';

test.each([
  ['4', '', '4'],
  ['Terraza 1', 'Terraza', '1'],
  ['Sala de abajo 12', 'Sala de abajo', '12'],
  ['B7', '', 'B7'],
  ['Barra', 'Barra', ''],
  ['Salón 1987654', 'Salón 1987654', ''],
])('reads %s as %s and %s', (name, zone, number) => {
  expect(splitTableName(name)).toEqual({ zone, number });
});
