import { enterTable, renewTableKey } from '@simplato/contract';
import { decodeTableCode, encodeTableCode, RATE_LIMITS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const { free } = RATE_LIMITS.tableKey;

/** A code of table 4 with a wrong key. */
function wrongCode({ restaurantId }: RestaurantOfTest, key: number): string {
  return encodeTableCode({ tableName: '4', restaurantId, key: `equivocada${key}` });
}

/** Sends all guesses at once; returns how many were let in as unverified. */
async function guess(
  restaurant: RestaurantOfTest,
  keys: readonly number[],
  { client, from }: { client?: TestClient; from?: string } = {},
): Promise<number> {
  const answers = await Promise.all(
    keys.map(async (key) =>
      (client ?? testApp.visitor()).send(enterTable, {
        body: { codigo: wrongCode(restaurant, key) },
        headers: from === undefined ? {} : { 'x-forwarded-for': from },
      }),
    ),
  );
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect(answer.json()).toMatchObject({ code: 'too_many_codes' });
  }
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}

const keys = (count: number, first = 0) => Array.from({ length: count }, (_, at) => first + at);

/** As if the last attempt were made now: a wait that a slow machine has used up begins again. */
async function beginWaitsAgain(): Promise<void> {
  await testApp.db.query('update attempts set last_at = clock_timestamp()');
}

async function letSecondsPass(seconds: number): Promise<void> {
  await testApp.db.query('update attempts set last_at = last_at - make_interval(secs => $1)', [
    seconds,
  ]);
}

describe('wrong table keys', () => {
  test('are accepted as unverified up to a limit per address, then have to wait', async () => {
    const restaurant = await testApp.openRestaurant();
    expect(await guess(restaurant, keys(free + 10))).toBe(free);
    const visitor = testApp.visitor();
    const sending = { body: { codigo: wrongCode(restaurant, free + 10) } };
    await beginWaitsAgain();
    const held = await visitor.send(enterTable, sending);
    expect(held.json()).toMatchObject({ code: 'too_many_codes' });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(
      RATE_LIMITS.tableKey.firstWaitSeconds,
    );
    expect(visitor.token).toBeUndefined();
    await letSecondsPass(RATE_LIMITS.tableKey.firstWaitSeconds);
    expect(await guess(restaurant, keys(2, free + 20))).toBe(1);
  });

  test('are counted across tables and restaurants', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    expect(await guess(restaurant, keys(free))).toBe(free);
    await beginWaitsAgain();
    expect(await guess(other, keys(1))).toBe(0);
  });

  test('are counted across two applications', async () => {
    const restaurant = await testApp.openRestaurant();
    const client = testApp.visitor(await testApp.anotherApp());
    expect(await guess(restaurant, keys(free - 1))).toBe(free - 1);
    expect(await guess(restaurant, keys(3, free), { client })).toBe(1);
  });

  test('never lock out the right code, even on the same wifi', async () => {
    const restaurant = await testApp.openRestaurant();
    const codigo = await restaurant.codeOf('4');
    await guess(restaurant, keys(free + 10));
    expect((await testApp.visitor().enter(codigo)).verificada).toBe(true);
  });

  test('never lock out codes without a key, which guess nothing', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(restaurant, keys(free + 10));
    const { restaurantId } = restaurant;
    for (let table = 0; table < free + 1; table += 1) {
      const codigo = encodeTableCode({ tableName: `${table}`, restaurantId, key: null });
      expect((await testApp.visitor().enter(codigo)).verificada).toBe(false);
    }
  });

  test('an outdated print that a whole dining room scans counts once', async () => {
    const restaurant = await testApp.openRestaurant();
    const [staff, old] = [await restaurant.logIn(), await restaurant.codeOf('4')];
    await staff.call(renewTableKey, { params: { mesa: '4' } });
    expect(decodeTableCode(old)?.key).not.toBeNull();
    for (let party = 0; party < free + 1; party += 1) await testApp.visitor().enter(old);
    await guess(restaurant, keys(free + 10));
    expect((await testApp.visitor().enter(old)).verificada).toBe(false);
    await letSecondsPass(3_601);
    expect((await testApp.visitor().enter(old)).verificada).toBe(false);
  });

  test('from many addresses are limited per restaurant, and do not affect other restaurants', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const config = { ...TEST_CONFIG, trustedProxies: ['loopback'] };
    const client = testApp.visitor(await testApp.anotherApp({ config }));
    let letIn = 0;
    for (let address = 0; letIn < RATE_LIMITS.restaurantTableKey.free; address += 1) {
      const from = `203.0.113.${address}`;
      letIn += await guess(restaurant, keys(free, address * free), { client, from });
    }
    expect(letIn).toBe(RATE_LIMITS.restaurantTableKey.free);
    await beginWaitsAgain();
    expect(await guess(restaurant, keys(1, letIn), { client, from: '203.0.113.199' })).toBe(0);
    expect(await guess(other, keys(1), { client, from: '203.0.113.200' })).toBe(1);
    expect((await testApp.visitor().enter(await restaurant.codeOf('4'))).verificada).toBe(true);
  });

  test('in a printed link lead to the scan page, which shows the message', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(restaurant, keys(free));
    const url = `/scanqr?c=${encodeURIComponent(wrongCode(restaurant, free))}`;
    await beginWaitsAgain();
    const { cookies, statusCode } = await testApp.app.inject({ url });
    expect(statusCode).not.toBe(303);
    expect(cookies).toEqual([]);
  });

  test('are not stored, and neither are addresses', async () => {
    const restaurant = await testApp.openRestaurant();
    await guess(restaurant, keys(1));
    const rows = await testApp.db.query<{ bucket: string }>('select bucket from attempts');
    expect(rows).toHaveLength(4);
    for (const { bucket } of rows) expect(bucket).toMatch(/^[\w-]{43}$/);
  });
});
