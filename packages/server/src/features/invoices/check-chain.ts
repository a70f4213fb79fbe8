import { isDeepStrictEqual } from 'node:util';
import type { ChainFault, CheckedChain } from '@simplato/contract';
import { chainLink, type Invoice } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { hashRecord } from '../../verifactu/hash-record.ts';
import { mapInvoices } from './invoice-queries.ts';
import { registered } from './record-invoice.ts';
import { listRecords, type ChainKey, type StoredRecord } from './record-queries.ts';

const BATCH = 1000;

/**
 * Reads a whole chain, works out each hash anew and compares each record with its invoice.
 *
 * @param counted how many records it has, as its restaurant counts them
 */
export async function checkChain(
  db: Queryable,
  key: ChainKey,
  counted: number,
): Promise<CheckedChain> {
  let last: StoredRecord | null = null;
  for (;;) {
    const after: number = last?.turn ?? 0;
    const batch = await listRecords(db, key, after, BATCH);
    const ids = batch.map(({ invoiceId }) => invoiceId);
    const invoices = await mapInvoices(db, key.restaurantId, ids);
    for (const one of batch) {
      const fault = faultOf(one, last) ?? differenceOf(one, invoices.get(one.invoiceId));
      if (fault) return { records: counted, fault };
      last = one;
    }
    if (batch.length < BATCH) break;
  }
  const turn = (last?.turn ?? 0) + 1;
  const isShort = turn <= counted;
  return { records: counted, fault: isShort ? { turn, kind: 'missing' } : null };
}

function faultOf(one: StoredRecord, last: StoredRecord | null): ChainFault | null {
  const turn = (last?.turn ?? 0) + 1;
  if (one.turn !== turn) return { turn, kind: 'missing' };
  if (hashRecord(one.record) !== one.hash) return { turn, kind: 'changed' };
  const link = last && chainLink(last.record, last.hash);
  if (
    JSON.stringify(link) !== JSON.stringify(one.record.previous && ordered(one.record.previous))
  ) {
    return { turn, kind: 'unlinked' };
  }
  const isEarlier =
    last && Date.parse(one.record.generatedAt) < Date.parse(last.record.generatedAt);
  return isEarlier ? { turn, kind: 'out-of-time' } : null;
}

/** What the hash does not hold is compared too; the program's own description may have been another then. */
function differenceOf(
  { turn, record }: StoredRecord,
  invoice: Invoice | undefined,
): ChainFault | null {
  if (record.of === 'cancellation') return null;
  const { description, issuer } = record.invoice;
  const expected = invoice && { ...registered(invoice, issuer.name), description };
  return isDeepStrictEqual(record.invoice, expected) ? null : { turn, kind: 'apart' };
}

/** The database keeps the fields in an order of its own. */
function ordered({ taxId, number, day, hash }: NonNullable<StoredRecord['record']['previous']>) {
  return { taxId, number, day, hash };
}
