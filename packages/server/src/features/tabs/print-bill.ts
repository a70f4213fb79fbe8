import { billTicket, restaurantName, tabTotals } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { printInKitchen } from '../orders/print-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { readTabs } from './read-tab.ts';
import type { TabKey } from './tab-key.ts';

/** Prints a table's bill on the restaurant's printer, the one that prints its tickets. */
export async function printBill(
  dependencies: { db: Database; config: { isProduction: boolean } },
  { restaurantId, tabId }: TabKey,
): Promise<void> {
  const [contents] = await readTabs(dependencies.db, restaurantId, [tabId]);
  if (!contents) throw new AppError('not_found');
  const { tableName, openedAt } = contents.tab;
  const orders = contents.orders.map(({ order }) => order);
  const totals = tabTotals(orders, contents.money.payments);
  const name = restaurantName(await loadRestaurant(dependencies.db, restaurantId));
  const rows = billTicket(name, { tableName, openedAt, orders, totals });
  await printInKitchen(dependencies, restaurantId, rows);
}
