import { textOf } from '@simplato/server/verifactu/read-xml';
import { runAgency } from '@simplato/server/test/verifactu/run-agency';
import { expect, test } from 'vitest';
import { expectKept } from './friday/expect-kept.ts';
import { holdEvening } from './friday/hold-evening.ts';
import { makePlace } from './friday/make-place.ts';
import { readOptions } from './friday/options.ts';
import { startServer } from './kit/server.ts';

/**
 * A small Friday in a few seconds, on the embedded database; the long one is `npm run bench friday`, and the
 * one on PostgreSQL goes on during an upgrade (`upgrade.process.test.ts`). Nothing here measures speed.
 */
const SMALL = '--restaurants 2 --parties 11 --tables 6 --speed 900 --seed 17 --within 60'.split(
  ' ',
);

test('a simulated Friday night: no order is lost, doubled, changed or mispriced', async () => {
  const place = await makePlace('embedded');
  const tax = await runAgency();
  const { books } = tax.agency;
  try {
    const server = await startServer({ ...place.env, ...tax.env });
    try {
      const ledger = await holdEvening(server.url, readOptions(SMALL), books);
      expectKept(ledger);
      expect([...ledger.entries].length).toBeGreaterThan(30);
      const kinds = books.judged.map(({ record }) => textOf(record.node, 'TipoFactura'));
      expect(kinds).toEqual(expect.arrayContaining(['F2', 'F3', 'R5']));
    } finally {
      await server.stop();
    }
  } finally {
    await tax.stop();
    await place.remove();
  }
});
