import { createHash } from 'node:crypto';

const MODULUS = 1n << 256n;

/**
 * A digest of all rows of a table that does not depend on their order (a sum of hashes), since two
 * databases may sort text differently.
 */
export class RowDigest {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    const hash = createHash('sha256').update(line).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  toString(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
