import type { Cents } from '../money/money.ts';
import { taxIdRule } from '../restaurant/tax-id.ts';
import { isDate } from '../time/restaurant-time.ts';
import {
  invoiceTotalCents,
  type InvoiceName,
  type InvoiceParty,
  type RegisteredInvoice,
} from './invoice-record.ts';

/**
 * The most a simplified invoice may come to in a restaurant, VAT included (RD 1619/2012, article 4.2);
 * one that names a company is simplified too. What replaces or corrects them has no limit.
 */
export const MAX_SIMPLIFIED_CENTS: Cents = 300_000;

/** In characters, as the agency's schema counts them. */
export const INVOICE_TEXT_LIMITS = { name: 120, description: 500, number: 60 } as const;

/** Printable ASCII without " ' < = >. */
const NUMBER_LETTERS = /^[ !#-&(-;?-~]+$/;

/** The day from which the agency knows invoices: that of the order's entry into force. */
const FIRST_DAY = '2024-10-28';

/** Invoices that one may correct or replace. */
const MOST_REFERENCES = 1000;
const MOST_BANDS = 12;

/** Whether the agency takes series and number: it trims them, so that they have no blank at an end. */
export function isInvoiceNumber(number: string): boolean {
  return (
    number.length <= INVOICE_TEXT_LIMITS.number &&
    number === number.trim() &&
    NUMBER_LETTERS.test(number)
  );
}

/**
 * A text as a record carries it: letters composed, single spaces, none of the signs that XML cannot hold,
 * cut after `limit` characters and never within one. Letters of any alphabet stay.
 */
export function recordText(text: string, limit: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(clean).slice(0, limit).join('').trimEnd();
}

export type InvoiceFault =
  | 'number'
  | 'day'
  | 'issuer'
  | 'recipient'
  | 'description'
  | 'references'
  | 'bands'
  | 'simplified'
  | 'limit';

const NAMES_RECIPIENT: ReadonlySet<string> = new Set(['F1', 'F3', 'R1', 'R4']);
const CORRECTS: ReadonlySet<string> = new Set(['R1', 'R4', 'R5']);

/** The part of an invoice for which the agency, or the law, would refuse it; null if it may be issued. */
export function invoiceFault(invoice: RegisteredInvoice): InvoiceFault | null {
  const { kind, bands, corrects, replaces, isSimplifiedForCompany } = invoice;
  if (!isInvoiceNumber(invoice.number)) return 'number';
  if (!isInvoiceDay(invoice.day)) return 'day';
  if (!isParty(invoice.issuer)) return 'issuer';
  if (NAMES_RECIPIENT.has(kind) !== (invoice.recipient !== null)) return 'recipient';
  if (invoice.recipient && !isParty(invoice.recipient)) return 'recipient';
  if (recordText(invoice.description, INVOICE_TEXT_LIMITS.description) === '') return 'description';
  if (!areReferences(corrects, CORRECTS.has(kind))) return 'references';
  if (!areReferences(replaces, kind === 'F3')) return 'references';
  if (bands.length === 0 || bands.length > MOST_BANDS) return 'bands';
  if (isSimplifiedForCompany && !['F1', 'R1'].includes(kind)) return 'simplified';
  const isSimplified = kind === 'F2' || (kind === 'F1' && isSimplifiedForCompany);
  return isSimplified && invoiceTotalCents(invoice) > MAX_SIMPLIFIED_CENTS ? 'limit' : null;
}

const isInvoiceDay = (day: string) => isDate(day) && day >= FIRST_DAY;

const isParty = ({ name, taxId }: InvoiceParty) =>
  recordText(name, INVOICE_TEXT_LIMITS.name) !== '' && taxIdRule(taxId) === null;

function areReferences(names: readonly InvoiceName[], areNeeded: boolean): boolean {
  if (names.length > 0 !== areNeeded || names.length > MOST_REFERENCES) return false;
  return names.every(({ number, day }) => isInvoiceNumber(number) && isDate(day));
}
