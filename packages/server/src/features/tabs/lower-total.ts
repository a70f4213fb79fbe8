import type { LineUnits } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { findOrderTab, findTab, lockTabs, type TabKey } from './tab-queries.ts';

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

/** Why an order of a tab costs less than it did. */
export interface LoweredTotal {
  orderId: number;
  /** The units that were taken off; of an order that was cancelled with them, all that were left. */
  lines: readonly LineUnits[];
  reason: string;
  /** Who did it, and whether they may give money back: who may not is refused with `paid_order`. */
  actor: string;
  mayRefund: boolean;
}

/**
 * To be called, under the tabs' lock, after a tab's total has fallen: what was paid or is being paid for
 * it must never be more than it. Shares of dishes cannot be paid yet, so there is nothing to give back.
 */
export async function settleLoweredTotal(
  _tx: Transaction,
  _tab: TabKey,
  _lowered: LoweredTotal,
): Promise<void> {
  // Filled by issue 26: give up the newest claims, and return the newest payments.
}
