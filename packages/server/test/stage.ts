import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { buildApp, type AppOptions } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { openHouse, type HouseOfTest } from './house.ts';
import { TestClient } from './test-client.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';

export const PUBLIC_URL = 'http://simplato.test';

/** The application's clock, moved by hand. The database has its own, which nobody moves. */
export class TestClock {
  #aheadMs = 0;
  now = (): Date => new Date(Date.now() + this.#aheadMs);

  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}

/** The real application on an empty database, without a port until one is asked for. */
export class Stage {
  db!: Database;
  app!: FastifyInstance;
  clock!: TestClock;
  readonly #apps: FastifyInstance[] = [];

  async open(options: Partial<AppOptions>): Promise<void> {
    this.db = await testDatabase();
    await emptyDatabase(this.db);
    this.clock = new TestClock();
    this.app = await this.startApp(options);
  }

  /** One more process, as far as a test can have one: another application on the same database. */
  async startApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
    const config = { publicUrl: PUBLIC_URL, logLevel: 'silent' };
    const app = await buildApp({ config, db: this.db, now: this.clock.now, ...options });
    this.#apps.push(app);
    return app;
  }

  async close(): Promise<void> {
    await Promise.all(this.#apps.splice(0).map(async (app) => app.close()));
  }

  /** Somebody without a session. */
  visitor(app = this.app): TestClient {
    return new TestClient(app, this.clock.now);
  }

  async openHouse(legalName?: string): Promise<HouseOfTest> {
    return openHouse(this.db, () => this.visitor(), legalName);
  }
}

/** A fresh stage for every test of the file. */
export function useStage(options: Partial<AppOptions> = {}): Stage {
  const stage = new Stage();
  beforeEach(async () => stage.open(options));
  afterEach(async () => stage.close());
  return stage;
}
