import { grossOf } from '../money/entries.ts';
import type { Invoice } from './invoice.ts';

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
