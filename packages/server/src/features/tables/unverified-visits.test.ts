import { enterTable } from '@simplato/contract';
import { encodeTableCode, PATIENCE } from '@simplato/domain';
import { expect, test } from 'vitest';
import { openStage } from '../../../test/test-app.ts';

const stage = openStage();
const { free, firstWaitSeconds } = PATIENCE.unverifiedVisit;

/** A house to which as many parties came without a key, from one address, as may come at once. */
async function afterMany() {
  const house = await stage.openHouse();
  const codigo = encodeTableCode({ tableName: '4', restaurantId: house.restaurantId, key: null });
  const seated = stage.visitor();
  expect((await seated.enter(codigo)).verificada).toBe(false);
  await stage.db.query('update attempts set failures = $1', [free]);
  return { house, codigo, seated };
}

test('one more party without a valid key has to wait a little', async () => {
  const { codigo } = await afterMany();
  const visitor = stage.visitor();
  await visitor.refused('too_many', enterTable, { body: { codigo } });
  expect(visitor.token).toBeUndefined();
  await stage.db.query('update attempts set last_at = last_at - make_interval(secs => $1)', [
    firstWaitSeconds,
  ]);
  await visitor.enter(codigo);
});

test('whoever has a valid key, or sits there already, does not wait', async () => {
  const { house, codigo, seated } = await afterMany();
  expect((await stage.visitor().enter(await house.codeOf('5'))).verificada).toBe(true);
  await seated.enter(codigo);
});

test('a printed link then leads to the scan page, and opens nothing', async () => {
  const { codigo } = await afterMany();
  const { cookies, statusCode } = await stage.app.inject({
    url: `/scanqr?c=${encodeURIComponent(codigo)}`,
  });
  expect(statusCode).not.toBe(303);
  expect(cookies).toEqual([]);
});
