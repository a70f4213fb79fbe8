import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for sessions, tickets, devices and one-time links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** All that the database keeps of a token: a stolen copy of it opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
