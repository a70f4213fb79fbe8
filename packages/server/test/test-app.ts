import type { Endpoint } from '@simplato/contract';
import type { Sending } from '@simplato/test-kit';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { buildApp, type AppOptions } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { refuseBesideOwnTransaction } from './beside-own-transaction.ts';
import { EventReader } from './event-reader.ts';
import { hearAll } from './hear-all.ts';
import { openRestaurant, type RestaurantOfTest } from './restaurant.ts';
import { TestClient } from './test-client.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';

export const PUBLIC_URL = 'http://simplato.test';
export const TEST_CONFIG: AppOptions['config'] = {
  publicUrl: PUBLIC_URL,
  logLevel: 'silent',
  openTowns: ['Aranjuez'],
  operatorToken: undefined,
  trustedProxies: [],
  isProduction: false,
  isWorkerOn: true,
  refusesCommonPasswords: false,
  stripe: null,
  verifactu: null,
};

const MINUTE_MS = 60_000;

/** The application's clock, moved by hand. The database's own clock is not moved. */
export class TestClock {
  #aheadMs = 0;
  now = (): Date => new Date(Date.now() + this.#aheadMs);

  advance(ms: number): void {
    this.#aheadMs += ms;
  }

  /** Moves to the beginning of the next minute, so that a test within one minute has all of it. */
  turnMinute(): void {
    this.advance(MINUTE_MS - (this.now().getTime() % MINUTE_MS));
  }

  reset(): void {
    this.#aheadMs = 0;
  }
}

/**
 * The real application on a real database, which listens on a port only if needed. Each file has one
 * application; every test starts with an empty database and at the current time.
 */
export class TestApp {
  db!: Database;
  app!: FastifyInstance;
  readonly clock = new TestClock();
  readonly #moreApps: FastifyInstance[] = [];
  readonly #readers: EventReader[] = [];

  async build(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
    const db = refuseBesideOwnTransaction(this.db);
    return buildApp({ config: TEST_CONFIG, db, now: this.clock.now, ...options });
  }

  /** Starts the application again at the current time, once the previous one has finished its work. */
  async restart(options: Partial<AppOptions> = {}): Promise<void> {
    await this.app.close();
    this.clock.reset();
    this.app = await this.build(options);
  }

  /** Another application, until the end of the test. */
  async anotherApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
    const app = await this.build(options);
    this.#moreApps.push(app);
    return app;
  }

  /** Another application, whose database has failed since the start. */
  async appWithoutDatabase(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
    let hasDied = false;
    const query: Database['query'] = async (text, values) => {
      if (hasDied) throw new Error('connection lost');
      return this.db.query(text, values);
    };
    const background = { ...this.db.background, query };
    const app = await this.anotherApp({ ...options, db: { ...this.db, query, background } });
    hasDied = true;
    return app;
  }

  /** Another application, whose database has been read-only since the start. */
  async appOnReadOnlyDatabase(): Promise<FastifyInstance> {
    let isReadOnly = false;
    const transaction: Database['transaction'] = async (work) =>
      this.db.transaction(async (tx) => {
        if (isReadOnly) await tx.query('set transaction read only');
        return work(tx);
      });
    const query: Database['query'] = async (text, values) =>
      transaction(async (tx) => tx.query(text, values));
    const background = { ...this.db.background, query, transaction };
    const app = await this.anotherApp({ db: { ...this.db, query, transaction, background } });
    isReadOnly = true;
    return app;
  }

  async clear(): Promise<void> {
    for (const reader of this.#readers.splice(0)) await reader.close();
    await Promise.all(this.#moreApps.splice(0).map(async (app) => app.close()));
  }

  /** A client without a session, or with a copy of another's cookies. */
  visitor(app = this.app, cookies?: TestClient['cookies']): TestClient {
    return new TestClient(app, this.clock.now, cookies);
  }

  /** A new restaurant. Waits for the signals of its creation, so that none arrives during the test. */
  async openRestaurant(legalName?: string): Promise<RestaurantOfTest> {
    const restaurant = await openRestaurant(this.db, () => this.visitor(), legalName);
    await this.hearAll();
    return restaurant;
  }

  /** Waits until this process has received the signals of every change so far. */
  async hearAll(): Promise<void> {
    await hearAll(this.db, this.db);
  }

  /** An open stream, until the end of the test. */
  async read(client: TestClient, endpoint: Endpoint, sending?: Sending): Promise<EventReader> {
    const reader = await EventReader.open(client, endpoint, sending);
    this.#readers.push(reader);
    return reader;
  }
}

export function openTestApp(options: Partial<AppOptions> = {}): TestApp {
  const testApp = new TestApp();
  beforeAll(async () => {
    testApp.db = await testDatabase();
    testApp.app = await testApp.build(options);
    return async () => testApp.app.close();
  });
  beforeEach(async () => {
    await emptyDatabase(testApp.db);
    testApp.clock.reset();
  });
  afterEach(async () => testApp.clear());
  return testApp;
}
