import type { Cents } from '../money/money.ts';
import type { ReceiptLine } from '../money/receipt.ts';
import type { VatBand } from '../money/tax.ts';
import type { PaymentForm } from '../tabs/tab-payment.ts';
import type { InvoiceKind, InvoiceName } from './invoice-record.ts';

/** Whether a restaurant invoices what its guests pay, and tells the tax agency of it. */
export const INVOICING_MODES = ['none', 'invoices', 'verifactu'] as const;
export type InvoicingMode = (typeof INVOICING_MODES)[number];

/** Who issues it, as it was then. */
export interface Issuer {
  legalName: string;
  taxId: string;
  /** Street; postal code and town. */
  addressLines: readonly string[];
}

/** A company, or a person, that asked for an invoice in its name. */
export interface Recipient {
  name: string;
  taxId: string;
  address: string;
}

/** An invoice as it was issued; it is never changed, only corrected or replaced by another. */
export interface Invoice extends InvoiceName {
  /** Counts within its restaurant, without gaps. */
  invoiceId: number;
  /** The chain that has its record, from 1; null of one that the tax agency is not told of. */
  chain: number | null;
  kind: InvoiceKind;
  /** ISO 8601; its `day` is that of the restaurant's clock. */
  issuedAt: string;
  issuer: Issuer;
  /** Null of a simplified one without a name. */
  recipient: Recipient | null;
  /** The payment of which it tells, and where that was made. */
  paymentNumber: number;
  tabId: number;
  tableName: string;
  form: PaymentForm;
  /** It pays no product in particular, but a part of what was served. */
  isOnAccount: boolean;
  /** Below zero of what was taken back. */
  lines: readonly ReceiptLine[];
  bands: readonly VatBand[];
  /** VAT included, tip excluded. */
  totalCents: Cents;
  /** Whose difference it says; and which it stands in for, an R4 in correction of them. */
  corrects: readonly InvoiceName[];
  replaces: readonly InvoiceName[];
}

/** A series has a kind of invoice of a year of the restaurant's clock; corrections must have one of their own. */
export type SeriesLetter = 'T' | 'F' | 'R';

const LETTERS = { F2: 'T', F1: 'F', F3: 'F', R1: 'R', R4: 'R', R5: 'R' } as const satisfies Record<
  InvoiceKind,
  SeriesLetter
>;

/**
 * 'T2026': tickets of that year. The second restaurant of a tax number has 'T2-2026': no two invoices of an issuer may
 * have one number. A chain of records that began anew has series of its own, 'T2026-2', for numbers of the one before
 * may be known to the tax agency and not to us.
 */
export function seriesOf(
  kind: InvoiceKind,
  day: string,
  { site, chain }: { site: number; chain: number | null },
): string {
  const letter = site === 1 ? LETTERS[kind] : `${LETTERS[kind]}${site}-`;
  const series = `${letter}${day.slice(0, 4)}`;
  return chain === null || chain === 1 ? series : `${series}-${chain}`;
}

const DIGITS = 6;

/** 'T2026-000123'. */
export function invoiceNumber(series: string, turn: number): string {
  return `${series}-${String(turn).padStart(DIGITS, '0')}`;
}
