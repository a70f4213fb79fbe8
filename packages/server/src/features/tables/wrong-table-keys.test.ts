import { enterTable, renewTableKey } from '@simplato/contract';
import { decodeTableCode, encodeTableCode, PATIENCE } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import type { HouseOfTest } from '../../../test/restaurant.ts';
import { openStage, TEST_CONFIG } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const stage = openStage();
const { free } = PATIENCE.tableKey;

/** A code of table 4 with a wrong key. */
function wrongCode({ restaurantId }: HouseOfTest, key: number): string {
  return encodeTableCode({ tableName: '4', restaurantId, key: `equivocada${key}` });
}

/** Sends all guesses at once; returns how many were let in as unverified. */
async function guess(
  house: HouseOfTest,
  keys: readonly number[],
  { client, from }: { client?: TestClient; from?: string } = {},
): Promise<number> {
  const answers = await Promise.all(
    keys.map(async (key) =>
      (client ?? stage.visitor()).send(enterTable, {
        body: { codigo: wrongCode(house, key) },
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

async function letSecondsPass(seconds: number): Promise<void> {
  await stage.db.query('update attempts set last_at = last_at - make_interval(secs => $1)', [
    seconds,
  ]);
}

describe('wrong table keys', () => {
  test('are accepted as unverified up to a limit per address, then have to wait', async () => {
    const house = await stage.openHouse();
    expect(await guess(house, keys(free + 10))).toBe(free);
    const visitor = stage.visitor();
    const sending = { body: { codigo: wrongCode(house, free + 10) } };
    const held = await visitor.send(enterTable, sending);
    expect(held.json()).toMatchObject({ code: 'too_many_codes' });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(
      PATIENCE.tableKey.firstWaitSeconds,
    );
    expect(visitor.token).toBeUndefined();
    await letSecondsPass(PATIENCE.tableKey.firstWaitSeconds);
    expect(await guess(house, keys(2, free + 20))).toBe(1);
  });

  test('are counted across tables and houses', async () => {
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    expect(await guess(house, keys(free))).toBe(free);
    expect(await guess(other, keys(1))).toBe(0);
  });

  test('are counted across two applications', async () => {
    const house = await stage.openHouse();
    const client = stage.visitor(await stage.anotherApp());
    expect(await guess(house, keys(free - 1))).toBe(free - 1);
    expect(await guess(house, keys(3, free), { client })).toBe(1);
  });

  test('never lock out the right code, even on the same wifi', async () => {
    const house = await stage.openHouse();
    const codigo = await house.codeOf('4');
    await guess(house, keys(free + 10));
    expect((await stage.visitor().enter(codigo)).verificada).toBe(true);
  });

  test('never lock out codes without a key, which guess nothing', async () => {
    const house = await stage.openHouse();
    await guess(house, keys(free + 10));
    const { restaurantId } = house;
    for (let table = 0; table < free + 1; table += 1) {
      const codigo = encodeTableCode({ tableName: `${table}`, restaurantId, key: null });
      expect((await stage.visitor().enter(codigo)).verificada).toBe(false);
    }
  });

  test('an outdated print that a whole dining room scans counts once', async () => {
    const house = await stage.openHouse();
    const [staff, old] = [await house.logIn(), await house.codeOf('4')];
    await staff.call(renewTableKey, { params: { mesa: '4' } });
    expect(decodeTableCode(old)?.key).not.toBeNull();
    for (let party = 0; party < free + 1; party += 1) await stage.visitor().enter(old);
    await guess(house, keys(free + 10));
    expect((await stage.visitor().enter(old)).verificada).toBe(false);
    await letSecondsPass(3_601);
    expect((await stage.visitor().enter(old)).verificada).toBe(false);
  });

  test('from many addresses are limited per house, and do not affect other houses', async () => {
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    const config = { ...TEST_CONFIG, trustedProxies: ['loopback'] };
    const client = stage.visitor(await stage.anotherApp({ config }));
    let letIn = 0;
    for (let address = 0; letIn < PATIENCE.houseTableKey.free; address += 1) {
      const from = `203.0.113.${address}`;
      letIn += await guess(house, keys(free, address * free), { client, from });
    }
    expect(letIn).toBe(PATIENCE.houseTableKey.free);
    expect(await guess(house, keys(1, letIn), { client, from: '203.0.113.199' })).toBe(0);
    expect(await guess(other, keys(1), { client, from: '203.0.113.200' })).toBe(1);
    expect((await stage.visitor().enter(await house.codeOf('4'))).verificada).toBe(true);
  });

  test('in a printed link lead to the scan page, which shows the message', async () => {
    const house = await stage.openHouse();
    await guess(house, keys(free));
    const url = `/scanqr?c=${encodeURIComponent(wrongCode(house, free))}`;
    const { cookies, statusCode } = await stage.app.inject({ url });
    expect(statusCode).not.toBe(303);
    expect(cookies).toEqual([]);
  });

  test('are not stored, and neither are addresses', async () => {
    const house = await stage.openHouse();
    await guess(house, keys(1));
    const rows = await stage.db.query<{ bucket: string }>('select bucket from attempts');
    expect(rows).toHaveLength(4);
    for (const { bucket } of rows) expect(bucket).toMatch(/^[\w-]{43}$/);
  });
});
