import { encodePasswordField, utcHour } from '@simplato/contract';
import { serverNow } from './server-clock.ts';
import { digestPassword } from './password-digest.ts';

/** The content of a password field. `checkId` must be the id in the call's ContentCheck. */
export async function sealPassword(password: string, checkId: number): Promise<string> {
  const digest = await digestPassword(password);
  return encodePasswordField({ digest, checkId, hour: utcHour(serverNow()) });
}
