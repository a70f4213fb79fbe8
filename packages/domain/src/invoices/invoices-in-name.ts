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
  const tickets = standing.flatMap((one) => one.replaces);
  const replaces = [...new Map(tickets.map((name) => [name.number, name])).values()];
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
