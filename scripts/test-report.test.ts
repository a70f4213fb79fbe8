import { expect, test } from 'vitest';
import {
  exitCodeFor,
  listFailures,
  readPlaywrightReport,
  readVitestReport,
  slowestFiles,
  type Suite,
  sumUp,
  totalsLine,
  withCrash,
} from './test-report.ts';

const suite = (passed: number, failed: number, skipped: number): Suite => ({
  name: 'some suite',
  passed,
  failed,
  skipped,
  seconds: 1,
  failures: [],
  files: [],
});

test('the last line adds up every suite', () => {
  const totals = sumUp([suite(3, 0, 1), suite(4, 2, 0)]);
  expect(totalsLine(totals)).toBe('7 passed, 2 failed, 1 skipped');
});

test('a runner that crashes without a failed test counts as one failure', () => {
  expect(withCrash(suite(0, 0, 0), 1)).toMatchObject({ failed: 1 });
  expect(withCrash(suite(5, 2, 0), 1)).toMatchObject({ failed: 2 });
  expect(withCrash(suite(5, 0, 0), 0)).toMatchObject({ failed: 0 });
});

test.each([
  { totals: suite(9, 0, 0), elsewhere: 0, onBuildServer: 0 },
  { totals: suite(9, 0, 1), elsewhere: 0, onBuildServer: 1 },
  { totals: suite(9, 1, 0), elsewhere: 1, onBuildServer: 1 },
])(
  '$totals.failed failed and $totals.skipped skipped exits with $elsewhere, with CI set $onBuildServer',
  ({ totals, elsewhere, onBuildServer }) => {
    expect(exitCodeFor(totals, false)).toBe(elsewhere);
    expect(exitCodeFor(totals, true)).toBe(onBuildServer);
  },
);

test('failures are repeated with the name of their suite, and shortened if too long', () => {
  const listed = listFailures([
    suite(9, 0, 0),
    { ...suite(8, 1, 0), failures: ['orders.test.ts\nis sent once\nexpected 1 to be 2'] },
    { ...suite(8, 1, 0), failures: [`pages.test.ts\n${'x'.repeat(9000)}`] },
  ]);
  expect(listed).toContain('✗ some suite: orders.test.ts\nis sent once\nexpected 1 to be 2');
  expect(listed).toContain('✗ some suite: pages.test.ts');
  expect(listed.length).toBeLessThan(2000);
});

const file = (name: string, seconds: number, status = 'passed') => ({
  name,
  status,
  startTime: 0,
  endTime: seconds * 1000,
  assertionResults: [],
});

test('a file of Vitest that fails before its first test counts as a failure', () => {
  const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const testResults = [
    file('a.test.ts', 1),
    { ...file('b.test.ts', 2, 'failed'), message: 'no b' },
  ];
  expect(readVitestReport({ ...counts, testResults })).toMatchObject({
    passed: 3,
    failed: 1,
    failures: ['b.test.ts\nno b'],
  });
});

const spec = (duration: number, error?: string) => ({
  title: 'four friends pay',
  ok: error === undefined,
  tests: [{ results: [{ duration, errors: error === undefined ? [] : [{ message: error }] }] }],
});

test('a failed journey is listed with its file, its title and what was said', () => {
  const { failures } = readPlaywrightReport({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ file: 'pay.e2e.ts', specs: [spec(1), spec(2, 'expected 1 to be 2')] }],
  });
  expect(failures).toEqual(['pay.e2e.ts\nfour friends pay\nexpected 1 to be 2']);
});

test('the slowest files come first, journeys too, with all their tests', () => {
  const { files } = readPlaywrightReport({
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [{ file: 'pay.e2e.ts', specs: [spec(1000)], suites: [{ specs: [spec(2000)] }] }],
  });
  const { files: others } = readVitestReport({
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file('/root/a.test.ts', 9), file('/root/b.test.ts', 1)],
  });
  const listed = slowestFiles(
    [
      { ...suite(2, 0, 0), name: 'journeys', files },
      { ...suite(2, 0, 0), name: 'units', files: others },
    ],
    '/root/',
  );
  expect(listed.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['9.0 s', 'units', 'a.test.ts'],
    ['3.0 s', 'journeys', 'pay.e2e.ts'],
    ['1.0 s', 'units', 'b.test.ts'],
  ]);
});
