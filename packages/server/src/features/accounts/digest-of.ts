import { createHash } from 'node:crypto';

/** What the wire carries of a password or PIN, as a browser computes it. */
export function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('hex');
}
