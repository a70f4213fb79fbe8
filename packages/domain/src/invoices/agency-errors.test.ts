import { expect, test } from 'vitest';
import { describeAgencyError } from './agency-errors.ts';

test.each([
  [4112, 'no deja que este certificado hable por tu NIF'],
  [2001, 'no encuentra el NIF de la empresa'],
  [1150, '3.000 €'],
  [3000, 'ya tenía este registro'],
  [2000, 'es del programa'],
])('code %i is told in words: %s', (code, words) => {
  expect(describeAgencyError(code).what).toContain(words);
});

test('a code that nobody foresaw is told as it is', () => {
  expect(describeAgencyError(9999).what).toContain('9999');
});
