import type { FieldRule } from './field-rules.ts';

/**
 * Spanish tax numbers: NIF of a person (8 digits and a letter), NIE of a foreigner (X, Y or Z, 7
 * digits and a letter) and CIF of a company (letter, 7 digits and a control). The form is required;
 * a control that does not add up only warns, since old papers carry mistakes.
 */
const NIF = /^\d{8}[A-Z]$/;
const NIE = /^[XYZ]\d{7}[A-Z]$/;
const CIF = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/;

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';

/** As it is written on paper: no spaces, dots or dashes, letters in capitals. */
export function readTaxId(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

export const taxIdRule: FieldRule = (value) => {
  const taxId = readTaxId(value);
  if (taxId === '') return 'El nif o Cif no puede ir vacío';
  return [NIF, NIE, CIF].some((form) => form.test(taxId))
    ? null
    : 'El Nif o Cif no cumple con el formato correcto';
};

/** Null, or a word of warning for a well-formed number whose control character is another. */
export function taxIdWarning(value: string): string | null {
  const taxId = readTaxId(value);
  if (taxIdRule(taxId) !== null || hasRightControl(taxId)) return null;
  return 'La letra o cifra de control no cuadra. Compruébalo antes de seguir.';
}

function hasRightControl(taxId: string): boolean {
  return CIF.test(taxId) ? hasCompanyControl(taxId) : hasPersonControl(taxId);
}

function hasPersonControl(taxId: string): boolean {
  const digits = taxId.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return PERSON_LETTERS[Number(digits) % PERSON_LETTERS.length] === taxId.at(-1);
}

/** Digits at odd places count double, the figures of each double added up. */
function hasCompanyControl(taxId: string): boolean {
  const sum = Array.from(taxId.slice(1, -1), Number).reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return taxId.at(-1) === String(control) || taxId.at(-1) === COMPANY_LETTERS[control];
}
