import type { Transaction } from '../../db/database.ts';
import type { TabKey } from './tab-key.ts';
import { findOrderTab, findTab, lockTabs } from './tab-queries.ts';

/*
 * How payments and the till reach tabs. Whoever changes a tab's money first locks
 * the restaurant's tabs, and last tells them of it.
 */

export { listOtherTabs, releaseClaims, tellOtherTabs } from './tab-money-queries.ts';
export type { TabKey } from './tab-key.ts';
export {
  findOrderTab,
  findTab,
  findTabOfVisit,
  insertTabEvent,
  lockTabs,
  type TabEventKind,
} from './tab-queries.ts';

/** The tab of an order, or null without such an order. The restaurant's tabs stay locked until the end. */
export async function lockTabOfOrder(
  tx: Transaction,
  restaurantId: number,
  orderId: number,
): Promise<(TabKey & { isOpen: boolean }) | null> {
  await lockTabs(tx, restaurantId);
  const tabId = await findOrderTab(tx, restaurantId, orderId);
  if (tabId === null) return null;
  const tab = await findTab(tx, { restaurantId, tabId });
  return { restaurantId, tabId, isOpen: tab?.closedAt === null };
}
