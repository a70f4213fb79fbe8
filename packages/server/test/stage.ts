import type { Endpoint } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { buildApp, type AppOptions } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { EventReader } from './event-reader.ts';
import { hearAll } from './hear-all.ts';
import { openHouse, type HouseOfTest } from './house.ts';
import { TestClient, type Sending } from './test-client.ts';
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
  stripe: null,
};

const MINUTE_MS = 60_000;

/** The application's clock, moved by hand. The database has its own, which nobody moves. */
export class TestClock {
  #aheadMs = 0;
  now = (): Date => new Date(Date.now() + this.#aheadMs);

  advance(ms: number): void {
    this.#aheadMs += ms;
  }

  /** To the beginning of the next minute: what is to happen within one has the whole of it. */
  turnMinute(): void {
    this.advance(MINUTE_MS - (this.now().getTime() % MINUTE_MS));
  }

  reset(): void {
    this.#aheadMs = 0;
  }
}

/**
 * The real application on a real database, without a port until one is asked for. A file has one
 * application; every test begins on an empty database and at the hour of now.
 */
export class Stage {
  db!: Database;
  app!: FastifyInstance;
  readonly clock = new TestClock();
  readonly #moreApps: FastifyInstance[] = [];
  readonly #readers: EventReader[] = [];

  async build(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
    return buildApp({ config: TEST_CONFIG, db: this.db, now: this.clock.now, ...options });
  }

  /** The application anew and at the hour of now, once the present one is through with what it has under way. */
  async restart(options: Partial<AppOptions> = {}): Promise<void> {
    await this.app.close();
    this.clock.reset();
    this.app = await this.build(options);
  }

  /** One more application, until the end of the test. */
  async anotherApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
    const app = await this.build(options);
    this.#moreApps.push(app);
    return app;
  }

  /** One more application, whose database has died since it started. */
  async appWithoutDatabase(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
    let hasDied = false;
    const query: Database['query'] = async (text, values) => {
      if (hasDied) throw new Error('connection lost');
      return this.db.query(text, values);
    };
    const app = await this.anotherApp({ ...options, db: { ...this.db, query } });
    hasDied = true;
    return app;
  }

  async clear(): Promise<void> {
    for (const reader of this.#readers.splice(0)) await reader.close();
    await Promise.all(this.#moreApps.splice(0).map(async (app) => app.close()));
  }

  /** Somebody without a session. */
  visitor(app = this.app): TestClient {
    return new TestClient(app, this.clock.now);
  }

  /** A house whose making nobody will be told of any more. */
  async openHouse(legalName?: string): Promise<HouseOfTest> {
    const house = await openHouse(this.db, () => this.visitor(), legalName);
    await this.hearAll();
    return house;
  }

  /** Once this process has heard of every change so far, also by way of the database, where there is that. */
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

export function openStage(options: Partial<AppOptions> = {}): Stage {
  const stage = new Stage();
  beforeAll(async () => {
    stage.db = await testDatabase();
    stage.app = await stage.build(options);
    return async () => stage.app.close();
  });
  beforeEach(async () => {
    await emptyDatabase(stage.db);
    stage.clock.reset();
  });
  afterEach(async () => stage.clear());
  return stage;
}
