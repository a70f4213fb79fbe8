import { encodePasswordField, utcHour } from '@simplato/contract';
import { serverNow } from './server-clock.ts';

/** The content of a password field. `checkId` must be the id in the call's ContentCheck. */
export async function sealPassword(password: string, checkId: number): Promise<string> {
  const digest = await digestPassword(password);
  return encodePasswordField({ digest, checkId, hour: utcHour(serverNow()) });
}

/** Browsers offer cryptography only on https and localhost. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}

/** Lower-case hex SHA-256 of the NFC-normalised password, sent in its place. */
async function digestPassword(password: string): Promise<string> {
  // The types always include `subtle`; over plain http it is missing.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new InsecureContextError();
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
