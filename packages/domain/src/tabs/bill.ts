import type { Cents } from '../money/money.ts';
import { costs, nameOnPaper } from '../money/receipt.ts';
import { lineGrossCents } from '../money/pricing.ts';
import { addVatBands, type VatBand } from '../money/tax.ts';
import { linesLeft, orderVatBands, type Order } from '../orders/order.ts';
import { countsInTab } from './tab-totals.ts';

/** What a table has had and what it comes to, before it is paid: not a receipt. */
export interface Bill {
  /** The same product at the same price is one line, wherever it was ordered. */
  lines: readonly { name: string; quantity: number; grossCents: Cents }[];
  productsCents: Cents;
  /** Of the products: each order's, added, as its receipts and the day's figures have them. */
  bands: readonly VatBand[];
}

export function billOf(orders: readonly Pick<Order, 'status' | 'payment' | 'lines'>[]): Bill {
  const counting = orders.filter(countsInTab).map((order) => linesLeft(order.lines));
  const left = counting.flat();
  const lines = new Map<string, Bill['lines'][number]>();
  for (const line of left) {
    const name = nameOnPaper(line);
    const key = JSON.stringify([name, line.unitGrossCents, line.vatPercent]);
    const known = lines.get(key);
    lines.set(key, {
      name,
      quantity: (known?.quantity ?? 0) + line.quantity,
      grossCents: (known?.grossCents ?? 0) + lineGrossCents(line),
    });
  }
  return {
    lines: [...lines.values()].filter(costs),
    productsCents: left.reduce((sum, line) => sum + lineGrossCents(line), 0),
    bands: counting.map(orderVatBands).reduce(addVatBands, []),
  };
}
