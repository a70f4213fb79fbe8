import { createRequire } from 'node:module';
import type { hash as hashType, Options } from '@node-rs/argon2';

/**
 * Stands in for `@node-rs/argon2` in the server's tests, most of which log somebody in: the same
 * algorithm on a sixty-fourth of the memory that it is asked for. A hash says what it took, so
 * `password-hash.test.ts` sees what is asked for; the process tests and the journeys have the real one.
 */
const real = createRequire(import.meta.url)('@node-rs/argon2') as {
  hash: typeof hashType;
  verify: (hashed: string, password: string) => Promise<boolean>;
};
export const MEMORY_SHARE = 64;

/** @public The alias in vitest.config.ts leads `password-hash.ts` here. */
export function hash(password: string, cost: Options & { memoryCost: number }): Promise<string> {
  return real.hash(password, { ...cost, memoryCost: cost.memoryCost / MEMORY_SHARE });
}

/** Takes what the hash took. */
export const { verify } = real;
