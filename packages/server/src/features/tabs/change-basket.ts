import type { TabWire } from '@simplato/contract';
import { type Allergen, chooseAgain, isSameValue, type RequestedLine } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { TableSession } from '../../auth/session.ts';
import { findBasket, lockTabOf, putBasket, type StoredBasket } from './basket-queries.ts';
import { readOwnTab } from './read-tab.ts';
import { noOpenTab, requireShownTab } from './shown-tab.ts';
import { findTabOfVisit } from './tab-queries.ts';

export interface BasketWish {
  lines: readonly RequestedLine[];
  /** Undefined to leave it as it is. */
  note: string | undefined;
  /** Undefined to leave it as it is. */
  avoided: readonly Allergen[] | undefined;
  /** The newest version in which the phone has seen its own basket, if it says so. */
  seenVersion: number | undefined;
  /** The tab that its screen shows, if it says so. */
  shownTabId: number | undefined;
}

/**
 * Stores what a phone is choosing, at its tab; the same once more changes nothing. It locks the tab
 * alone: whoever orders at another table does not wait. The tab is answered as it is while nobody can
 * take of the basket: what its phone then sees as its own is what it has sent.
 */
export async function changeBasket(
  db: Database,
  session: TableSession,
  wish: BasketWish,
): Promise<{ tab: TabWire; hasChanged: boolean }> {
  const { restaurantId, visitId } = session;
  const outcome = await db.transaction(async (tx) => {
    const tabId = await lockTabOf(tx, session);
    if (tabId === null) {
      throw noOpenTab(await findTabOfVisit(tx, restaurantId, visitId), wish.shownTabId);
    }
    const key = { restaurantId, tabId };
    await requireShownTab(tx, key, wish.shownTabId);
    const { basket, nextVersion } = await findBasket(tx, key, visitId);
    if (basket && wasTaken(basket, wish.seenVersion)) return 'taken';
    const { lines: before, note: noteBefore, avoided: avoidedBefore } = basket ?? EMPTY;
    const lines = chooseAgain(before, wish.lines, nextVersion);
    const note = wish.note ?? noteBefore;
    const avoided = wish.avoided ?? avoidedBefore;
    const isSame =
      note === noteBefore &&
      isSameValue(avoided, avoidedBefore) &&
      lines.length === before.length &&
      lines.every(({ since }) => since !== nextVersion);
    if (isSame) return { tab: await readOwnTab(tx, session), hasChanged: false };
    const takenVersion = basket?.takenVersion ?? 0;
    const changed = { lines, note, avoided, version: nextVersion, takenVersion };
    await putBasket(tx, key, visitId, changed);
    return { tab: await readOwnTab(tx, session), hasChanged: true };
  });
  if (outcome !== 'taken') return outcome;
  throw new AppError('basket_sent', { tab: await readOwnTab(db, session) });
}

const EMPTY = { lines: [], note: '', avoided: [] } as const satisfies Partial<StoredBasket>;

/** Whether another phone's round has taken of a basket since its own phone saw it. */
function wasTaken({ takenVersion }: StoredBasket, seenVersion: number | undefined): boolean {
  return seenVersion !== undefined && takenVersion > seenVersion;
}
