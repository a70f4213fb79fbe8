import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildApp } from '../../src/app.ts';
import { openMemoryDatabase } from '../../src/db/embedded-engine.ts';
import { migrate } from '../../src/db/migrate.ts';
import { Battlefield } from './attack.ts';
import { OPERATOR_TOKEN } from './restaurants.ts';

/**
 * `npm run fuzz -- --minutes 5`: sends hostile requests to every call, with a new seed each time, until the
 * time is over, and then prints the findings. Uses its own server, or another one with --url. That must be a
 * trial server: it is filled with rubbish, and its /dev/correo is needed for invitations.
 */
/** So few at a time that the end is never far away. */
const REQUESTS_EACH = 4;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});

const server = values.url === undefined ? await startServer() : null;
const url = values.url ?? server?.url ?? '';
const until = Date.now() + Number(values.minutes) * 60_000;
const found = new Map<string, string>();
const statuses: Record<string, number> = {};
let isFirst = true;
let seed = Number(values.seed);
console.log(`${url}, from seed ${seed}`);
const field = await Battlefield.prepare(url, seed.toString(36));
const before = JSON.stringify(await field.readNeighbour());
do {
  const attack = isFirst
    ? await field.attackFields()
    : await field.attackByChance(seed, REQUESTS_EACH);
  isFirst = false;
  for (const { what, request } of attack.findings) {
    if (!found.has(what)) console.log(`\n${what}\n  seed ${seed}, ${request}`);
    found.set(what, request);
  }
  for (const [status, count] of Object.entries(attack.statuses)) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
  seed += 1_000;
} while (Date.now() < until);
const isUntouched = JSON.stringify(await field.readNeighbour()) === before;
if (!isUntouched) console.log('\nThe restaurant next door is not as it was.');
console.log(`\n${found.size} findings. Answers by status:`, statuses);
await server?.stop();
process.exitCode = found.size === 0 && isUntouched ? 0 : 1;

async function startServer() {
  const db = await openMemoryDatabase();
  await migrate(db);
  const app = await buildApp({
    db,
    config: {
      publicUrl: 'http://simplato.test',
      logLevel: 'error',
      openTowns: ['Aranjuez'],
      operatorToken: OPERATOR_TOKEN,
      trustedProxies: ['loopback'],
      isProduction: false,
      isWorkerOn: true,
      refusesCommonPasswords: false,
      stripe: null,
      verifactu: null,
    },
  });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await app.close();
      await db.close();
    },
  };
}
