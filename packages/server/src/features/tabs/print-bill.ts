import type { PrintedBill } from '@simplato/contract';
import { billTicket, restaurantName, tabTotals, type BillRow } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Author } from '../audit/record-changes.ts';
import { printInKitchen } from '../orders/print-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { insertPrintedBill } from './printed-bill-queries.ts';
import { readTabs } from './read-tab.ts';

/**
 * Prints a table's bill on the restaurant's printer, the one that prints its tickets, or keeps it where a browser
 * prints it. Either way it is kept as it was, before it is on paper.
 */
export async function printBill(
  dependencies: { db: Database; config: { isProduction: boolean } },
  { restaurantId, userName }: Author,
  tabId: number,
  on: 'printer' | 'browser',
): Promise<void> {
  const { db } = dependencies;
  const [contents] = await readTabs(db, restaurantId, [tabId]);
  if (!contents) throw new AppError('not_found');
  const { tableName, openedAt } = contents.tab;
  const orders = contents.orders.map(({ order }) => order);
  const totals = tabTotals(orders, contents.money.payments);
  const name = restaurantName(await loadRestaurant(db, restaurantId));
  const rows = billTicket(name, { tableName, openedAt, orders, totals });
  const { totalCents, dueCents } = totals;
  await insertPrintedBill(
    db,
    { restaurantId, tabId },
    {
      printedBy: userName,
      totalCents,
      dueCents,
      rows: rows.flatMap(toText),
    },
  );
  if (on === 'printer') await printInKitchen(dependencies, restaurantId, rows);
}

function toText(row: BillRow): PrintedBill['rows'] {
  if (row.kind === 'amount') return [{ text: row.text, amount: row.amount }];
  return 'text' in row ? [{ text: row.text, amount: null }] : [];
}
