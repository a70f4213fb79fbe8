import { encodePasswordField, logInStaff, CHECK_ID, utcHour } from '@simplato/contract';
import { call } from '../../api/call.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { digestPassword } from './password-digest.ts';
import { forgetSession } from './session-store.ts';

/** The answer is another account's than the one that was typed (spec §5). */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError';
}

/** Opens the staff's session. The password itself never leaves this function. */
export async function enterAsStaff(email: string, password: string): Promise<void> {
  const checkId = CHECK_ID.login;
  const digest = await digestPassword(password);
  const field = encodePasswordField({ digest, checkId, hour: utcHour(new Date()) });
  const answer = await call(logInStaff, { body: { mail: email, password: field } });
  if (answer.mail.toLowerCase() !== email.toLowerCase()) {
    forgetSession();
    throw new OtherAccountError();
  }
  announceSessionChange();
}
