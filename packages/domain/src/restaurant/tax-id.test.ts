import { describe, expect, test } from 'vitest';
import { readTaxId, taxIdRule, taxIdWarning } from './tax-id.ts';

const WRONG_FORM = 'El Nif o Cif no cumple con el formato correcto';
const WARNING = 'La letra o cifra de control no cuadra. Compruébalo antes de seguir.';

describe('a valid tax number', () => {
  test.each([
    { kind: 'NIF', taxId: '12345678Z' },
    { kind: 'NIF', taxId: '00000000T' },
    { kind: 'NIF', taxId: '00000001R' },
    { kind: 'NIF', taxId: '99999999R' },
    { kind: 'NIF of a child', taxId: 'K1234567L' },
    { kind: 'NIF of a Spaniard abroad', taxId: 'L1234567L' },
    { kind: 'NIF of a foreigner without NIE', taxId: 'M1234567L' },
    { kind: 'NIE', taxId: 'X1234567L' },
    { kind: 'NIE', taxId: 'Y1234567X' },
    { kind: 'NIE', taxId: 'Z1234567R' },
    { kind: 'CIF with a figure', taxId: 'A58818501' },
    { kind: 'CIF with a figure', taxId: 'A28015865' },
    { kind: 'CIF with a letter', taxId: 'Q2826000H' },
    { kind: 'CIF of a town', taxId: 'S9803881C' },
    { kind: 'CIF of an association', taxId: 'G28015865' },
    { kind: 'CIF whose control is nought', taxId: 'B00000000' },
    { kind: 'CIF whose control is the letter of nought', taxId: 'P0000000J' },
  ])('$taxId, a $kind, is accepted without a warning', ({ taxId }) => {
    expect(taxIdRule(taxId)).toBeNull();
    expect(taxIdWarning(taxId)).toBeNull();
  });

  test.each([
    '12345678z',
    '12.345.678-Z',
    ' 12345678 Z ',
    'x-1234567-l',
    'a-58.818.501',
    'ESB64717838',
    'ES-B64717838',
    'es 12345678z',
    'B–64717838',
  ])('may be written as on paper: %j', (written) => {
    expect(taxIdRule(written)).toBeNull();
    expect(taxIdWarning(written)).toBeNull();
    expect(readTaxId(written)).toMatch(/^[0-9A-Z]{9}$/);
  });
});

describe('a tax number with a wrong control character', () => {
  test.each([
    '12345678A',
    '00000000R',
    'X1234567T',
    'A58818502',
    'A5881850A',
    'Q2826000A',
    'K1234567A',
    'S98038813',
    'H5881850A',
    'J5881850A',
    'U5881850A',
    'V5881850A',
    'N28260008',
    'P28260008',
    'Q28260008',
    'R28260008',
    'W28260008',
  ])('gets a warning, but is accepted: %s', (taxId) => {
    expect(taxIdRule(taxId)).toBeNull();
    expect(taxIdWarning(taxId)).toBe(WARNING);
  });
});

describe('an invalid tax number', () => {
  test.each(['', '   ', '-.'])('%j counts as empty', (value) => {
    expect(taxIdRule(value)).toBe('El nif o Cif no puede ir vacío');
    expect(taxIdWarning(value)).toBeNull();
  });

  test.each([
    '1234567Z',
    '123456789Z',
    '123456789',
    '12345678ZZ',
    '12345678Ñ',
    'W234567L8',
    'X123456L',
    'I1234567A',
    'ES12345678',
    'ESES12345678Z',
    'A1234567K',
    'AA123456B',
    '１２３４５６７８Z',
  ])('%j is refused, without the warning', (value) => {
    expect(taxIdRule(value)).toBe(WRONG_FORM);
    expect(taxIdWarning(value)).toBeNull();
  });
});
