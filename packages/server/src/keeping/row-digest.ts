import { createHash } from 'node:crypto';

const MODULUS = 1n << 256n;

/**
 * One number for all rows of a table, whatever their order: the sum of their hashes. Two databases
 * need not sort text alike to be compared with it.
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
