import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fromRoot } from './paths.ts';

/**
 * The requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0: they come first, so the
 * last number says which. Chapters 9, 10 and 17 do not apply as a whole.
 */
const LAST: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

const page = await readFile(fromRoot('docs/asvs.md'), 'utf8');
/** `1.1.2, 1.2.1 ✓ what: where`, the absent ones `– 4.3.1–2 GraphQL, 5.2.3 archives: none`. */
const rows = [...page.matchAll(/^- (?:([\d., ]+) [✓◐✗] [^:]+|– (.+)): .+$/gm)];
const numbersIn = (list: string) =>
  [...list.matchAll(/(\d+\.\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${section}.${Number(from) + index}`,
    ),
  );

test('every requirement has one place in docs/asvs.md', () => {
  const wanted = Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  );
  const numbers = rows.flatMap(([, met, absent]) => numbersIn(met ?? absent ?? ''));
  expect(numbers.toSorted()).toEqual(wanted.toSorted());
});

test('every line of docs/asvs.md has a state, and says where it is met, or why not', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  const read = new Set(rows.map(([line]) => line));
  expect(lines.filter((line) => !read.has(line))).toEqual([]);
});
