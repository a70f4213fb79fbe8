import {
  chainLink,
  MAX_SIMPLIFIED_CENTS,
  recordText,
  INVOICE_TEXT_LIMITS,
  wallTimeWithOffset,
  type AgencyHolding,
  type Invoice,
  type InvoiceRecord,
  type RegisteredInvoice,
} from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { hashRecord } from '../../verifactu/hash-record.ts';
import type { InvoicingSystem } from '../../verifactu/record-xml.ts';
import {
  findLastRecord,
  insertRecord,
  type ChainKey,
  type StoredRecord,
} from './record-queries.ts';

/** How far the clock may have been set back since the last record: more, and nothing is recorded. */
const CLOCK_TOLERANCE_MS = 60_000;

/** The chain is not whole, so that nothing may be added to it. Its message is for the log. */
export class ChainBroken extends Error {
  override readonly name = 'ChainBroken';
}

/** The program, as records name it. The version rises with whatever changes what they say. */
export const PROGRAM = { name: 'Simplato', id: 'SP', version: '1.0' } as const;

const DESCRIPTION = 'Comida y bebida servidas en el restaurante';

/** An invoice to be told, and the program that tells it. */
export interface ToRecord {
  invoice: Invoice;
  system: InvoicingSystem;
  /** Of an invoice that was told before: what the agency holds of it, and its issuer's name as it is now. */
  amends?: { holding: AgencyHolding; legalName: string };
}

/**
 * Adds an invoice's record to its restaurant's chain. Invoicing must be locked.
 *
 * @throws {ChainBroken} if the last of them is not there, or was made later than now
 */
export async function recordInvoice(
  tx: Transaction,
  key: ChainKey,
  { invoice, system, amends }: ToRecord,
  now: Date,
): Promise<void> {
  const { turns, last } = await findLastRecord(tx, key);
  if (turns > 0 && !last) throw new ChainBroken(`Record ${turns} of ${nameOf(key)} is missing.`);
  const record: InvoiceRecord = {
    of: 'registration',
    invoice: registered(invoice, amends?.legalName ?? invoice.issuer.legalName),
    amends: amends?.holding ?? null,
    previous: last && chainLink(last.record, last.hash),
    generatedAt: timeAfter(last, now, key),
  };
  await insertRecord(tx, key, {
    turn: turns + 1,
    invoiceId: invoice.invoiceId,
    record,
    hash: hashRecord(record),
    system: { ...system, ...PROGRAM },
  });
}

/** Records are in the order of their times; a clock that was set back a little stands still. */
function timeAfter(last: StoredRecord | null, now: Date, key: ChainKey): string {
  const lastMs = last ? Date.parse(last.record.generatedAt) : 0;
  if (lastMs > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw new ChainBroken(
      `The last record of ${nameOf(key)} is of ${last?.record.generatedAt}, and now it is ${now.toISOString()}.`,
    );
  }
  return wallTimeWithOffset(Math.max(lastMs, now.getTime()));
}

const nameOf = ({ restaurantId, chain }: ChainKey) => `chain ${restaurantId}-${chain}`;

/**
 * An invoice as it is registered.
 *
 * @param legalName of its issuer, which an amendment may say in another way
 */
export function registered(invoice: Invoice, legalName: string): RegisteredInvoice {
  const { kind, issuer, recipient, totalCents } = invoice;
  return {
    number: invoice.number,
    day: invoice.day,
    issuer: { name: legalName, taxId: issuer.taxId },
    kind,
    description: DESCRIPTION,
    recipient: recipient && {
      name: recordText(recipient.name, INVOICE_TEXT_LIMITS.name),
      taxId: recipient.taxId,
    },
    // What an R4 stands in for is what it corrects.
    corrects: kind === 'R4' ? invoice.replaces : invoice.corrects,
    replaces: kind === 'R4' ? [] : invoice.replaces,
    isSimplifiedForCompany: kind === 'F1' && totalCents <= MAX_SIMPLIFIED_CENTS,
    bands: invoice.bands,
  };
}
