import process from 'node:process';
import { expect, test } from 'vitest';
import { holdEvening } from './friday/hold-evening.ts';
import { makePlace } from './friday/make-place.ts';
import { readOptions } from './friday/options.ts';
import { startServer } from './kit/server.ts';

/**
 * A small Friday in a few seconds; the long one is `npm run bench friday`. Nothing here measures
 * speed.
 */
const SMALL = [
  '--restaurants',
  '2',
  '--parties',
  '11',
  '--tables',
  '6',
  '--speed',
  '900',
  '--seed',
  '17',
  '--within',
  '60',
];

const databases = [
  'embedded',
  ...(process.env['TEST_DATABASE_URL'] ? (['postgres'] as const) : []),
] as const;

test.concurrent.each(databases)(
  'a simulated Friday night on %s: no order is lost, doubled, changed or mispriced',
  async (database) => {
    const place = await makePlace(database);
    try {
      const server = await startServer(place.env);
      try {
        const ledger = await holdEvening(server.url, readOptions(SMALL));
        expect(ledger.breaches.join('\n')).toBe('');
        const orders = [...ledger.entries];
        expect(orders.length).toBeGreaterThan(30);
        // Of two who order for all at the same moment, one finds nothing left.
        const isTaken = orders.map(
          ({ word, refusal }) => word === 'yes' || refusal === 'round_empty',
        );
        expect(isTaken).not.toContain(false);
        expect(orders.some(({ sent }) => sent.kitchenNote !== undefined)).toBe(true);
        expect(orders.some(({ isPaidOnline }) => isPaidOnline)).toBe(true);
        const shares = ledger.money.payments.filter(({ tab }) => tab !== null);
        expect(shares.some(({ url }) => url !== null)).toBe(true);
        expect(shares.some(({ form }) => form === 'efectivo')).toBe(true);
      } finally {
        await server.stop();
      }
    } finally {
      await place.remove();
    }
  },
);
