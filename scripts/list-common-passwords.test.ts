import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeCommonDigests } from './list-common-passwords.ts';
import { fromRoot } from './paths.ts';

test('the list of common passwords is the one that the tool writes', () => {
  const file = fromRoot('packages/server/src/auth/common-digests.json');
  expect(readFileSync(file, 'utf8')).toBe(writeCommonDigests());
});
