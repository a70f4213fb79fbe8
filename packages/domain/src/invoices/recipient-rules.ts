import type { FieldRule } from '../people/field-rules.ts';
import { readTaxId, taxIdRule, taxIdWarning } from '../restaurant/tax-id.ts';
import { INVOICE_TEXT_LIMITS } from './invoice-rules.ts';
import type { Recipient } from './invoice.ts';

/** In characters, of the one line in which it stands. */
export const RECIPIENT_ADDRESS_LENGTH = 200;

/** What an invoice in somebody's name must say of them (RD 1619/2012, 6.1). */
export const recipientNameRule: FieldRule = (value) =>
  filled(value, INVOICE_TEXT_LIMITS.name, 'Escribe el nombre o la razón social');

export const recipientAddressRule: FieldRule = (value) =>
  filled(value, RECIPIENT_ADDRESS_LENGTH, 'Escribe el domicilio, con su código postal');

/** Stricter than at registration: an invoice with a wrong number is of no use to whoever asked for it. */
export const recipientTaxIdRule: FieldRule = (value) => {
  if (value.trim() === '') return 'Escribe el NIF de la factura';
  if (taxIdRule(value) !== null)
    return 'Este NIF no es válido: son ocho cifras y una letra, o una letra y ocho';
  return taxIdWarning(value) === null ? null : 'La letra o cifra de control de este NIF no cuadra';
};

function filled(value: string, length: number, missing: string): string | null {
  if (value.trim() === '') return missing;
  return Array.from(value.trim()).length > length ? `Como mucho ${length} letras` : null;
}

/** As it is printed: in one line each, the number without its signs. */
export function tidyRecipient({ name, taxId, address }: Recipient): Recipient {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  return { name: oneLine(name), taxId: readTaxId(taxId), address: oneLine(address) };
}

/** The agency takes no invoice of somebody to themselves. */
export const ISSUER_AS_RECIPIENT = 'Es el NIF del propio restaurante: escribe el de quien compra';

export function isSameRecipient(one: Recipient, other: Recipient): boolean {
  return one.name === other.name && one.taxId === other.taxId && one.address === other.address;
}
