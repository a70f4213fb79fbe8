import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listModules } from './list-modules.ts';
import { fromRoot, root } from './paths.ts';

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
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| (\S+) +\| (.+) \|$/gm)].map(
  ([, number = '', state = '', where = '']) => ({ number, state, where: where.trim() }),
);

test('every requirement has one row in docs/asvs.md, in order', () => {
  const numbers = Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

test('every row has a state and says where it is met, or why not', () => {
  expect(rows.filter(({ state }) => !['✓', '◐', '✗', '–'].includes(state))).toEqual([]);
  expect(rows.filter(({ where }) => where === '')).toEqual([]);
});

test('every file named in docs/asvs.md and docs/security.md exists', async () => {
  const modules = await listModules(root);
  const others = [
    'package-lock.json',
    'deploy/simplato.service',
    'deploy/Containerfile',
    '.containerignore',
  ];
  const files = [...modules, ...others].map((file) => `/${file}`);
  const security = await readFile(fromRoot('docs/security.md'), 'utf8');
  const named = [
    ...`${page}${security}`.matchAll(
      /`([\w./-]+\.(?:tsx?|service|json)|Containerfile|\.\w+ignore)`/g,
    ),
  ];
  expect(named.length).toBeGreaterThan(100);
  const missing = named
    .map(([, name = '']) => name)
    .filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
