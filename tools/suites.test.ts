import { expect, test } from 'vitest';
import { exitCodeFor, type SuiteResult, sumUp, totalsLine, withCrash } from './suites.ts';

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

test('a runner that dies without naming a failed test counts as one', () => {
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
