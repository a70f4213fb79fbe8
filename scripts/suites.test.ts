import { expect, test } from 'vitest';
import {
  exitCodeFor,
  failuresTold,
  type SuiteResult,
  sumUp,
  totalsLine,
  withCrash,
} from './suites.ts';

const suite = (passed: number, failed: number, skipped: number): SuiteResult => ({
  name: 'some suite',
  passed,
  failed,
  skipped,
  seconds: 1,
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
  const told = failuresTold([
    suite(9, 0, 0),
    { ...suite(8, 1, 0), failures: ['orders.test.ts\nis sent once\nexpected 1 to be 2'] },
    { ...suite(8, 1, 0), failures: [`pages.test.ts\n${'x'.repeat(9000)}`] },
  ]);
  expect(told).toContain('✗ some suite: orders.test.ts\nis sent once\nexpected 1 to be 2');
  expect(told).toContain('✗ some suite: pages.test.ts');
  expect(told.length).toBeLessThan(2000);
});
