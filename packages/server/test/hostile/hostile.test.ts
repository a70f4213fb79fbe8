import { expect, test } from 'vitest';
import { addressOf } from '../event-reader.ts';
import { openStage, TEST_CONFIG } from '../stage.ts';
import { Battlefield } from './attack.ts';

/** A proxy that is believed: each request may come from an address of its own. */
const stage = openStage({ config: { ...TEST_CONFIG, trustedProxies: ['loopback'] } });

/** The same requests every time; `npm run fuzz` takes others. */
const SEED = 20_261_122;
const REQUESTS_EACH = 1;

test('whatever is sent, every answer is a declared one, and the house next door notices nothing', async () => {
  const url = await addressOf(stage.app);
  const field = await Battlefield.prepare(url, 'a');
  const before = await field.readNeighbour();
  for (const attack of [
    await field.attackFields(),
    await field.attackByChance(SEED, REQUESTS_EACH),
  ]) {
    expect(attack.findings).toEqual([]);
    // Not all was turned away at the door.
    const { 200: done = 0, 201: made = 0 } = attack.statuses;
    expect(done + made).toBeGreaterThan(attack.sent / 20);
  }
  expect(await field.readNeighbour()).toEqual(before);
});
