import { encodePasswordField, utcHour } from '@simplato/contract';
import { serverNow } from '../../api/server-clock.ts';
import { digestPassword } from './password-digest.ts';

/** What a password field carries. `checkId` is the one of the call's own ContentCheck. */
export async function sealPassword(password: string, checkId: number): Promise<string> {
  const digest = await digestPassword(password);
  return encodePasswordField({ digest, checkId, hour: utcHour(serverNow()) });
}
