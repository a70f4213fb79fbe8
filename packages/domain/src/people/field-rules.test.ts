import { describe, expect, test } from 'vitest';
import {
  addressRule,
  cityRule,
  dinerNameRule,
  dinerUsernameRule,
  emailRule,
  enteredPasswordRule,
  legalNameRule,
  TRADE_NAME_LENGTH,
  tradeNameRule,
  newPasswordRule,
  phoneRule,
  plainPhone,
  pinRule,
  TRIVIAL_PINS,
  postalCodeRule,
  privacyRule,
  provinceFault,
  provinceRule,
  staffUsernameRule,
  vatRule,
  type FieldRule,
} from './field-rules.ts';
import { SPANISH_PROVINCES } from '../restaurant/spanish-provinces.ts';

interface RuleTable {
  field: string;
  rule: FieldRule;
  cases: [value: string, said: string | null][];
}

describe('an e-mail address', () => {
  test.each([
    'ana@example.com',
    ' ana@example.com ',
    'a.b+c@sub.example.es',
    'ñ@correo.es',
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.es`,
    'a+1@example.com',
    "o'brien_y-cia@xn--espaa-rta.es",
    'hola@españa.es',
  ])('%j is accepted', (email) => {
    expect(emailRule(email)).toBeNull();
  });

  test.each(['', '   '])('%j counts as empty', (email) => {
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
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.es`,
    `a@${'b.'.repeat(130)}es`,
    'mailto:ana@example.com',
    '<ana@example.com>',
    'ana,bea@example.com',
    'ana;bea@example.com',
    '"ana"@example.com',
    'ana(casa)@example.com',
    'ana@example..com',
    'ana..b@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana@.example.com',
    'ana@example.com.',
    'ana@-example.com',
    'ana@example-.com',
    'ana@exam_ple.com',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    'ana@example.com,bea@example.com',
    'an\u200ba@example.com',
    'ana@exa\u00admple.com',
  ])('%j is refused', (email) => {
    expect(emailRule(email)).toBe('El correo no cumple con el formato correcto');
  });
});

test('the login accepts any password that is not empty', () => {
  expect(enteredPasswordRule('')).toBe('La contraseña no puede estar vacía');
  expect(enteredPasswordRule('x')).toBeNull();
  expect(enteredPasswordRule(' ')).toBeNull();
});

/** Values with the exact message for each; null for valid ones. */
const SHORT_PASSWORD = 'La contraseña debe de tener al menos 8 caracteres y tener un número';
const WRONG_PHONE = 'El teléfono no cumple con el formato correcto de 9 digitos';
const WRONG_PROVINCE = 'La provincia no se encuentra en el Pais introducido';

