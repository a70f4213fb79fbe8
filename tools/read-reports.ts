import { readFile } from 'node:fs/promises';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

export async function readVitestReport(path: string): Promise<Counts> {
  const report = await readReport<VitestReport>(path);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  // A file that fails before its first test holds no failed test, and would pass unseen.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export async function readPlaywrightReport(path: string): Promise<Counts> {
  const report = await readReport<PlaywrightReport>(path);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    // The runner died before it wrote one; its exit code is what counts then.
    return undefined;
  }
}
