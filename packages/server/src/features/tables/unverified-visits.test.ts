import { enterTable } from '@simplato/contract';
import { encodeTableCode, RATE_LIMITS } from '@simplato/domain';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const { free, firstWaitSeconds } = RATE_LIMITS.unverifiedVisit;

/** A restaurant to which as many parties came without a key, from one address, as may come at once. */
async function afterMany() {
  const restaurant = await testApp.openRestaurant();
  const codigo = encodeTableCode({
    tableName: '4',
    restaurantId: restaurant.restaurantId,
    key: null,
  });
  const seated = testApp.visitor();
  expect((await seated.enter(codigo)).verificada).toBe(false);
  await testApp.db.query('update attempts set failures = $1', [free]);
  return { restaurant, codigo, seated };
}

test('one more party without a valid key has to wait a little', async () => {
  const { codigo } = await afterMany();
  const visitor = testApp.visitor();
  await visitor.refused('too_many', enterTable, { body: { codigo } });
  expect(visitor.token).toBeUndefined();
  await testApp.db.query('update attempts set last_at = last_at - make_interval(secs => $1)', [
    firstWaitSeconds,
  ]);
  await visitor.enter(codigo);
});

test('whoever has a valid key, or sits there already, does not wait', async () => {
  const { restaurant, codigo, seated } = await afterMany();
  expect((await testApp.visitor().enter(await restaurant.codeOf('5'))).verificada).toBe(true);
  await seated.enter(codigo);
});

test('phones beyond number at one table with its key wait; who sits there, and other tables, do not', async () => {
  const restaurant = await testApp.openRestaurant();
  const [codigo, other] = [await restaurant.codeOf('4'), await restaurant.codeOf('5')];
  const seated = testApp.visitor();
  await seated.enter(codigo);
  await testApp.db.query('update attempts set failures = $1', [RATE_LIMITS.visit.free]);
  await testApp.visitor().refused('too_many', enterTable, { body: { codigo } });
  expect((await seated.enter(codigo)).verificada).toBe(true);
  expect((await testApp.visitor().enter(other)).verificada).toBe(true);
});

test('a printed link then leads to the scan page, and opens nothing', async () => {
  const { codigo } = await afterMany();
  const { cookies, statusCode } = await testApp.app.inject({
    url: `/scanqr?c=${encodeURIComponent(codigo)}`,
  });
  expect(statusCode).not.toBe(303);
  expect(cookies).toEqual([]);
});
