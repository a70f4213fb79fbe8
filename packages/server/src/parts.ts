import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { HouseMemory } from './db/house-memory.ts';
import type { OrderFeed } from './features/orders/order-feed.ts';
import type { EventStreams } from './http/event-stream.ts';
import type { Uploads } from './http/uploads.ts';
import type { SessionCookies } from './features/sessions/session-cookies.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SessionStore } from './features/sessions/session-store.ts';

/** What the features are given: built once in app.ts, never reached for. */
export interface Parts {
  config: Pick<Config, 'publicUrl' | 'openTowns' | 'isProduction' | 'isWorkerOn'>;
  db: Database;
  memory: HouseMemory;
  sessions: SessionStore;
  cookies: SessionCookies;
  feed: OrderFeed;
  streams: EventStreams;
  uploads: Uploads;
  payments: PaymentProvider;
  /** The code of a table that anybody may try; undefined where there is no demo house. */
  findTryOutCode: () => Promise<string | undefined>;
  /** Tells a house's streams that an order has changed. */
  announce: (restaurantId: number) => void;
  /** For what nobody waits for. */
  onError: (error: unknown) => void;
  /** There is something for the payments' worker to do. */
  wakePayments: () => void;
  /** This process was told to end. */
  isLeaving: () => boolean;
  now: () => Date;
}
