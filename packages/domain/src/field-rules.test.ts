import { describe, expect, test } from 'vitest';
import { emailRule, enteredPasswordRule } from './field-rules.ts';

describe('an e-mail address', () => {
  test.each([
    'ana@example.com',
    ' ana@example.com ',
    'a.b+c@sub.example.es',
    'ñ@correo.es',
    `${'a'.repeat(242)}@example.com`,
  ])('%j will do', (email) => {
    expect(emailRule(email)).toBeNull();
  });

  test.each(['', '   '])('%j is empty', (email) => {
    expect(emailRule(email)).toBe('El correo no puede estar vacío');
  });

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@example.c',
    'a b@example.com',
    'ana@@example.com',
    'ana@exa mple.com',
    'ana@example.com\nBcc: b@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('%j has not the right form', (email) => {
    expect(emailRule(email)).toBe('El correo no cumple con el formato correcto');
  });
});

test('at login any password but an empty one is tried', () => {
  expect(enteredPasswordRule('')).toBe('La contraseña no puede estar vacía');
  expect(enteredPasswordRule('x')).toBeNull();
  expect(enteredPasswordRule(' ')).toBeNull();
});