describe.each<RuleTable>([
  {
    field: 'a name',
    rule: dinerNameRule,
    cases: [
      ['', 'El nombre no puede estar vacío'],
      ['  ', 'El nombre no puede estar vacío'],
      ['A', 'El nombre es demasiado corto'],
      [' A ', 'El nombre es demasiado corto'],
      ['7', 'El nombre es demasiado corto'],
      ['Al', null],
      ['Íñigo O’Hara-Núñez', null],
      ['Ana 2', 'El nombre no puede contener números'],
      ['Ana٣', 'El nombre no puede contener números'],
    ],
  },
  {
    field: "a diner's username",
    rule: dinerUsernameRule,
    cases: [
      ['', 'El usuario no puede estar vacío'],
      ['    ', 'El usuario no puede estar vacío'],
      ['ana1', 'El usuario debe tener al menos 5 caracteres'],
      [' ana1 ', 'El usuario debe tener al menos 5 caracteres'],
      ['ana12', null],
    ],
  },
  {
    field: "a restaurant's username",
    rule: staffUsernameRule,
    cases: [
      ['', 'El nombre de usuario no puede estar vacío'],
      ['cook', 'El nombre de usuario debe tener al menos 5 caracteres'],
      ['cooks', null],
    ],
  },
  {
    field: 'a new password',
    rule: newPasswordRule,
    cases: [
      ['', 'La contraseña no puede estar vacía'],
      ['1234567', SHORT_PASSWORD],
      ['abcdefgh', SHORT_PASSWORD],
      ['        ', SHORT_PASSWORD],
      ['abcdefg1', null],
      ['12345678', null],
    ],
  },
  {
    field: 'a legal name',
    rule: legalNameRule,
    cases: [
      ['', 'La razón social no puede ir vacía'],
      [' ', 'La razón social no puede ir vacía'],
      ['X', null],
    ],
  },
  {
    field: 'a trade name',
    rule: tradeNameRule,
    cases: [
      ['', null],
      ['  ', null],
      ['X', null],
      ['1900', null],
      ['\u200b', 'Escribe un nombre con letras, o déjalo vacío'],
      [` ${'e\u0301'.repeat(TRADE_NAME_LENGTH)} `, null],
      ['x'.repeat(TRADE_NAME_LENGTH + 1), 'Como mucho 60 letras'],
    ],
  },
  {
    field: 'a province',
    rule: provinceRule,
    cases: [
      ['', 'La provincia no puede ir vacío'],
      ['Madrid', null],
      [' Madrid ', null],
      ['madrid', WRONG_PROVINCE],
      ['Lisboa', WRONG_PROVINCE],
    ],
  },
  {
    field: 'an address',
    rule: addressRule,
    cases: [
      [' ', 'La dirección no puede ir vacía'],
      ['Calle de los Jardineros, 7', null],
    ],
  },
  {
    field: 'a city',
    rule: cityRule,
    cases: [
      ['', 'La ciudad no puede ir vacía'],
      ['Aranjuez', null],
    ],
  },
  {
    field: 'a postal code',
    rule: postalCodeRule,
    cases: [
      ['', 'El código postal tiene 5 cifras'],
      ['2830', 'El código postal tiene 5 cifras'],
      ['28300', null],
      [' 28300 ', null],
    ],
  },
  {
    field: 'a telephone number',
    rule: phoneRule,
    cases: [
      ['', 'El teléfono no puede quedar vacío'],
      ['91000028', WRONG_PHONE],
      ['9100002830', WRONG_PHONE],
      ['910 00 02', WRONG_PHONE],
      ['+34910000', WRONG_PHONE],
      ['91000028a', WRONG_PHONE],
      ['910000283', null],
    ],
  },
  {
    field: 'a VAT rate',
    rule: vatRule,
    cases: [
      ['0', null],
      ['10', null],
      ['21', null],
      ['22', 'El IVA no puede ser superiror a 21'],
      ['100', 'El IVA no puede ser superiror a 21'],
      ['1000', 'El IVA no puede ser superiror a 21'],
      ['', 'El IVA debe ser un número entero'],
      ['-1', 'El IVA debe ser un número entero'],
      ['10,5', 'El IVA debe ser un número entero'],
      ['21,5', 'El IVA no puede ser superiror a 21'],
      ['21.01', 'El IVA no puede ser superiror a 21'],
    ],
  },
])('$field', ({ rule, cases }) => {
  test.each(cases)('%j: %s', (value, said) => {
    expect(rule(value)).toBe(said);
  });
});

test('a province has to belong to the country', () => {
  expect(provinceFault('Madrid', 'España')).toBeNull();
  expect(provinceFault('Madrid', 'Francia')).toBe(WRONG_PROVINCE);
  expect(provinceFault('Lisboa', 'Portugal')).toBe(WRONG_PROVINCE);
  expect(provinceFault('', 'Francia')).toBe('La provincia no puede ir vacío');
});

test.each([
  ['910000283', '910000283'],
  [' 910 00 02 83', '910000283'],
  ['910-000.283', '910000283'],
  ['+34 910 000 283', '910000283'],
  ['0034 (910) 000283', '910000283'],
  // A number may begin with 34 itself, and other countries' prefixes are kept.
  ['340000283', '340000283'],
  ['+33 910 000 283', '+33910000283'],
  ['91000028a', '91000028a'],
])('the telephone number %j is stored as %j', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});

test('the list of provinces contains the fifty provinces and the two autonomous cities', () => {
  expect(new Set(SPANISH_PROVINCES).size).toBe(52);
  for (const province of SPANISH_PROVINCES) expect(provinceRule(province)).toBeNull();
});

test('the privacy checkbox has to be ticked', () => {
  expect(privacyRule(false)).toBe('Debe aceptar la casilla de Privacy Policy');
  expect(privacyRule(true)).toBeNull();
});

describe('a PIN', () => {
  test.each(['2803', '19283', '907060', '28031965'])('%s is accepted', (pin) => {
    expect(pinRule(pin)).toBeNull();
  });

  test.each(['', '280', '280319650', '28 03', 'cuatro', '28O3'])('%j is refused', (pin) => {
    expect(pinRule(pin)).toBe('El PIN tiene de 4 a 8 cifras');
  });

  test.each(['1234', '4321', '567890', '0000', '77777'])(
    '%s is refused as too easy to guess',
    (pin) => {
      expect(pinRule(pin)).toBe('Elige un PIN más difícil de adivinar');
    },
  );

  test('is too easy in 110 ways', () => {
    expect(new Set(TRIVIAL_PINS).size).toBe(110);
    for (const pin of TRIVIAL_PINS) expect(pin).toMatch(/^\d{4,8}$/);
  });
});
