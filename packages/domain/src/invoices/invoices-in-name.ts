import { grossOf } from '../money/entries.ts';
import { addVatBands, subtractVatBands } from '../money/tax.ts';
import type { Invoice, Recipient } from './invoice.ts';
import type { InvoiceName } from './invoice-record.ts';
import { linesBetween, type OwedInvoice } from './owed-invoices.ts';

/**
 * What puts a payment's invoices in somebody's name: a full one in place of simplified ones, or of one that named
 * somebody wrongly. One that took the place of tickets is taken back and issued anew, as the agency's questions have
 * it (27). They come to as much as those before, which must be more than nothing.
 *
 * @param standing the payment's invoices that none has replaced, at least one, in the order of their issue
 */
export function invoicesInName(standing: readonly Invoice[], recipient: Recipient): OwedInvoice[] {
  const named = standing.findLast((one) => one.recipient !== null);
  const last = named ?? standing.at(-1);
  if (!last) return [];
  const bands = addVatBands(standing.flatMap((one) => one.bands));
  const told = standing.flatMap(({ lines }) => lines);
  const { paymentNumber, tabId, tableName, form, isOnAccount } = last;
  const full = {
    paymentNumber,
    tabId,
    tableName,
    form,
    isOnAccount,
    kind: 'F3' as const,
    recipient,
    corrects: [],
    replaces: standing.map(nameOf),
    lines: linesBetween([], told),
    bands,
    totalCents: grossOf(bands),
  };
  if (!named) return [full];
  if (named.kind !== 'F3') return [{ ...full, kind: 'R4' }];
  const replaces = standing.flatMap((one) => one.replaces);
  const back = {
    ...full,
    replaces,
    recipient: named.recipient,
    lines: linesBetween(told, []),
    bands: subtractVatBands([], bands),
    totalCents: -full.totalCents,
  };
  return [back, { ...full, replaces }];
}

const nameOf = ({ number, day }: Invoice): InvoiceName => ({ number, day });

/** Of invoices that none has replaced, in their order: the one that says what was sold, and what has been told since. */
export function saleAndChanges<One extends Pick<Invoice, 'corrects' | 'totalCents'>>(
  standing: readonly One[],
): One[] {
  const sale = saleOf(standing);
  return sale ? standing.slice(standing.indexOf(sale)) : [...standing];
}

/**
 * Of invoices that none has replaced, the one that says what was sold, and not what corrects it; null if there is none.
 */
export function saleOf<One extends Pick<Invoice, 'corrects' | 'totalCents'>>(
  standing: readonly One[],
): One | null {
  const isSale = ({ corrects, totalCents }: One) => totalCents >= 0 && corrects.length === 0;
  return standing.findLast(isSale) ?? null;
}
