import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { HouseMemory } from './db/house-memory.ts';
import type { OrderFeed } from './features/orders/order-feed.ts';
import type { EventStreams } from './http/event-stream.ts';
import type { SessionCookies } from './features/sessions/session-cookies.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { SessionStore } from './features/sessions/session-store.ts';

/** What the features are given: built once in app.ts, never reached for. */
export interface Parts {
  config: Pick<Config, 'publicUrl' | 'openTowns' | 'isProduction'>;
  db: Database;
  memory: HouseMemory;
  sessions: SessionStore;
  cookies: SessionCookies;
  feed: OrderFeed;
  streams: EventStreams;
  payments: PaymentProvider;
  /** Tells a house's streams that an order has changed. */
  announce: (restaurantId: number) => void;
  /** There is something for the payments' worker to do. */
  wakePayments: () => void;
  now: () => Date;
}
