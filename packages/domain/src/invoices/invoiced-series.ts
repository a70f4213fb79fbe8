import type { Cents } from '../money/money.ts';

/** What of a series was issued in a span of time: its numbers have no gap. */
export interface InvoicedSeries {
  /** 'T2026'. */
  series: string;
  /** Numbers. */
  first: string;
  last: string;
  invoices: number;
  /** What they add to the sales, or take from them: nothing where one only stands in for others. */
  soldCents: Cents;
}

/** Of spans that follow each other, as one. */
export function addInvoicedSeries(spans: readonly (readonly InvoicedSeries[])[]): InvoicedSeries[] {
  const all = new Map<string, InvoicedSeries>();
  for (const one of spans.flat()) {
    const known = all.get(one.series);
    all.set(one.series, {
      ...one,
      first: known?.first ?? one.first,
      invoices: (known?.invoices ?? 0) + one.invoices,
      soldCents: (known?.soldCents ?? 0) + one.soldCents,
    });
  }
  return [...all.values()].toSorted((one, other) => (one.series < other.series ? -1 : 1));
}

/** 'T2026-000120 a T2026-000214', or the one number. */
export function invoicedNumbers({ first, last }: Pick<InvoicedSeries, 'first' | 'last'>): string {
  return first === last ? first : `${first} a ${last}`;
}
