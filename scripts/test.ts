import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { reportAudit } from './report-audit.ts';
import { findPostgres } from './find-postgres.ts';
import { buildSuite, checkSuite, journeySuite, skippedSuite, vitestSuite } from './run-suites.ts';
import { exitCodeFor, failuresTold, type SuiteResult, sumUp, table, totalsLine } from './suites.ts';

/**
 * Runs all tests, the fastest first, and continues after failures. The last line is `N passed, N
 * failed, N skipped` over all of them.
 */
const onBuildServer = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
const reports = await mkdtemp(join(tmpdir(), 'simplato-test-'));
const suites: SuiteResult[] = [];

async function take(name: string, suite: () => Promise<SuiteResult>): Promise<SuiteResult> {
  console.log(`\n── ${name}`);
  const result = await suite();
  suites.push(result);
  return result;
}

async function takeVitest(project: string): Promise<void> {
  await take(project, () => vitestSuite(project, reports));
}

async function runEverything(): Promise<void> {
  await take('check', checkSuite);
  const build = await take('build', buildSuite);

  for (const project of ['domain', 'contract', 'scripts', 'bench', 'web', 'server-embedded']) {
    await takeVitest(project);
  }
  if (await findPostgres()) await takeVitest('server-postgres');
  else suites.push(skippedSuite('server-postgres', 'no PostgreSQL server answers'));

  if (build.failed > 0) {
    suites.push(skippedSuite('server-process', 'not run: the build failed'));
    suites.push(skippedSuite('journeys', 'not run: the build failed'));
    return;
  }
  await takeVitest('server-process');
  await take('journeys', () => journeySuite(reports));
}

try {
  await runEverything();
} finally {
  await rm(reports, { recursive: true, force: true });
}

const totals = sumUp(suites);
console.log(`\n${failuresTold(suites)}`);
console.log(`\n${table(suites)}\n`);
console.log(`${await reportAudit()}\n`);
if (onBuildServer && totals.skipped > 0) console.log('With CI set, a skipped test fails the run.');
process.exitCode = exitCodeFor(totals, onBuildServer);
console.log(totalsLine(totals));
