/** Result of one suite. `note` is shown next to its row: why it failed to run, or was skipped. */
export type SuiteResult = {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  note?: string;
  failures?: string[];
};

type Totals = Pick<SuiteResult, 'passed' | 'failed' | 'skipped'>;

export function sumUp(suites: SuiteResult[]): Totals {
  const sum = (key: keyof Totals): number => suites.reduce((total, suite) => total + suite[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function table(suites: SuiteResult[]): string {
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

/** The failures, repeated at the end of a long run, where they are seen. */
export const failuresTold = (suites: SuiteResult[]): string =>
  suites
    .flatMap(({ name, failures = [] }) => failures.map((failure) => `✗ ${name}: ${failure}\n`))
    .map((failure) => failure.slice(0, LONGEST_FAILURE))
    .join('\n');

const LONGEST_FAILURE = 1500;

export const totalsLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * A runner that exits with an error but without a failed test has crashed: that counts as one
 * failure.
 */
export function withCrash(suite: SuiteResult, exitCode: number): SuiteResult {
  if (exitCode === 0 || suite.failed > 0) return suite;
  return { ...suite, failed: 1, note: `the runner ended with code ${exitCode}` };
}

/** A build server has everything installed, so a skipped test there is a mistake. */
export const exitCodeFor = ({ failed, skipped }: Totals, onBuildServer: boolean): number =>
  failed > 0 || (onBuildServer && skipped > 0) ? 1 : 0;
