import {
  createAccountLink,
  listHistory,
  readOrderMoney,
  readPaymentAccount,
  receivePaymentEvent,
} from '@simplato/contract';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { openStripe } from '../src/payments/stripe-provider.ts';
import { orderOnline } from './paying.ts';
import { openTestApp, TEST_CONFIG, type TestApp } from './test-app.ts';
import './stripe/quick-retries.ts';
import { StripeDouble, type SignedEvent } from './stripe-double.ts';
import type { TestClient } from './test-client.ts';

const MINUTE_MS = 60_000;
export const TIMEOUT = { timeout: 60_000 };
export const byId = (idorder: number) => ({ params: { id: idorder } });

/** The whole application with the real Stripe SDK and a fake Stripe server, and its log. */
export interface PayingTestApp {
  testApp: TestApp;
  double: StripeDouble;
  options: Partial<AppOptions>;
  logged: () => string[];
}

export function openPayingTestApp(): PayingTestApp {
  // The clock is moved by hand, and what is then due need not wait for the next two seconds.
  const options: Partial<AppOptions> = { paymentRoundMs: 100 };
  const lines: string[] = [];
  const double = new StripeDouble(() => testApp.clock.now());
  beforeAll(async () => {
    await double.start();
    options.payments = await openStripe(double.config);
    options.config = { ...TEST_CONFIG, logLevel: 'error' };
    options.logTo = { write: (line: string) => void lines.push(line) };
    return async () => double.stop();
  });
  const testApp = openTestApp(options);
  // Every test uses the same restaurant ids again, so Stripe must forget the keys of the test before.
  beforeEach(() => {
    double.forgetKeys();
    double.behave();
    lines.length = 0;
  });
  // A payment still in progress would call Stripe during the next test, and hit
  // the failures planned for that test.
  afterEach(async () => {
    double.release();
    await testApp.restart(options);
  });
  return { testApp, double, options, logged: () => lines };
}

export async function openStripeRestaurant({ testApp, double }: PayingTestApp) {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const { accountId } = await owner.call(createAccountLink, { body: {} });
  double.activate(accountId);
  expect((await owner.call(readPaymentAccount)).estado).toBe('activa');
  return { restaurant, owner, accountId };
}

/** An order of 18,00 and 12,90 € whose diner is at Stripe's page. */
export async function waitingDiner(paying: PayingTestApp) {
  const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
  const guest = await restaurant.seat();
  const { idorder } = await orderOnline(guest, restaurant.order({ rabo: 1, vino: 1 }));
  const sessionId = await sessionOf(paying.testApp, idorder);
  return { restaurant, owner, guest, accountId, idorder, sessionId };
}

export async function sessionOf({ db }: TestApp, idorder: number): Promise<string> {
  const [row] = await db.query<{ sessionId: string }>(
    'select session_id as "sessionId" from payments where order_id = $1 order by attempt desc limit 1',
    [idorder],
  );
  return row?.sessionId ?? '';
}

export async function tell({ app }: TestApp, event: SignedEvent, signature = event.signature) {
  return app.inject({
    method: 'POST',
    url: `/api${receivePaymentEvent.path}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: event.body,
  });
}

/** The order as the restaurant's history shows it, also if cancelled. */
export async function orderOf(staff: TestClient, idorder: number) {
  const { pedidos } = await staff.call(listHistory, { query: { numero: String(idorder) } });
  return pedidos[0];
}

export const moneyOf = (staff: TestClient, idorder: number) =>
  staff.call(readOrderMoney, byId(idorder));

/** Polls while it advances the clock minute by minute, for work that the server does by itself. */
export function inTime<Value>({ clock }: TestApp, look: () => Promise<Value>, stepMs = MINUTE_MS) {
  return expect.poll(async () => {
    clock.advance(stepMs);
    return look();
  }, TIMEOUT);
}
