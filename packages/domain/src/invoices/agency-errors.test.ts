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

test.each([
  [1108, 'tell-again'],
  [2000, 'tell-again'],
  [9999, 'tell-again'],
  [2001, 'name-again'],
  [1150, 'name-again'],
  [2004, null],
  [3000, null],
])('code %i is mended by %s', (code, remedy) => {
  expect(describeAgencyError(code).remedy).toBe(remedy);
});

test('a tax number that is not found is the issuer’s where nobody else is named', () => {
  expect(describeAgencyError(1109).what).toContain('el tuyo o el de tu cliente');
  expect(describeAgencyError(1109, false)).toEqual(describeAgencyError(1108));
});
