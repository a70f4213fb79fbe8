import type { FieldRule } from '../people/field-rules.ts';

/**
 * Spanish tax numbers: NIF of a person (8 digits and a letter; K, L or M and 7 digits for those who
 * have no identity card), NIE of a foreigner (X, Y or Z, 7 digits and a letter) and CIF of an
 * organisation (letter, 7 digits and a control character). The format is mandatory; a wrong control
 * character only warns, since old documents contain mistakes. Source: Orden EHA/451/2008.
 */
const NIF = /^(?:\d{8}|[KLM]\d{7})[A-Z]$/;
const NIE = /^[XYZ]\d{7}[A-Z]$/;
const CIF = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/;
/** Public bodies, the Church and foreigners: their control is a letter; that of all others a digit. */
const CONTROL_IS_LETTER = /^[NPQRSW]/;

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

/** Normalises the printed form: no spaces, dots, dashes or country in front, upper case. */
export function readTaxId(text: string): string {
  const bare = text.toUpperCase().replace(/[\s.\-\u2010-\u2015]/g, '');
  return bare.replace(/^ES(?=.{9}$)/, '');
}

export const taxIdRule: FieldRule = (value) => {
  const taxId = readTaxId(value);
  if (taxId === '') return 'El nif o Cif no puede ir vacío';
  return [NIF, NIE, CIF].some((form) => form.test(taxId))
    ? null
    : 'El Nif o Cif no cumple con el formato correcto';
};

/** A warning for a well-formed number whose control character is wrong; null otherwise. */
export function taxIdWarning(value: string): string | null {
  const taxId = readTaxId(value);
  if (taxIdRule(taxId) !== null || hasRightControl(taxId)) return null;
  return 'La letra o cifra de control no cuadra. Compruébalo antes de seguir.';
}

function hasRightControl(taxId: string): boolean {
  return CIF.test(taxId) ? hasCompanyControl(taxId) : hasPersonControl(taxId);
}

function hasPersonControl(taxId: string): boolean {
  const digits = taxId
    .slice(0, -1)
    .replace(/^[KLM]/, '')
    .replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return PERSON_LETTERS[Number(digits) % PERSON_LETTERS.length] === taxId.at(-1);
}

/** Digits at odd positions count double, as the digit sum of the double. */
function hasCompanyControl(taxId: string): boolean {
  const sum = Array.from(taxId.slice(1, -1), Number).reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const right = CONTROL_IS_LETTER.test(taxId) ? COMPANY_LETTERS[control] : String(control);
  return taxId.at(-1) === right;
}
