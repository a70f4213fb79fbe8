import { REGISTRATION_DEFAULTS } from '../restaurant/registration-defaults.ts';
import { isProvinceOf } from '../restaurant/spanish-provinces.ts';
import { MAX_VAT_PERCENT } from '../money/tax.ts';
import { tidyName } from '../text/plain-words.ts';
import { signatureFault } from './signatures.ts';

/**
 * What a field must contain, with the message that says so; null when the value is valid. Used by
 * the form and by the server. The texts are the product's own and must not change.
 */
export type FieldRule = (value: string) => string | null;

/** Messages for the diner's own fields; screens in other languages have theirs under the same names. */
export const DINER_FIELD_TEXTS = {
  emailMissing: 'El correo no puede estar vacío',
  emailWrong: 'El correo no cumple con el formato correcto',
  passwordMissing: 'La contraseña no puede estar vacía',
  passwordWeak: 'La contraseña debe de tener al menos 8 caracteres y tener un número',
  nameMissing: 'El nombre no puede estar vacío',
  nameShort: 'El nombre es demasiado corto',
  nameNumbers: 'El nombre no puede contener números',
  userMissing: 'El usuario no puede estar vacío',
  userShort: 'El usuario debe tener al menos 5 caracteres',
  privacyMissing: 'Debe aceptar la casilla de Privacy Policy',
} as const;

const EMAIL_LENGTH = 254;
const USERNAME_LENGTH = 5;
const PASSWORD_LENGTH = 8;

export const emailRule: FieldRule = (value) => {
  const email = value.trim();
  if (email === '') return DINER_FIELD_TEXTS.emailMissing;
  return isEmailAddress(email) ? null : DINER_FIELD_TEXTS.emailWrong;
};

/** Of the part before the '@', in characters. */
const MAILBOX_LENGTH = 64;
/** Between dots, before the '@' and after it; what would need quotes is not accepted anywhere. */
const MAILBOX_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN_PART = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** An address that mail can be sent to: asked by forms, by the server and by the mailer. */
export function isEmailAddress(text: string): boolean {
  const [mailbox = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    more.length === 0 &&
    text.length <= EMAIL_LENGTH &&
    mailbox.length <= MAILBOX_LENGTH &&
    mailbox.split('.').every((part) => MAILBOX_PART.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_PART.test(label)) &&
    last.length > 1 &&
    // An address of a computer is none of a person.
    !/^\d+$/.test(last)
  );
}

/** At login only: a stricter rule for new addresses must not lock out an old account. */
export const enteredEmailRule: FieldRule = (value) => {
  const email = value.trim();
  if (email === '') return DINER_FIELD_TEXTS.emailMissing;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? null : DINER_FIELD_TEXTS.emailWrong;
};

/** At login only: the rules for new passwords must not lock out an old one. */
export const enteredPasswordRule: FieldRule = (value) =>
  value === '' ? DINER_FIELD_TEXTS.passwordMissing : null;

/** For a new password. The server never sees it, only its digest. */
export const newPasswordRule: FieldRule = (value) => {
  if (value === '') return DINER_FIELD_TEXTS.passwordMissing;
  return value.length >= PASSWORD_LENGTH && /\d/.test(value)
    ? null
    : DINER_FIELD_TEXTS.passwordWeak;
};

export const dinerNameRule: FieldRule = (value) => {
  const name = value.trim();
  if (name === '') return DINER_FIELD_TEXTS.nameMissing;
  if (name.length < 2) return DINER_FIELD_TEXTS.nameShort;
  return /\p{N}/u.test(name) ? DINER_FIELD_TEXTS.nameNumbers : null;
};

export const dinerUsernameRule: FieldRule = (value) => {
  if (value.trim() === '') return DINER_FIELD_TEXTS.userMissing;
  return value.trim().length >= USERNAME_LENGTH ? null : DINER_FIELD_TEXTS.userShort;
};

