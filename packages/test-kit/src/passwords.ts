import { createHash } from 'node:crypto';
import { CHECK_ID, encodePasswordField, utcHour } from '@simplato/contract';

/** Of everybody whose password does not matter. */
export const PASSWORD = 'Comanda2026';

/** The content of a password field: by default of a login's. */
export function passwordField(
  password: string,
  now: Date,
  checkId: number = CHECK_ID.login,
): string {
  return encodePasswordField({ digest: digestOf(password), checkId, hour: utcHour(now) });
}

export function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC')).digest('hex');
}
