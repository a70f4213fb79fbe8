import { readdir } from 'node:fs/promises';
import process from 'node:process';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { fromRoot } from './paths.ts';
import { runPackage } from './run.ts';

const ending = '.bench.ts';
const [wanted, ...args] = process.argv.slice(2);

const files = (await readdir(fromRoot('bench'))).filter((file) => file.endsWith(ending)).toSorted();
const names = files.map((file) => file.slice(0, -ending.length));
const chosen = wanted ? names.filter((name) => name.includes(wanted)) : names;
if (chosen.length === 0) {
  console.error(`There is no bench "${wanted ?? ''}". There are: ${names.join(', ') || 'none'}.`);
  process.exit(1);
}

await buildIfNeeded();
const postgresUrl = await findPostgres();
const env = {
  CHROMIUM_PATH: await findChromium(),
  ...(postgresUrl ? { TEST_DATABASE_URL: postgresUrl } : {}),
};
let failed = false;
// One at a time: parallel runs would affect each other's figures.
for (const name of chosen) {
  console.log(`\n── ${name}`);
  const outcome = await runPackage(['tsx'], [fromRoot('bench', name + ending), ...args], {
    live: true,
    env,
  });
  failed ||= outcome.exitCode !== 0;
}
process.exitCode = failed ? 1 : 0;
