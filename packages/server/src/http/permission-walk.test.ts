import { ALL_ENDPOINTS, STREAM_EVENTS, type Endpoint } from '@simplato/contract';
import { ACTIONS, may, type Action, type Role } from '@simplato/domain';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../test/restaurant.ts';
import { registeredDiner } from '../../test/people.ts';
import { openTestApp } from '../../test/test-app.ts';
import type { TestClient } from '../../test/test-client.ts';

/**
 * Makes every call of the contract as every kind of client. What must happen follows from the permission
 * table alone: 401 without a session, 403 for the wrong role or another restaurant, and no such refusal
 * for those who may.
 */
const testApp = openTestApp();

const CALLERS = [
  'nobody',
  'guest',
  'diner',
  'diner at no table',
  'staff',
  'owner',
  'owner of another restaurant',
] as const;
type Caller = (typeof CALLERS)[number];

const ROLES: Record<Caller, Role | null> = {
  nobody: null,
  guest: 'guest',
  diner: 'diner',
  'diner at no table': 'diner',
  staff: 'staff',
  owner: 'owner',
  'owner of another restaurant': 'owner',
};

const AT_A_TABLE: readonly Action[] = ['place-order', 'pay-order', 'read-own-orders'];

function expectedCode(caller: Caller, { access, check }: Endpoint): string {
  if (access === 'public') return 'served';
  const role = ROLES[caller];
  if (role === null) return 'no_session';
  if (!may(role, access)) return 'forbidden';
  // A stream names no restaurant: it is always the session's own.
  const isElsewhere = caller === 'owner of another restaurant' || caller === 'diner at no table';
  if (isElsewhere && check === 'restaurant') return 'other_house';
  // A diner without a table has no orders, and cannot place one.
  if (caller === 'diner at no table' && AT_A_TABLE.includes(access)) return 'forbidden';
  return 'served';
}

async function callerOf(caller: Caller, restaurant: RestaurantOfTest): Promise<TestClient> {
  if (caller === 'nobody') return testApp.visitor();
  if (caller === 'guest') return restaurant.seat();
  if (caller === 'diner') return registeredDiner(testApp, await restaurant.seat());
  if (caller === 'diner at no table') return registeredDiner(testApp);
  if (caller === 'staff') return restaurant.logInColleague();
  if (caller === 'owner') return restaurant.logIn();
  return (await testApp.openRestaurant()).logIn();
}

/** Refusals by the guard, before the handler runs. */
const REFUSALS = ['no_session', 'forbidden', 'other_house', 'other_site', 'unknown_client'];

async function codeOf(
  client: TestClient,
  endpoint: Endpoint,
  restaurant: RestaurantOfTest,
  caller: Caller,
) {
  if (endpoint.stream && expectedCode(caller, endpoint) === 'served') {
    const reader = await testApp.read(client, endpoint);
    await reader.next(STREAM_EVENTS.heartbeat);
    return 'served';
  }
  const example = endpoint.example.body as Record<string, unknown> | undefined;
  const body = example && { ...example };
  if (body && 'identerprise' in body) delete body['identerprise'];
  const response = await client.send(endpoint, {
    params: { id: 999_999, mesa: '1' },
    ...(body ? { body } : {}),
    ...(endpoint.check === 'restaurant' ? { checkId: restaurant.restaurantId } : {}),
  });
  if (endpoint.file && response.statusCode === 200) return 'served';
  const { code = '' } = response.json<{ code?: string }>();
  return REFUSALS.includes(code) ? code : 'served';
}

/** Calls that need a session come first, since one of the others ends it. */
const WALK = ALL_ENDPOINTS.toSorted(
  (one, other) => Number(one.access === 'public') - Number(other.access === 'public'),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test.each(CALLERS)('%s is served what the table allows, and nothing else', async (caller) => {
  const restaurant = await testApp.openRestaurant();
  const client = await callerOf(caller, restaurant);
  const met: Record<string, string> = {};
  for (const endpoint of WALK)
    met[nameOf(endpoint)] = await codeOf(client, endpoint, restaurant, caller);
  const expected = WALK.map((endpoint) => [nameOf(endpoint), expectedCode(caller, endpoint)]);
  expect(met).toEqual(Object.fromEntries(expected));
});

test.each(ALL_ENDPOINTS.map((endpoint) => ({ call: nameOf(endpoint), endpoint })))(
  '$call exists, and declares who may call it',
  ({ endpoint }) => {
    const { method, path, access } = endpoint;
    expect(testApp.app.hasRoute({ method, url: `/api${path}` })).toBe(true);
    expect(['public', ...ACTIONS]).toContain(access);
  },
);

test('the API has no paths but the declared calls and its own description', async () => {
  const routes: RouteOptions[] = [];
  const follow = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  subscribe('fastify.initialization', follow);
  await testApp.anotherApp();
  unsubscribe('fastify.initialization', follow);
  const served = routes.filter(({ config }) => config?.endpoint !== undefined);
  expect(new Set(served.map(({ config }) => config?.endpoint))).toEqual(new Set(ALL_ENDPOINTS));
  const others = routes.filter(({ url, config }) => url.startsWith('/api') && !config?.endpoint);
  expect(new Set(others.map(({ url }) => url.split('/')[2]))).toEqual(
    new Set(['docs', 'openapi.json']),
  );
  expect(new Set(others.flatMap(({ method }) => method))).toEqual(new Set(['GET', 'HEAD']));
});
