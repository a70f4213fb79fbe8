import { ALL_ENDPOINTS, COOKIES, STREAM_EVENTS, type Endpoint } from '@simplato/contract';
import { may, type Role } from '@simplato/domain';
import { expect, test } from 'vitest';
import type { HouseOfTest } from '../../test/house.ts';
import { openStage } from '../../test/stage.ts';
import type { TestClient } from '../../test/test-client.ts';

/**
 * Every call of the contract by everybody there is. What must happen follows from the permission
 * table alone: 401 without a session, 403 for the wrong role or another house, and no such refusal
 * for those who may.
 */
const stage = openStage();

const CALLERS = ['nobody', 'guest', 'staff', 'staff of another house'] as const;
type Caller = (typeof CALLERS)[number];

const ROLES: Record<Caller, Role | null> = {
  nobody: null,
  guest: 'guest',
  staff: 'staff',
  'staff of another house': 'staff',
};

function expectedCode(caller: Caller, { access, check }: Endpoint): string {
  if (access === 'public') return 'served';
  const role = ROLES[caller];
  if (role === null) return 'no_session';
  if (!may(role, access)) return 'forbidden';
  // A stream carries no restaurant to ask for: it is always the session's own.
  if (caller === 'staff of another house' && check === 'restaurant') return 'other_house';
  return 'served';
}

async function callerOf(caller: Caller, house: HouseOfTest): Promise<TestClient> {
  if (caller === 'nobody') return stage.visitor();
  if (caller === 'guest') return house.seat();
  if (caller === 'staff') return house.logIn();
  return (await stage.openHouse()).logIn();
}

/** Refusals that come before the call itself. */
const REFUSALS = ['no_session', 'forbidden', 'other_house', 'other_site', 'unknown_client'];

async function codeOf(client: TestClient, endpoint: Endpoint, house: HouseOfTest) {
  if (endpoint.stream && client.cookies.has(COOKIES.session)) {
    const role = client.mirror(COOKIES.userType) === 'RESTAURANTE' ? 'staff' : 'guest';
    if (endpoint.access !== 'public' && may(role, endpoint.access)) {
      const reader = await stage.read(client, endpoint);
      await reader.next(STREAM_EVENTS.heartbeat);
      return 'served';
    }
  }
  const example = endpoint.example.body as Record<string, unknown> | undefined;
  const body = example && { ...example };
  if (body && 'identerprise' in body) delete body['identerprise'];
  const response = await client.send(endpoint, {
    params: { id: 999_999, mesa: '1' },
    ...(body ? { body } : {}),
    ...(endpoint.check === 'restaurant' ? { checkId: house.restaurantId } : {}),
  });
  const { code = '' } = response.json<{ code?: string }>();
  return REFUSALS.includes(code) ? code : 'served';
}

/** What needs a session comes first: among the rest is the call that ends it. */
const WALK = ALL_ENDPOINTS.toSorted(
  (one, other) => Number(one.access === 'public') - Number(other.access === 'public'),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test.each(CALLERS)('%s is served what the table allows, and nothing else', async (caller) => {
  const house = await stage.openHouse();
  const client = await callerOf(caller, house);
  const met: Record<string, string> = {};
  for (const endpoint of WALK) met[nameOf(endpoint)] = await codeOf(client, endpoint, house);
  const expected = WALK.map((endpoint) => [nameOf(endpoint), expectedCode(caller, endpoint)]);
  expect(met).toEqual(Object.fromEntries(expected));
});
