import {
  ALL_ENDPOINTS,
  createCategory,
  errorMessage,
  listCategories,
  listOwnOrders,
  readProduct,
  type Endpoint,
} from '@simplato/contract';
import { may } from '@simplato/domain';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { registeredDiner } from '../../test/people.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = openTestApp();

/** Apart from those whose body may be left out, and so be null as well. */
const withBody = ALL_ENDPOINTS.filter(
  ({ body }) => body && !z.safeParse(body, undefined).success,
).map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }));

/** A client that may make the call, so that only the body can be the reason of a refusal. */
async function callerOf({ access }: Endpoint) {
  const restaurant = await testApp.openRestaurant();
  if (access === 'public') return testApp.visitor();
  if (access === 'change-diner-account' || access === 'mail-own-order') {
    return registeredDiner(testApp);
  }
  const isDiners = may('guest', access);
  return isDiners ? restaurant.seat() : restaurant.logIn();
}
const params = { id: 1, idpago: 1, linea: 1, mesa: '1' };
const JSON_TYPE = { 'content-type': 'application/json' };

const NO_OBJECTS = ['{', '', 'null', '[]', '"texto"', '7', '{"__proto__":{"a":1}}'];
const OTHER_TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'];

describe.each(withBody)('$call', ({ endpoint }) => {
  test('refuses any body that is too large, is not JSON or is not an object', async () => {
    const caller = await callerOf(endpoint);
    const huge = { comentarios: 'x'.repeat(300 * 1024) };
    await caller.refused('too_large', endpoint, { params, body: huge });
    for (const type of OTHER_TYPES) {
      const headers = { 'content-type': type };
      await caller.refused('unsupported', endpoint, { params, body: 'a=1', headers });
    }
    for (const body of NO_OBJECTS) {
      const response = await caller.send(endpoint, { params, body, headers: JSON_TYPE });
      expect(response.statusCode, `${body}: ${response.body}`).toBe(400);
    }
    const none = await caller.send(endpoint, { params });
    expect(none.statusCode, none.body).toBe(400);
  });
});

describe('responses', () => {
  test('to invalid input have a code, a Spanish sentence, and a text per invalid field', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const response = await staff.send(createCategory, { body: { curso: 'uno' } });
    expect(response.json()).toEqual({
      code: 'bad_request',
      message: 'Hay datos que no podemos leer. Revísalos y prueba de nuevo.',
      fields: {
        nombrecategoria: 'Falta este dato',
        curso: 'Este dato no es del tipo esperado',
      },
    });
  });

  test.each(['abc', '1.5', '-1', '0', '2147483648', '9999999999', '1e3', '%00'])(
    'to the malformed id %j in a path are a 404',
    async (id) => {
      const staff = await (await testApp.openRestaurant()).logIn();
      await staff.refused('not_found', readProduct, { params: { id } });
    },
  );

  test('to an unknown path are a 404 of the same form', async () => {
    for (const url of ['/api/nada', '/api/shop/orders/1/2/3', '/api/']) {
      const response = await testApp.app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: 'not_found', message: errorMessage('not_found') });
    }
  });

  test('after an internal error are a 500 with a fixed text, without the cause', async () => {
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat();
    const app = await testApp.appWithoutDatabase();
    const response = await app.inject({
      url: `/api${listCategories.path}`,
      headers: guest.headers(listCategories),
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'server_error',
      message: errorMessage('server_error'),
    });
  });

  test('are never cached, except the menu, which must be revalidated', async () => {
    const guest = await (await testApp.openRestaurant()).seat();
    const response = await guest.send(listOwnOrders);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const menu = await guest.send(listCategories);
    expect(menu.headers['cache-control']).toBe('private, no-cache');
  });
});
