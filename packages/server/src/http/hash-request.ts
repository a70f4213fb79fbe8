import { hash } from 'node:crypto';

/**
 * Detects whether an idempotency key is used again for the same request. It is stored beside the key, so
 * neither it nor what is hashed may change.
 */
export function hashRequest(content: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(content), 'base64url');
}
