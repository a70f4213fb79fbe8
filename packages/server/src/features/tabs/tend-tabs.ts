import type { Database } from '../../db/database.ts';
import { repeat, type Repeated } from '../../concurrency/repeat.ts';
import type { OrderFeed } from '../orders/order-feed.ts';
import {
  dropEmptyTabs,
  endTabs,
  forgetAvoided,
  noteSeen,
  withdrawAbandoned,
  type OnClosed,
} from './end-tabs.ts';

const TEND_EVERY_MS = 60_000;

/** Notes which phones are at their tables, closes the tabs that are over, lets nobody wait at a door who has gone, and forgets what they told. */
export function startTendingTabs(
  db: Database,
  feed: OrderFeed,
  onClosed: OnClosed,
  onError: (error: unknown) => void,
): Repeated {
  return repeat(
    async () => {
      await noteSeen(db, feed.takePresent());
      const changed = [...(await endTabs(db, onClosed)), ...(await withdrawAbandoned(db))];
      for (const restaurantId of new Set(changed)) feed.announce(restaurantId);
      await forgetAvoided(db);
      await dropEmptyTabs(db);
    },
    TEND_EVERY_MS,
    onError,
  );
}
