import { readdir } from 'node:fs/promises';
import process from 'node:process';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { fromRoot } from './paths.ts';
import { runPackage } from './run.ts';

const ending = '.bench.ts';
const files = (await readdir(fromRoot('bench'))).filter((file) => file.endsWith(ending)).toSorted();
const names = files.map((file) => file.slice(0, -ending.length));
/** The bench of that name; otherwise all whose name contains it. */
const named = (word: string) =>
  names.includes(word) ? [word] : names.filter((name) => name.includes(word));

const given = process.argv.slice(2);
// The first word that names no bench, and all after it, are the benches' own arguments.
const end = given.findIndex((word) => named(word).length === 0);
const wanted = end === -1 ? given : given.slice(0, end);
const args = given.slice(wanted.length);
if (wanted.length === 0 && args.length > 0) {
  console.error(`There is no bench "${args[0]}". There are: ${names.join(', ') || 'none'}.`);
  process.exit(1);
}
const chosen = wanted.length === 0 ? names : wanted.flatMap(named);

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
