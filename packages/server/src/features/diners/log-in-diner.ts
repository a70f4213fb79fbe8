import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { checkLogin, type Credentials } from '../../auth/check-login.ts';
import { findDinerByEmail, type Diner } from './diner-queries.ts';
import { dinerAccount } from './diner-session.ts';

export async function logInDiner(
  db: Queryable,
  credentials: Omit<Credentials, 'kind'>,
): Promise<Diner> {
  const diner = await findDinerByEmail(db, credentials.email.trim());
  const known = diner && { account: dinerAccount(diner), passwordHash: diner.passwordHash };
  await checkLogin(db, { ...credentials, kind: 'diner' }, known);
  if (!diner) throw new AppError('bad_credentials');
  return diner;
}
