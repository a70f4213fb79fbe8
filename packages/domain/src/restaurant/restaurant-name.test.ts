import { expect, test } from 'vitest';
import { fullName, restaurantName } from './restaurant-name.ts';

test.each([
  ['Taberna del Palacio, S.L.', 'Taberna del Palacio'],
  ['Hermanos Ruiz S.A.', 'Hermanos Ruiz'],
  ['La Pavía SLU', 'La Pavía'],
  ['Casa José', 'Casa José'],
  ['Asl', 'Asl'],
])('%s is called %s', (legalName, name) => {
  const restaurant = { legalName, tradeName: '' };
  expect(restaurantName(restaurant)).toBe(name);
  expect(fullName(restaurant)).toBe(legalName);
});

test('a trade name is what guests read, as its owner writes it', () => {
  const restaurant = { legalName: 'Hostelería Ruiz, S.L.', tradeName: 'Los Ruiz, S.A.' };
  expect(restaurantName(restaurant)).toBe('Los Ruiz, S.A.');
  expect(fullName(restaurant)).toBe('Los Ruiz, S.A.');
});
