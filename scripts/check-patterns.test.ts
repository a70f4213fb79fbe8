import { expect, test } from 'vitest';
import { complaintAbout, patternsIn } from './check-patterns.ts';

const patternOf = (code: string) => patternsIn('one.ts', code).patterns[0]!;

test.each([
  String.raw`header.split(/\s*;\s*/)`,
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(mail)`,
  String.raw`const ENDS = /^-+|-+$/g;`,
  String.raw`/^(a+)+$/u.test(text)`,
])('a pattern that takes more than linear time is named with its file: %s', async (code) => {
  expect(await complaintAbout(patternOf(code))).toMatch(
    /^one\.ts: \/.+ \(.*(polynomial|exponential)/,
  );
});

test.each([
  String.raw`text.split(/[,;/|+\n]/)`,
  String.raw`/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(amount)`,
  String.raw`text.replace(/^-|-$/g, '')`,
])('a linear one is not: %s', async (code) => {
  expect(await complaintAbout(patternOf(code))).toBeNull();
});

test('a pattern put together at run time is refused, since nobody can check it', () => {
  expect(patternsIn('one.ts', "new RegExp(`www${DOT}`, 'u')").made).toEqual([
    'one.ts: write the pattern as a literal, so that it can be checked',
  ]);
});
