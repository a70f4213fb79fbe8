import { readFile } from 'node:fs/promises';

/** `failures` describes the failed tests: each one's name, followed by the runner's message. */
export type Counts = { passed: number; failed: number; skipped: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
};

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export async function readVitestReport(path: string): Promise<Counts> {
  const report = await readReport<VitestReport>(path);
  if (!report) return { passed: 0, failed: 0, skipped: 0, failures: [] };
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
      ...report.testResults.flatMap(failuresOf),
    ],
  };
}

const failuresOf = (file: VitestFile): string[] =>
  file.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => [file.name, test.fullName, ...(test.failureMessages ?? [])].join('\n'));

export async function readPlaywrightReport(path: string): Promise<Counts> {
  const report = await readReport<PlaywrightReport>(path);
  if (!report) return { passed: 0, failed: 0, skipped: 0, failures: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // The runner has just printed the failed journeys and what their pages showed.
  return { passed: expected, failed: unexpected + flaky, skipped, failures: [] };
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    // The runner crashed before writing one; its exit code counts then.
    return undefined;
  }
}
