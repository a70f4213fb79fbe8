import { verificationUrl, type Invoice } from '@simplato/domain';
import type { VerifactuConfig } from '../../config.ts';
import type { FileAnswer } from '../../http/serve-file.ts';
import { invoicePdf } from '../../printing/invoice-pdf.ts';

/** What invoices say of themselves beyond what is stored. */
export type Verification = Pick<VerifactuConfig, 'verification'> | null;

/** What its QR code says, where anybody may ask the tax agency about it; null of one that it is not told of. */
export function qrOf(agency: Verification, invoice: Invoice): string | null {
  if (invoice.chain === null || agency === null) return null;
  const { legalName: name, taxId } = invoice.issuer;
  return verificationUrl(agency.verification, { ...invoice, issuer: { name, taxId } });
}

export async function invoiceFile(agency: Verification, invoice: Invoice): Promise<FileAnswer> {
  return {
    name: `factura-${invoice.number}.pdf`,
    content: await invoicePdf(invoice, qrOf(agency, invoice)),
  };
}
