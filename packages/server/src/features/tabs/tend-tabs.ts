import type { Database } from '../../db/database.ts';
import { repeat, type Repeated } from '../../concurrency/repeat.ts';
import type { OrderFeed } from '../orders/order-feed.ts';
import { dropEmptyTabs, endTabs, forgetAvoided, noteSeen } from './end-tabs.ts';

const TEND_EVERY_MS = 60_000;

/** Notes which phones are at their tables, closes the tabs that are over, and forgets what they told. */
export function startTendingTabs(
  db: Database,
  feed: OrderFeed,
  onError: (error: unknown) => void,
): Repeated {
  return repeat(
    async () => {
      await noteSeen(db, feed.present());
      for (const restaurantId of await endTabs(db)) feed.announce(restaurantId);
      await forgetAvoided(db);
      await dropEmptyTabs(db);
    },
    TEND_EVERY_MS,
    onError,
  );
}
