import {
  createAccountLink,
  createCheckout,
  orderFromWire,
  placeOrder,
  readPaymentAccount,
  switchTips,
  type NewOrderWire,
} from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { RestaurantOfTest } from './restaurant.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Presses a button on the sandbox's pages as a person would; returns the address it leads to. */
export async function press(app: FastifyInstance, url: string, action: string): Promise<string> {
  const { pathname, searchParams } = new URL(url);
  await app.inject({ url: `${pathname}?${searchParams.toString()}` });
  const response = await app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams([...searchParams, ['accion', action]]).toString(),
  });
  expect(response.statusCode, response.body).toBe(303);
  return String(response.headers.location);
}

export interface PayingRestaurant {
  restaurant: RestaurantOfTest;
  owner: TestClient;
}

export async function finishOnboarding({ app }: TestApp, owner: TestClient): Promise<void> {
  const { url } = await owner.call(createAccountLink, { body: {} });
  await press(app, url, 'terminar');
  expect((await owner.call(readPaymentAccount)).estado).toBe('activa');
}

/** A restaurant that has finished the provider's onboarding. */
export async function openPayingRestaurant(
  testApp: TestApp,
  takesTips = false,
): Promise<PayingRestaurant> {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  await finishOnboarding(testApp, owner);
  if (takesTips) await owner.call(switchTips, { body: { propinas: true } });
  return { restaurant, owner };
}

/** An order that waits for its online payment, and the address of its payment page. */
export async function orderOnline(
  guest: TestClient,
  body: NewOrderWire,
): Promise<{ idorder: number; url: string; sessionId: string; amount: number }> {
  const order = await guest.call(placeOrder, { body: { ...body, ispaid: 'pending' } });
  expect(order.ispaid).toBe('pending');
  const { totalCents, tipCents } = orderFromWire(order);
  const amount = totalCents + tipCents;
  const { url } = await guest.call(createCheckout, { body: { idOrder: order.idorder, amount } });
  return { idorder: order.idorder, url, sessionId: url.split('/').at(-1) ?? '', amount };
}
