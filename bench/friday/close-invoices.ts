import { setTimeout } from 'node:timers/promises';
import {
  checkRecords,
  invoiceFromWire,
  listInvoices,
  listTabs,
  readRecording,
  type AnswerOf,
} from '@simplato/contract';
import type { Invoice, ShiftReport } from '@simplato/domain';
import type { AgencyBooks } from '@simplato/server/test/verifactu/agency-books';
import { textOf } from '@simplato/server/verifactu/read-xml';
import type { Device } from '../kit/device.ts';
import type { Ledger } from './ledger.ts';
import { centsOf } from './money.ts';

const LOOK_AGAIN_MS = 250;
/** Far longer than the server takes to tell the agency. */
const TELL_TIMEOUT_MS = 60_000;

/** What a restaurant's books and the agency's say of its invoices at the end of the evening. */
export interface InvoiceBooks {
  restaurantId: number;
  /** The oldest first. */
  invoices: readonly Pick<Invoice, 'number' | 'paymentNumber' | 'totalCents' | 'replaces'>[];
  chain: AnswerOf<typeof checkRecords>;
  /** Those that the agency has, with their sum, in order of number. */
  booked: readonly { number: string; totalCents: number; state: string }[];
  brokenLinks: number;
  /** Money on account there is told once it is complete, or they are closed. */
  openTabs: readonly number[];
}

export async function readInvoiceBooks(
  owner: Device,
  taxId: string,
  agency: AgencyBooks,
): Promise<InvoiceBooks> {
  await untilAnnounced(owner);
  const invoices = [];
  let next: number | null = null;
  do {
    const query: Record<string, string> = next === null ? {} : { antes: String(next) };
    const page: AnswerOf<typeof listInvoices> = await owner.call(listInvoices, { query });
    invoices.unshift(...page.facturas.map(invoiceFromWire).toReversed());
    next = page.siguiente;
  } while (next !== null);
  return {
    restaurantId: owner.restaurantId,
    invoices,
    chain: await owner.call(checkRecords),
    booked: agency.invoicesOf(taxId).map(({ record, state }) => ({
      number: record.number,
      totalCents: centsOf(textOf(record.node, 'ImporteTotal')),
      state,
    })),
    brokenLinks: agency.brokenLinks().length,
    openTabs: (await owner.call(listTabs)).map(({ idcuenta }) => idcuenta),
  };
}

async function untilAnnounced(owner: Device): Promise<void> {
  const until = performance.now() + TELL_TIMEOUT_MS;
  while (performance.now() < until) {
    if ((await owner.call(readRecording)).pendientes === 0) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

/** Compares a restaurant's invoices with its payments, its Z and what the agency was told, to the cent. */
export function closeInvoices(
  ledger: Ledger,
  { restaurantId, invoices, chain, booked, brokenLinks, openTabs }: InvoiceBooks,
  report: Pick<ShiftReport, 'saleCents'>,
): void {
  const { money } = ledger;
  const compare = (what: string, is: unknown, wanted: unknown) => {
    ledger.checks += 1;
    const [seen, expected] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (seen === expected) return;
    const where = `invoices of restaurant ${restaurantId}`;
    ledger.breach('figures do not sum', `${where}: ${what} ${seen}, not ${expected}`);
  };

  const turns = new Map<string, number[]>();
  for (const { number } of invoices) {
    const [series, turn] = [number.slice(0, -6), Number(number.slice(-6))];
    turns.set(series, [...(turns.get(series) ?? []), turn]);
  }
  for (const [series, all] of turns) {
    compare(
      `series ${series}`,
      all,
      all.map((_turn, index) => index + 1),
    );
  }
  compare('chain', chain, { registros: invoices.length, fallo: null });
  const told = invoices.map(({ number, totalCents }) => ({
    number,
    totalCents,
    state: 'Correcta',
  }));
  compare('agency', booked, inOrder(told));
  compare('links that the agency finds broken', brokenLinks, 0);

  // What was replaced is told by what replaces it.
  const replaced = new Set(
    invoices.flatMap(({ replaces }) => replaces.map(({ number }) => number)),
  );
  const standing = invoices.filter(({ number }) => !replaced.has(number));
  if (openTabs.length === 0) compare('sale', totalOf(standing), report.saleCents);

  // Where somebody was not told what became of their money, nobody knows what it should have been.
  if (money.unsure.has(restaurantId)) return;
  for (const { tab, saleCents, backCents, isUndone } of money.of(restaurantId)) {
    if (tab === null || openTabs.includes(tab.tabId)) continue;
    const own = standing.filter(({ paymentNumber }) => paymentNumber === tab.paymentNumber);
    const paid = isUndone ? 0 : saleCents - Math.min(backCents, saleCents);
    compare(`payment ${tab.paymentNumber}`, totalOf(own), paid);
  }
}

function inOrder<One extends { number: string }>(all: readonly One[]): One[] {
  return all.toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

function totalOf(invoices: readonly Pick<Invoice, 'totalCents'>[]): number {
  return invoices.reduce((sum, { totalCents }) => sum + totalCents, 0);
}
