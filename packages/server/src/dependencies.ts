import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { RestaurantCache } from './cache/restaurant-cache.ts';
import type { OnClosed } from './features/tabs/end-tabs.ts';
import type { OrderFeed } from './features/orders/order-feed.ts';
import type { KitchenWatch } from './features/board/kitchen-watch.ts';
import type { KitchenPaces } from './features/promises/kitchen-paces.ts';
import type { EventStreams } from './http/event-stream.ts';
import type { Uploads } from './http/uploads.ts';
import type { SessionCookies } from './auth/session-cookies.ts';
import type { PaymentProvider } from '@simplato/domain';
import type { SessionStore } from './auth/session-store.ts';

/** The dependencies of the features: built once in app.ts and passed in, never imported. */
export interface Dependencies {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'openTowns'
    | 'refusesCommonPasswords'
    | 'isProduction'
    | 'isWorkerOn'
    | 'verifactu'
  >;
  db: Database;
  restaurantCache: RestaurantCache;
  sessions: SessionStore;
  cookies: SessionCookies;
  feed: OrderFeed;
  kitchenWatch: KitchenWatch;
  paces: KitchenPaces;
  streams: EventStreams;
  uploads: Uploads;
  payments: PaymentProvider;
  /** What has to follow when a tab is closed, in that transaction. */
  onTabClosed: OnClosed;
  /** The code of a table that anybody may try out; undefined if there is no demo restaurant. */
  findTryOutCode: () => Promise<string | undefined>;
  /** Tells a restaurant's streams that an order has changed. */
  announce: (restaurantId: number) => void;
  /** For errors in background work. */
  onError: (error: unknown) => void;
  /** Makes the payments' worker look for work now. */
  wakePayments: () => void;
  /** Whether this process has begun to shut down. */
  isShuttingDown: () => boolean;
  now: () => Date;
}
