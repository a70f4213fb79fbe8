import { enterTable, findStaffByEmail, logInStaff } from '@simplato/contract';
import { encodeTableCode, RATE_LIMITS } from '@simplato/domain';
import { expect, test } from 'vitest';
import { dinerLogin } from '../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';

/** A trusted proxy, so that each guess can come from an address of its own. */
const testApp = openTestApp({ config: { ...TEST_CONFIG, trustedProxies: ['loopback'] } });

interface Guess {
  number: number;
  restaurantId: number;
  headers: { 'x-forwarded-for': string };
}

async function logIn({ number, headers }: Guess) {
  const body = dinerLogin(testApp, 'Equivocada1', `nadie${number}@example.com`);
  return testApp.visitor().send(logInStaff, { headers, body });
}

async function lookUp({ number, headers }: Guess) {
  const params = { mail: `nadie${number}@example.com` };
  return testApp.visitor().send(findStaffByEmail, { headers, params });
}

async function tryTableKey({ number, restaurantId, headers }: Guess) {
  const codigo = encodeTableCode({ tableName: '4', restaurantId, key: `equivocada${number}` });
  return testApp.visitor().send(enterTable, { headers, body: { codigo } });
}

test.each([
  { what: 'logins', guess: logIn, free: RATE_LIMITS.address.free },
  { what: 'look-ups', guess: lookUp, free: RATE_LIMITS.inquiry.free },
  { what: 'table keys', guess: tryTableKey, free: RATE_LIMITS.tableKey.free },
])('$what: all addresses of one IPv6 /64 share a count', async ({ guess, free }) => {
  const { restaurantId } = await testApp.openRestaurant();
  const send = async (number: number, address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await guess({ number, restaurantId, headers })).statusCode;
  };
  for (let number = 0; number < free; number += 1) {
    expect(await send(number, `2001:db8:1:2:${number.toString(16)}::1`)).not.toBe(429);
  }
  expect(await send(free, '2001:db8:1:2:ffff::9')).toBe(429);
  expect(await send(free, '2001:db8:1:3::9')).not.toBe(429);
  expect(await send(free + 1, '192.0.2.7')).not.toBe(429);
  expect(await send(free + 2, '[2001:db8:1:2::7]:51234')).toBe(429);
});
