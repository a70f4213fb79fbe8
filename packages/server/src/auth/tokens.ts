import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, for sessions, tickets, devices and one-time links. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The only form in which the database stores a token: a stolen copy gives no access. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
