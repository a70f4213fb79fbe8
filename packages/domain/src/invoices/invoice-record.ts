import { formatSignedCents, type Cents } from '../money/money.ts';
import type { VatBand } from '../money/tax.ts';

/**
 * Invoices as the tax agency is told of them (VERI*FACTU), one record for each: F1 full, F2 simplified,
 * F3 full in place of simplified ones, R1 correction of a full one, R4 full in place of one that named
 * somebody wrongly, R5 correction of a simplified one.
 * Sources: RD 1007/2023, Orden HAC/1177/2024 and the agency's description of hash and QR.
 */
export const INVOICE_KINDS = ['F1', 'F2', 'F3', 'R1', 'R4', 'R5'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What tells an invoice from all others of its issuer. */
export interface InvoiceName {
  /** Series and number in one text. */
  number: string;
  /** 'YYYY-MM-DD' */
  day: string;
}

export interface InvoiceParty {
  name: string;
  taxId: string;
}

/** What is told of an invoice when it is issued. Its total is that of its bands. */
export interface RegisteredInvoice extends InvoiceName {
  issuer: InvoiceParty;
  kind: InvoiceKind;
  description: string;
  /** Null for F2 and R5 alone. */
  recipient: InvoiceParty | null;
  /** Of R1 and R5, which say the difference, and of R4, which says all of them anew. */
  corrects: readonly InvoiceName[];
  /** Of F3: simplified invoices, which stay as they are. */
  replaces: readonly InvoiceName[];
  /** A simplified invoice that names its recipient (RD 1619/2012, 7.2): an F1, or what corrects one. */
  isSimplifiedForCompany: boolean;
  /** Below zero in a correction that takes something away. */
  bands: readonly VatBand[];
}

/** What the agency holds of an invoice when another record of it is made. */
export interface AgencyHolding {
  /** False if every registration of it was refused, or none was sent. */
  isRegistered: boolean;
  /** The last amendment, or the last cancellation if this is one, was refused. */
  wasRefused: boolean;
}

/** A record as it stands in the restaurant's chain: its invoice and its hash. */
export interface ChainLink extends InvoiceName {
  taxId: string;
  hash: string;
}

export type InvoiceRecord = (
  | {
      of: 'registration';
      invoice: RegisteredInvoice;
      /** The same invoice told again with other data ('subsanación'); null the first time. */
      amends: AgencyHolding | null;
    }
  | { of: 'cancellation'; issuer: InvoiceParty; cancels: InvoiceName; holding: AgencyHolding }
) & {
  /** Null for the first of a chain. */
  previous: ChainLink | null;
  /** With its offset: '2026-11-30T02:58:59+01:00'. */
  generatedAt: string;
};

export const invoiceTotalCents = ({ bands }: Pick<RegisteredInvoice, 'bands'>): Cents =>
  bands.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);

export const invoiceVatCents = ({ bands }: Pick<RegisteredInvoice, 'bands'>): Cents =>
  bands.reduce((sum, { vatCents }) => sum + vatCents, 0);

/** '30-11-2026' for '2026-11-30'. */
export function agencyDay(day: string): string {
  return day.split('-').toReversed().join('-');
}

/** The text whose SHA-256, in UTF-8 and as upper-case hexadecimal digits, is the record's hash. */
export function hashedText(record: InvoiceRecord): string {
  const chain = {
    Huella: record.previous?.hash ?? '',
    FechaHoraHusoGenRegistro: record.generatedAt,
  };
  if (record.of === 'cancellation') {
    return namedValues({
      IDEmisorFacturaAnulada: record.issuer.taxId,
      NumSerieFacturaAnulada: record.cancels.number,
      FechaExpedicionFacturaAnulada: agencyDay(record.cancels.day),
      ...chain,
    });
  }
  const { invoice } = record;
  return namedValues({
    IDEmisorFactura: invoice.issuer.taxId,
    NumSerieFactura: invoice.number,
    FechaExpedicionFactura: agencyDay(invoice.day),
    TipoFactura: invoice.kind,
    CuotaTotal: formatSignedCents(invoiceVatCents(invoice)),
    ImporteTotal: formatSignedCents(invoiceTotalCents(invoice)),
    ...chain,
  });
}

const namedValues = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value.trim()}`)
    .join('&');

/** What the next record of the chain says of this one. */
export function chainLink(record: InvoiceRecord, hash: string): ChainLink {
  const { issuer, number, day } =
    record.of === 'cancellation' ? { issuer: record.issuer, ...record.cancels } : record.invoice;
  return { taxId: issuer.taxId, number, day, hash };
}

/**
 * What an invoice's QR code says: the page where the agency tells whether it knows the invoice.
 *
 * @param page of the agency, without parameters
 */
export function verificationUrl(
  page: string,
  invoice: Pick<RegisteredInvoice, 'issuer' | 'number' | 'day' | 'bands'>,
): string {
  const parameters = {
    nif: invoice.issuer.taxId,
    numserie: invoice.number,
    fecha: agencyDay(invoice.day),
    importe: formatSignedCents(invoiceTotalCents(invoice)),
  };
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.trim())}`,
  );
  return `${page}?${query.join('&')}`;
}
