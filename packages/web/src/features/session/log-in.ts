import { CHECK_ID } from '@simplato/contract';
import { logInDiner } from '@simplato/contract/account-endpoints';
import { logInStaff } from '@simplato/contract/endpoints';
import { announceSessionChange } from '../../api/session-changes.ts';
import { PATHS } from '../../paths.ts';
import { rememberDiner } from './diner-record.ts';
import { sealPassword } from '../../api/seal-password.ts';
import { endSession } from './end-session.ts';
import { openSession } from './open-session.ts';
import { currentSession, forgetSession } from './session-store.ts';

export interface Credentials {
  email: string;
  password: string;
  /** If false, the session ends with the browser. */
  remember: boolean;
}

/** The server answered with another account than the one typed. */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError';
}

export type LoginSide = 'staff' | 'diner';

export const LOG_IN = { staff: enterAsStaff, diner: enterAsDiner } as const satisfies Record<
  LoginSide,
  unknown
>;

export async function enterAsStaff(credentials: Credentials): Promise<void> {
  const body = { ...(await bodyOf(credentials)), nombreusuario: '', ...AT_STAFF_LOGIN };
  const answer = await openSession(logInStaff, { body });
  requireSameAccount(answer.mail, credentials);
  announceSessionChange();
}

export async function enterAsDiner(credentials: Credentials): Promise<void> {
  const body = { ...(await bodyOf(credentials)), nombreusuario: '', nombre: '', pin: '' };
  const answer = await openSession(logInDiner, { body });
  requireSameAccount(answer.mail, credentials);
  rememberDiner(answer);
  announceSessionChange();
}

/** Where a diner continues: at their table, or by scanning a code. */
export function dinerStart(): string {
  const { restaurantId, tableName } = currentSession();
  return restaurantId !== null && tableName !== null ? PATHS.dinerHome : PATHS.scan;
}

/** Fixed fields of the wire: at login the restaurant is not known yet. */
const AT_STAFF_LOGIN = { pinacceso: '', esowner: 2, identerprise: 0 } as const;

async function bodyOf({ email, password, remember }: Credentials) {
  return {
    mail: email.trim(),
    password: await sealPassword(password, CHECK_ID.login),
    recordar: remember,
  };
}

function requireSameAccount(answered: string, { email }: Credentials): void {
  if (answered.toLowerCase() === email.trim().toLowerCase()) return;
  // Whoever's session that is, it must not stay in this browser.
  endSession();
  forgetSession();
  throw new OtherAccountError();
}
