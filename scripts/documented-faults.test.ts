import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/**
 * A fault's row in docs/reliability.md names its test: a file in backticks, and words of the test's
 * name.
 */
const NAMED = /`((?:src|test|scripts|bench)\/[\w./-]+\.test\.ts)` "([^"]+)"/;

test('every fault listed in docs/reliability.md has a test of that name', () => {
  const rows = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (fault|-)/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !NAMED.test(row))).toEqual([]);
  const missing = rows.flatMap((row) => {
    const [, file = '', name = ''] = NAMED.exec(row) ?? [];
    const isOfServer = /^(src|test)\//.test(file);
    const path = join(root, isOfServer ? 'packages/server' : '', file);
    return existsSync(path) && readFileSync(path, 'utf8').includes(name) ? [] : [`${file} ${name}`];
  });
  expect(missing).toEqual([]);
});
