import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { runChecks } from './check.ts';
import { runJourneys } from './e2e.ts';
import { findPostgres } from './find-postgres.ts';
import { fromRoot, root } from './paths.ts';
import { reportAudit } from './report-audit.ts';
import { runPackage } from './run.ts';
import {
  exitCodeFor,
  listFailures,
  NOTHING,
  readCounts,
  readPlaywrightReport,
  readVitestReport,
  slowestFiles,
  type Suite,
  sumUp,
  table,
  totalsLine,
  withCrash,
} from './test-report.ts';

/**
 * Runs all tests, the fastest first and the journeys beside them, and continues after failures: each
 * of the two waits for something a third of its time. The last line is `N passed, N failed, N
 * skipped` over all of them.
 */
const runStartedAt = performance.now();
const onBuildServer = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
const reports = await mkdtemp(join(tmpdir(), 'simplato-test-'));
const suites: Suite[] = [];

function start(name: string): void {
  console.log(`\n── ${name}`);
}

/** A suite that could not run counts as one skipped test, so that the last line shows it. */
function skip(name: string, note: string): void {
  suites.push({ ...NOTHING, name, skipped: 1, seconds: 0, note });
}

/** The checks of `npm run check`, each counted as a test. */
async function check(): Promise<void> {
  start('check');
  const startedAt = performance.now();
  const results = await runChecks();
  const passed = results.filter(({ ok }) => ok).length;
  const seconds = (performance.now() - startedAt) / 1000;
  suites.push({ ...NOTHING, name: 'check', passed, failed: results.length - passed, seconds });
}

async function build(): Promise<boolean> {
  start('build');
  const { exitCode, seconds } = await runPackage(['tsx'], [fromRoot('scripts/build.ts')], {
    live: true,
  });
  const isBuilt = exitCode === 0;
  const counts = { passed: Number(isBuilt), failed: Number(!isBuilt) };
  suites.push({ ...NOTHING, name: 'build', ...counts, seconds });
  return isBuilt;
}

/** Projects of vitest.config.ts, in one start of Vitest. */
async function vitest(name: string, projects: readonly string[] = [name]): Promise<void> {
  start(name);
  const path = join(reports, `${name}.json`);
  const { exitCode, seconds } = await runPackage(
    ['vitest'],
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${path}`,
    ],
    { live: true },
  );
  const counts = await readCounts(path, readVitestReport);
  suites.push(withCrash({ name, ...counts, seconds }, exitCode));
}

async function journeys(): Promise<void> {
  const path = join(reports, 'journeys.json');
  try {
    const { exitCode, seconds } = await runJourneys([], path);
    const counts = await readCounts(path, readPlaywrightReport);
    suites.push(withCrash({ name: 'journeys', ...counts, seconds }, exitCode));
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    suites.push({ ...NOTHING, name: 'journeys', failed: 1, seconds: 0, note });
  }
}

async function allButJourneys(isBuilt: boolean): Promise<void> {
  await check();
  await vitest('units', ['domain', 'contract', 'scripts', 'bench', 'web-rules', 'web']);
  if (await findPostgres()) await vitest('server-postgres');
  else skip('server-postgres', 'no PostgreSQL server answers');
  await vitest('server-embedded');
  if (isBuilt) await vitest('server-process');
  else skip('server-process', 'not run: the build failed');
}

try {
  const isBuilt = await build();
  if (!isBuilt) skip('journeys', 'not run: the build failed');
  await Promise.all([allButJourneys(isBuilt), isBuilt && journeys()]);
} finally {
  await rm(reports, { recursive: true, force: true });
}

const totals = sumUp(suites);
console.log(`\n${listFailures(suites)}`);
console.log(`\nThe slowest files\n${slowestFiles(suites, root)}`);
const minutes = (performance.now() - runStartedAt) / 60_000;
console.log(`\n${table(suites)}\n\nIn all ${minutes.toFixed(1)} minutes\n`);
console.log(`${await reportAudit()}\n`);
if (onBuildServer && totals.skipped > 0) console.log('With CI set, a skipped test fails the run.');
process.exitCode = exitCodeFor(totals, onBuildServer);
console.log(totalsLine(totals));