export const staffUsernameRule: FieldRule = (value) => {
  if (value.trim() === '') return 'El nombre de usuario no puede estar vacío';
  return value.trim().length >= USERNAME_LENGTH
    ? signatureFault(value.trim())
    : 'El nombre de usuario debe tener al menos 5 caracteres';
};

export const legalNameRule: FieldRule = (value) =>
  value.trim() === '' ? 'La razón social no puede ir vacía' : signatureFault(value.trim());

/** In characters: it stands in a phone's top bar and on table cards. */
export const TRADE_NAME_LENGTH = 60;

/** Empty, or something that can be read. */
export const tradeNameRule: FieldRule = (value) => {
  const name = tidyName(value);
  if (name.length > TRADE_NAME_LENGTH) return `Como mucho ${TRADE_NAME_LENGTH} letras`;
  return name === '' || /[\p{L}\p{N}]/u.test(name)
    ? signatureFault(value.trim())
    : 'Escribe un nombre con letras, o déjalo vacío';
};

export const provinceRule: FieldRule = (value) =>
  provinceFault(value, REGISTRATION_DEFAULTS.country);

/** Checks a province against the country entered with it. */
export function provinceFault(province: string, country: string): string | null {
  if (province.trim() === '') return 'La provincia no puede ir vacío';
  return isProvinceOf(province.trim(), country.trim())
    ? null
    : 'La provincia no se encuentra en el Pais introducido';
}

export const addressRule: FieldRule = (value) =>
  value.trim() === '' ? 'La dirección no puede ir vacía' : null;

export const cityRule: FieldRule = (value) =>
  value.trim() === '' ? 'La ciudad no puede ir vacía' : null;

export const postalCodeRule: FieldRule = (value) =>
  /^\d{5}$/.test(value.trim()) ? null : 'El código postal tiene 5 cifras';

export const phoneRule: FieldRule = (value) => {
  if (value.trim() === '') return 'El teléfono no puede quedar vacío';
  return /^\d{9}$/.test(value.trim())
    ? null
    : 'El teléfono no cumple con el formato correcto de 9 digitos';
};

/**
 * Reduces a telephone number as people write it (`+34 910-00 02.83`) to the nine digits that are
 * stored: `910000283`.
 */
export function plainPhone(typed: string): string {
  return typed.replace(/[\s.()-]/g, '').replace(/^(?:\+|00)34(?=\d{9}$)/, '');
}

export const vatRule: FieldRule = (value) => {
  const text = value.trim();
  if (Number(text.replace(',', '.')) > MAX_VAT_PERCENT) return 'El IVA no puede ser superiror a 21';
  return /^\d+$/.test(text) ? null : 'El IVA debe ser un número entero';
};

const PIN_LENGTHS = [4, 5, 6, 7, 8];
const RUNS = ['01234567890', '09876543210'];

/** Runs and repeats, which people try first. A list, so that the server can compare digests. */
export const TRIVIAL_PINS: readonly string[] = PIN_LENGTHS.flatMap((length) => [
  ...RUNS.flatMap((run) =>
    Array.from({ length: run.length - length + 1 }, (_, from) => run.slice(from, from + length)),
  ),
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(length)),
]);

/** Too few digits: a list for the same reason. */
export const SHORT_PINS: readonly string[] = [
  '',
  ...[1, 2, 3].flatMap((length) =>
    Array.from({ length: 10 ** length }, (_, pin) => String(pin).padStart(length, '0')),
  ),
];

/** What a colleague types on a shared tablet. The server never sees it, only its digest. */
export const pinRule: FieldRule = (value) => {
  if (!/^\d{4,8}$/.test(value)) return 'El PIN tiene de 4 a 8 cifras';
  return TRIVIAL_PINS.includes(value) ? 'Elige un PIN más difícil de adivinar' : null;
};

export function privacyRule(isAccepted: boolean): string | null {
  return isAccepted ? null : DINER_FIELD_TEXTS.privacyMissing;
}
