import { expect, test } from 'vitest';
import { addressOf } from '../event-reader.ts';
import { openTestApp, TEST_CONFIG } from '../test-app.ts';
import { Battlefield } from './attack.ts';
import { OPERATOR_TOKEN } from './restaurants.ts';

/** A trusted proxy, so that each request can come from an address of its own. */
const testApp = openTestApp({
  config: { ...TEST_CONFIG, trustedProxies: ['loopback'], operatorToken: OPERATOR_TOKEN },
});

/** A fixed seed, so that every run sends the same requests. `npm run fuzz` uses others. */
const SEED = 20_261_122;
const REQUESTS_EACH = 1;
/**
 * Of the hostile values that are no matter of its column a field gets every fifth, and each caller a part of those of
 * a header; `npm run fuzz` begins with all.
 */
const NTH_VALUE = 5;
/** Thousands of requests, each with a timeout of its own: half a minute, or many on a busy machine. */
const TIMEOUT_MS = 900_000;

test(
  'every hostile request gets a declared answer, and does not affect another restaurant',
  async () => {
    const url = await addressOf(testApp.app);
    const field = await Battlefield.prepare(url, 'a');
    const before = await field.readNeighbour();
    const ofFields = await field.attackFields(NTH_VALUE);
    for (const attack of [ofFields, await field.attackByChance(SEED, REQUESTS_EACH)]) {
      expect(attack.findings).toEqual([]);
      // Some requests must get past the checks.
      const { 200: done = 0, 201: made = 0 } = attack.statuses;
      expect(done + made).toBeGreaterThan(attack.sent / 20);
      const odd = [...attack.odd.values()];
      const count = (which: 'sent' | 'past') => odd.reduce((sum, one) => sum + one[which], 0);
      expect(count('past')).toBeGreaterThan(count('sent') / 4);
    }
    for (const [name, { past }] of ofFields.odd) expect(past, name).toBeGreaterThan(0);
    expect(await field.readNeighbour()).toEqual(before);
  },
  TIMEOUT_MS,
);
