import { auditEvent, describeAgencyError, newFact } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { lockInvoicing, mapInvoices } from './invoice-queries.ts';
import { recordInvoice } from './record-invoice.ts';
import { listRemarks, type Remark } from './sending-queries.ts';

/** As many as the agency takes in one call. */
const MOST_AT_ONCE = 1000;

/** Whether telling the agency again may help: of a record of the chain that is written, by what it says of it. */
export function canBeAmended({ chain, code, isNamed }: Remark, current: number): boolean {
  return chain === current && describeAgencyError(code ?? 0, isNamed).remedy === 'tell-again';
}

/**
 * Tells the agency again ('subsanación') of each invoice whose last record it refused or took with errors, with the
 * issuer's name and the program as they are now. The invoices stay as they are. Twice tells nothing twice: a record
 * that has no answer yet stands for its invoice.
 */
export async function amendRecords(db: Database, by: Author): Promise<void> {
  const { restaurantId } = by;
  await db.transaction(async (tx) => {
    const invoicing = await lockInvoicing(tx, restaurantId);
    if (invoicing?.mode !== 'verifactu' || !invoicing.system) throw new AppError('not_found');
    if (invoicing.stopped !== null) throw new AppError('invoicing_stopped');
    const { chain, system, issuer, now } = invoicing;
    const remarks = await listRemarks(tx, restaurantId, MOST_AT_ONCE);
    const amended = remarks.toReversed().filter((remark) => canBeAmended(remark, chain));
    const ids = amended.map(({ invoiceId }) => invoiceId);
    const invoices = await mapInvoices(tx, restaurantId, ids);
    for (const { invoiceId, isRegistered, state } of amended) {
      const invoice = invoices.get(invoiceId);
      if (!invoice) throw new AppError('not_found');
      const holding = { isRegistered, wasRefused: state === 'refused' };
      const amends = { holding, legalName: issuer.legalName };
      await recordInvoice(tx, { restaurantId, chain }, { invoice, system, amends }, now);
    }
    if (amended.length === 0) return;
    const numbers = amended.map(({ number }) => number).join(', ');
    await recordChanges(tx, by, [
      auditEvent('records-amended', String(amended.length), [newFact('Facturas', numbers)]),
    ]);
  });
}
