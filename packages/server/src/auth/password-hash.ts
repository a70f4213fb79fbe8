import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes and one lane (decision 0007), off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** `digest` is what the wire carries of a password: the hex SHA-256, never the password. */
export async function hashDigest(digest: string): Promise<string> {
  return hash(digest, COST);
}

let nobody: Promise<string> | undefined;

/** Takes as long for an unknown account (null) as for a wrong password. */
export async function verifyDigest(passwordHash: string | null, digest: string): Promise<boolean> {
  nobody ??= hashDigest('');
  const matches = await verify(passwordHash ?? (await nobody), digest);
  return passwordHash !== null && matches;
}

/** What the wire carries of a password or PIN, as a browser computes it. */
export function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('hex');
}
