import {
  invoiceFromWire,
  namelessFromWire,
  invoicingFromWire,
  paymentInvoicesFromWire,
  PERIOD_DAYS,
  type QueryOf,
  type WithSchemas,
  type ToldInvoice,
} from '@simplato/contract';
import { listInvoices, readInvoice, readInvoicing } from '@simplato/contract/staff-endpoints';
import { addDays, isDate } from '@simplato/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** The filter of the page; empty values do not filter. */
export interface InvoiceFilter {
  from: string;
  until: string;
  text: string;
}

export const NO_FILTER: InvoiceFilter = { from: '', until: '', text: '' };

/** Parameter names in the address, the same as in the call. */
export const WORDS_IN_ADDRESS = { from: 'desde', until: 'hasta', text: 'buscar' } as const;

type Name = keyof QueryOf<WithSchemas<typeof listInvoices>>;

/** Incomplete dates are left out. */
function queryOf({ from, until, text }: InvoiceFilter): Partial<Record<Name, string>> {
  return {
    ...(isDate(from) ? { desde: from } : {}),
    ...(isDate(until) ? { hasta: until } : {}),
    ...(text.trim() === '' ? {} : { buscar: text.trim() }),
  };
}

export function invoicesQuery(restaurantId: number, filter: InvoiceFilter) {
  const wanted = queryOf(filter);
  return infiniteQueryOptions({
    queryKey: ['invoices', restaurantId, wanted],
    queryFn: async ({ pageParam }) => {
      const before = pageParam === null ? {} : { antes: String(pageParam) };
      const answer = await call(listInvoices, { query: { ...wanted, ...before } });
      const { facturas, siguiente, sinnombre = [] } = answer;
      return {
        invoices: facturas.map(invoiceFromWire),
        next: siguiente,
        nameless: sinnombre.map(namelessFromWire),
      };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** An invoice never changes. */
export function invoiceQuery(restaurantId: number, invoiceId: number) {
  return queryOptions({
    queryKey: ['invoice', restaurantId, invoiceId],
    queryFn: async () => invoiceFromWire(await call(readInvoice, { params: { id: invoiceId } })),
    staleTime: Infinity,
  });
}

/** All of a payment, the newest first, and whether one is to come; `since` changes when money of it moves. */
export function paymentInvoicesQuery(restaurantId: number, paymentNumber: number, since = '') {
  return queryOptions({
    queryKey: ['invoices', restaurantId, 'payment', paymentNumber, since],
    queryFn: async () => {
      const query = { pago: String(paymentNumber) };
      const told = paymentInvoicesFromWire(await call(listInvoices, { query }));
      // An older server answers with those of all payments.
      const invoices = told.invoices.filter((one) => one.paymentNumber === paymentNumber);
      return { ...told, invoices };
    },
  });
}

export function invoicingQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['invoicing', restaurantId],
    queryFn: async () => invoicingFromWire(await call(readInvoicing)),
  });
}

/** Days of a file for the books; null where they are none, or more than a file holds. */
export function daysOfFile({ from, until }: InvoiceFilter): { from: string; until: string } | null {
  if (!isDate(from) || !isDate(until) || until < from) return null;
  return until < addDays(from, PERIOD_DAYS) ? { from, until } : null;
}

/** Together by their day, in the order in which they come. */
export function byDay(
  invoices: readonly ToldInvoice[],
): { day: string; invoices: ToldInvoice[] }[] {
  const days: { day: string; invoices: ToldInvoice[] }[] = [];
  for (const invoice of invoices) {
    const last = days.at(-1);
    if (last?.day === invoice.day) last.invoices.push(invoice);
    else days.push({ day: invoice.day, invoices: [invoice] });
  }
  return days;
}
