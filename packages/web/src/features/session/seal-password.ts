import { encodePasswordField, utcHour } from '@simplato/contract';
import { digestPassword } from './password-digest.ts';

/** What a password field carries. `checkId` is the one of the call's own ContentCheck. */
export async function sealPassword(password: string, checkId: number): Promise<string> {
  const digest = await digestPassword(password);
  return encodePasswordField({ digest, checkId, hour: utcHour(new Date()) });
}
