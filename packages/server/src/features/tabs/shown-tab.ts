import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import type { TabKey } from './tab-key.ts';
import { findOrderTab, findTab, findTabOfVisit, followMerges, type TabRow } from './tab-queries.ts';

/*
 * A request is meant for the tab that its screen showed. The phone may be in another by now: it has
 * scanned another table in the meantime, in another tab of the browser.
 */

/** The tab whose member the phone is now. */
export async function requireOwnTab(
  tx: Transaction,
  { restaurantId, visitId }: TableSession,
): Promise<TabRow> {
  const tabId = await findTabOfVisit(tx, restaurantId, visitId);
  const tab = tabId === null ? null : await findTab(tx, { restaurantId, tabId });
  if (!tab?.members.some((one) => one.visitId === visitId && one.isIn)) {
    throw new AppError('not_found');
  }
  return tab;
}

/** Throws `not_found` unless the order is in this tab. */
export async function requireOrderOfTab(
  db: Queryable,
  { restaurantId, tabId }: TabKey,
  orderId: number,
): Promise<void> {
  if ((await findOrderTab(db, restaurantId, orderId)) !== tabId) throw new AppError('not_found');
}

/** Throws unless the tab where a phone is now is the one that its screen showed, if it says which. */
export async function requireShownTab(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  shownTabId: number | undefined,
): Promise<void> {
  if (shownTabId === undefined || shownTabId === tabId) return;
  const shown = await followMerges(tx, { restaurantId, tabId: shownTabId });
  if (shown?.tabId !== tabId) throw new AppError('tab_changed');
}

/**
 * The same for an order, which also goes into a tab of its own once the shown one is closed, but never
 * to another table.
 */
export async function requireShownTable(
  tx: Transaction,
  {
    restaurantId,
    visitId,
    tableName,
  }: { restaurantId: number; visitId: string; tableName: string },
  shownTabId: number,
): Promise<void> {
  const shown = await followMerges(tx, { restaurantId, tabId: shownTabId });
  const isThere =
    shown?.tableName === tableName &&
    (shown.closedAt !== null || (await findTabOfVisit(tx, restaurantId, visitId)) === shown.tabId);
  if (!isThere) throw new AppError('tab_changed');
}

/** What to answer a phone without an open tab, which was last in this one. */
export function noOpenTab(lastTabId: number | null, shownTabId: number | undefined): AppError {
  if (shownTabId !== undefined && shownTabId !== lastTabId) return new AppError('tab_changed');
  return new AppError(lastTabId === null ? 'not_found' : 'tab_closed');
}
