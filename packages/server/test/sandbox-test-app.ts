import { beforeEach, beforeAll } from 'vitest';
import type { Database } from '../src/db/database.ts';
import type { Charge, ProviderEvent } from '@simplato/domain';
import { createSandbox, type Sandbox } from '@simplato/payment-sandbox';
import { emptyDatabase, testDatabase } from './test-database.ts';

export const PUBLIC_URL = 'http://simplato.test';
const HOUR_MS = 3_600_000;

export interface Delivery {
  rawBody: Buffer;
  signature: string;
  at: Date;
}

/** A sandbox without an application, with a clock that is moved by hand and a webhook that keeps all events. */
export class SandboxTestApp {
  db!: Database;
  sandbox!: Sandbox;
  accountId = '';
  at = new Date();
  delivered: Delivery[] = [];
  /** The status that the webhook answers with. */
  answer: (rawBody: Buffer) => number = () => 200;
  now = (): Date => this.at;

  async open(): Promise<void> {
    await emptyDatabase(this.db);
    this.at = new Date();
    this.delivered = [];
    this.answer = () => 200;
    this.sandbox = await this.anotherSandbox(this.db);
    this.accountId = await this.activeAccount();
  }

  anotherSandbox(db: Database): Promise<Sandbox> {
    const deliver = async (rawBody: Buffer, signature: string) => {
      this.delivered.push({ rawBody, signature, at: this.at });
      return this.answer(rawBody);
    };
    return createSandbox({ db, publicUrl: PUBLIC_URL, now: this.now, deliver });
  }

  advance(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }

  /** The events sent to the webhook during that many seconds, one second at a time. */
  async eventsDuring(seconds: number): Promise<string[]> {
    for (let second = 0; second < seconds; second += 1) {
      this.advance(1_000);
      await this.sandbox.sendDueEvents();
    }
    return this.delivered.splice(0).map((delivery) => this.describe(delivery));
  }

  describe({ rawBody, signature, at }: Delivery): string {
    const event: ProviderEvent | null = this.sandbox.readEvent(rawBody, signature, at);
    if (!event) throw new Error('an event that is not signed');
    const { type } = JSON.parse(rawBody.toString()) as { type: string };
    return `${type} ${event.kind} ${event.objectId}`;
  }

  async activeAccount(restaurantId = 1001, legalName = 'La Venta'): Promise<string> {
    const key = `acct-${restaurantId}`;
    const owner = { restaurantId, key, tries: 0, email: 'a@a.es', legalName };
    const accountId = await this.sandbox.createAccount(owner);
    await this.setState(accountId, 'active');
    return accountId;
  }

  async setState(accountId: string, state: string): Promise<void> {
    await this.db.query(
      `update sandbox_objects set data = jsonb_set(data, '{state}', $2) where object_id = $1`,
      [accountId, JSON.stringify(state)],
    );
  }

  charge(change: Partial<Charge> = {}): Charge {
    return {
      accountId: this.accountId,
      restaurantId: 1001,
      orderId: 42,
      key: 'order-1001-42-checkout-1',
      lines: [
        { name: 'Croquetas', quantity: 2, unitGrossCents: 550 },
        { name: 'Agua', quantity: 1, unitGrossCents: 150 },
      ],
      tipCents: 100,
      amountCents: 1350,
      platformFeeCents: 25,
      email: null,
      successUrl: `${PUBLIC_URL}/pago?s={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${PUBLIC_URL}/carrito?a=1&b=2`,
      expiresAt: new Date(this.at.getTime() + HOUR_MS),
      ...change,
    };
  }
}

export function openSandboxTestApp(): SandboxTestApp {
  const testApp = new SandboxTestApp();
  beforeAll(async () => {
    testApp.db = await testDatabase();
  });
  beforeEach(async () => testApp.open());
  return testApp;
}
