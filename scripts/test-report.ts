import { readFile } from 'node:fs/promises';

export interface Suite {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** Why it did not run, or how its runner ended. */
  note?: string;
  /** Each failed test: its file and name, and what the runner said. */
  failures: string[];
  files: FileTime[];
}

/** How long the tests of a file took. */
interface FileTime {
  file: string;
  seconds: number;
}

type Counts = Pick<Suite, 'passed' | 'failed' | 'skipped' | 'failures' | 'files'>;

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** What `--reporter=json` of Vitest wrote. */
export function readVitestReport(report: VitestReport): Counts {
  // A file that fails before its first test has no failed tests, and would count as passed.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...brokenFiles.map((file) => `${file.name}\n${file.message ?? ''}`),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => [file.name, test.fullName, ...(test.failureMessages ?? [])].join('\n')),
      ),
    ],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: { file: string; specs: PlaywrightSpec[]; suites?: { specs: PlaywrightSpec[] }[] }[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
}

/** What Playwright's JSON reporter wrote. */
export function readPlaywrightReport({ stats, suites }: PlaywrightReport): Counts {
  const files = suites.map(({ file, specs, suites: inner = [] }) => ({
    file,
    specs: [...specs, ...inner.flatMap((suite) => suite.specs)],
  }));
  const resultsOf = ({ tests }: PlaywrightSpec) => tests.flatMap(({ results }) => results);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: files.flatMap(({ file, specs }) =>
      specs
        .filter(({ ok }) => !ok)
        .map((spec) => {
          const said = resultsOf(spec).flatMap(({ errors }) => errors);
          return [file, spec.title, ...said.map(({ message = '' }) => message)].join('\n');
        }),
    ),
    files: files.map(({ file, specs }) => ({
      file,
      seconds: specs.flatMap(resultsOf).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  };
}

/** Of either runner; the reader knows which. */
type Report = VitestReport & PlaywrightReport;

/** What the report at a path counts; nothing if its runner crashed before it wrote one. */
export async function readCounts(path: string, read: (report: Report) => Counts): Promise<Counts> {
  const report = await readFile(path, 'utf8')
    .then((text) => JSON.parse(text) as Report)
    .catch(() => null);
  return report === null ? NOTHING : read(report);
}

/**
 * A runner that exits with an error but without a failed test has crashed: that counts as one
 * failure.
 */
export function withCrash(suite: Suite, exitCode: number): Suite {
  if (exitCode === 0 || suite.failed > 0) return suite;
  return { ...suite, failed: 1, note: `the runner ended with code ${exitCode}` };
}

type Totals = Pick<Suite, 'passed' | 'failed' | 'skipped'>;

export function sumUp(suites: readonly Suite[]): Totals {
  const sum = (key: keyof Totals): number => suites.reduce((total, suite) => total + suite[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export const totalsLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A build server has everything installed, so a skipped test there is a mistake. */
export const exitCodeFor = ({ failed, skipped }: Totals, onBuildServer: boolean): number =>
  failed > 0 || (onBuildServer && skipped > 0) ? 1 : 0;

export function table(suites: readonly Suite[]): string {
  const rows = suites.map((suite) => [
    suite.name.padEnd(16),
    String(suite.passed).padStart(6),
    String(suite.failed).padStart(6),
    String(suite.skipped).padStart(7),
    suite.seconds.toFixed(1).padStart(8),
    suite.note ? `  ${suite.note}` : '',
  ]);
  const heading = ['suite'.padEnd(16), 'passed', 'failed', 'skipped', ' seconds', ''];
  return [heading, ...rows].map((row) => row.join(' ').trimEnd()).join('\n');
}

const LISTED_FILES = 20;

/** The files that took longest. Files run side by side, so they add up to more than their suites. */
export function slowestFiles(suites: readonly Suite[], root: string): string {
  return suites
    .flatMap(({ name, files }) => files.map((one) => ({ name, ...one })))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, LISTED_FILES)
    .map(({ name, file, seconds }) => {
      const path = file.startsWith(root) ? file.slice(root.length) : file;
      return `${seconds.toFixed(1).padStart(7)} s  ${name.padEnd(15)}  ${path}`;
    })
    .join('\n');
}

const LONGEST_FAILURE = 1500;

/** The failures, repeated at the end of a long run, where they are seen. */
export const listFailures = (suites: readonly Suite[]): string =>
  suites
    .flatMap(({ name, failures }) => failures.map((failure) => `✗ ${name}: ${failure}\n`))
    .map((failure) => failure.slice(0, LONGEST_FAILURE))
    .join('\n');
