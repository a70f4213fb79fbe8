import { expect, test } from 'vitest';
import { MEMORY_SHARE } from '../../test/quick-argon2.ts';
import { digestOf, hashDigest, verifyDigest } from './password-hash.ts';

test('a password is kept as argon2id of 19 MiB and two passes, and only it matches', async () => {
  const hashed = await hashDigest(digestOf('Comanda2026'));
  const [, algorithm, , cost] = hashed.split('$');
  expect([algorithm, cost]).toEqual(['argon2id', `m=${19_456 / MEMORY_SHARE},t=2,p=1`]);
  expect(await verifyDigest(hashed, digestOf('Comanda2026'))).toBe(true);
  expect(await verifyDigest(hashed, digestOf('Comanda2025'))).toBe(false);
  expect(await verifyDigest(null, digestOf(''))).toBe(false);
});
