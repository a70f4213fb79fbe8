import { join } from 'node:path';
import { runChecks } from './check.ts';
import { runJourneys } from './e2e.ts';
import { fromRoot } from './paths.ts';
import { type Counts, readPlaywrightReport, readVitestReport } from './read-reports.ts';
import { type Outcome, runPackage } from './run.ts';
import { type SuiteResult, withCrash } from './suites.ts';

/** The checks of `npm run check`, each counted as a test. */
export async function checkSuite(): Promise<SuiteResult> {
  const startedAt = performance.now();
  const results = await runChecks();
  const passed = results.filter((result) => result.ok).length;
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: 'check', passed, failed: results.length - passed, skipped: 0, seconds };
}

export async function buildSuite(): Promise<SuiteResult> {
  const { exitCode, seconds } = await runPackage(['tsx'], [fromRoot('scripts/build.ts')], {
    live: true,
  });
  const counts = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name: 'build', ...counts, skipped: 0, seconds };
}

/** One project of vitest.config.ts. */
export async function vitestSuite(project: string, reports: string): Promise<SuiteResult> {
  const report = join(reports, `${project}.json`);
  const outcome = await runPackage(
    ['vitest'],
    [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { live: true },
  );
  return toResult(project, outcome, await readVitestReport(report));
}

export async function journeySuite(reports: string): Promise<SuiteResult> {
  const report = join(reports, 'journeys.json');
  try {
    const outcome = await runJourneys([], report);
    return toResult('journeys', outcome, await readPlaywrightReport(report));
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return { name: 'journeys', passed: 0, failed: 1, skipped: 0, seconds: 0, note };
  }
}

/** A suite that could not run counts as one skipped test, so that the last line shows it. */
export const skippedSuite = (name: string, note: string): SuiteResult => ({
  name,
  passed: 0,
  failed: 0,
  skipped: 1,
  seconds: 0,
  note,
});

const toResult = (name: string, { exitCode, seconds }: Outcome, counts: Counts): SuiteResult =>
  withCrash({ name, ...counts, seconds }, exitCode);
