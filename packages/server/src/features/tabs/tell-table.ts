import type { TabWire } from '@simplato/contract';
import type { Allergen } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Database } from '../../db/database.ts';
import { lockTabOf } from './basket-queries.ts';
import { readOwnTab } from './read-tab.ts';
import { noOpenTab } from './shown-tab.ts';
import { findTabOfVisit, updateAvoided } from './tab-queries.ts';

/**
 * Keeps what a phone's diner avoids for as long as its tab is open, so that the table can count it; an
 * empty list takes it back. Only the table that was meant is told, also where that was merged into another.
 */
export async function tellTable(
  db: Database,
  session: TableSession,
  { avoided, shownTabId }: { avoided: readonly Allergen[]; shownTabId: number },
): Promise<{ tab: TabWire; hasChanged: boolean }> {
  const { restaurantId, visitId } = session;
  return db.transaction(async (tx) => {
    const tabId = await lockTabOf(tx, session);
    if (tabId === null) {
      throw noOpenTab(await findTabOfVisit(tx, restaurantId, visitId), shownTabId);
    }
    if (tabId !== shownTabId) throw new AppError('tab_changed');
    const hasChanged = await updateAvoided(tx, { restaurantId, tabId }, visitId, avoided);
    return { tab: await readOwnTab(tx, session), hasChanged };
  });
}
