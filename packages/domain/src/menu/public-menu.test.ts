import { expect, it, test } from 'vitest';
import { publicMenuName, publicMenuPath, readPublicMenuName } from './public-menu.ts';

it.each([
  ['Taberna del Palacio, S.L.', '7-taberna-del-palacio'],
  ['Casa Íñigo & Güemes', '7-casa-inigo-guemes'],
  ['  «Ñam»  ', '7-nam'],
  ['北京', '7'],
  ['../../etc/passwd?x=<b>', '7-etc-passwd-x-b'],
  [`${'a'.repeat(59)} bar`, `7-${'a'.repeat(59)}`],
])('%s has an address of plain letters', (legalName, name) => {
  expect(publicMenuName({ restaurantId: 7, legalName, tradeName: '' })).toBe(name);
  expect(readPublicMenuName(name)).toBe(7);
});

test('the public menu has a path on the site', () => {
  const restaurant = { restaurantId: 1001, legalName: 'Bar Sol, S.L.U.', tradeName: '' };
  expect(publicMenuPath(restaurant)).toBe('/carta/1001-bar-sol');
});

it.each([
  '',
  '-5',
  '0',
  '0-bar',
  '2147483648',
  '99999999999',
  '1e3',
  '1.5',
  ' 1',
  '٣',
  'bar-1',
  '1bar',
])('%j is no restaurant’s id', (name) => {
  expect(readPublicMenuName(name)).toBeNull();
});

it.each(['1001', '1001-', '1001-otro-nombre', `1001-${'x'.repeat(10_000)}`, '1001-../..'])(
  '%# is read as the restaurant’s id, whatever name follows',
  (name) => {
    expect(readPublicMenuName(name)).toBe(1001);
  },
);
