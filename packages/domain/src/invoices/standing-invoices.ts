import { grossOf } from '../money/entries.ts';
import type { Invoice } from './invoice.ts';

/** Of a payment's invoices, in whatever order, those that no other stands in for; in the same order. */
export function standingOf<One extends Pick<Invoice, 'number' | 'replaces'>>(
  invoices: readonly One[],
): One[] {
  const replaced = new Set(
    invoices.flatMap(({ replaces }) => replaces.map(({ number }) => number)),
  );
  return invoices.filter(({ number }) => !replaced.has(number));
}

type Issued = Pick<Invoice, 'corrects' | 'bands'>;

/**
 * Of invoices that none has replaced, in their order: the last that says what was sold, and not what corrects it; null
 * if there is none.
 */
export function saleOf<One extends Issued>(standing: readonly One[]): One | null {
  const isSale = ({ corrects, bands }: One) => grossOf(bands) >= 0 && corrects.length === 0;
  return standing.findLast(isSale) ?? null;
}

/** The same, and what has been told of it since. */
export function saleAndChanges<One extends Issued>(standing: readonly One[]): One[] {
  const sale = saleOf(standing);
  return sale ? standing.slice(standing.indexOf(sale)) : [...standing];
}
