import { expect, test } from 'vitest';
import { restaurantName } from './restaurant-name.ts';

test.each([
  ['Taberna del Palacio, S.L.', 'Taberna del Palacio'],
  ['Hermanos Ruiz S.A.', 'Hermanos Ruiz'],
  ['La Pavía SLU', 'La Pavía'],
  ['Casa José', 'Casa José'],
  ['Asl', 'Asl'],
])('%s is called %s', (legalName, name) => {
  expect(restaurantName({ legalName })).toBe(name);
});
