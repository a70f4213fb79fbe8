import { DINER_FIELD_TEXTS } from '@simplato/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findRestaurantNames } from './account-queries.ts';
import { isCommonPassword, isMadeOf } from './common-passwords.ts';
import { digestOf } from './digest-of.ts';
import { readPassword } from './read-password.ts';

/** For the names of somebody who joins a restaurant. */
export { findRestaurantNames };

const EMPTY = digestOf('');
const EASY = 'Esta contraseña es muy fácil de adivinar. Elige otra';

interface NewPassword {
  field: string;
  name?: 'password' | 'newPassword';
  /** Names that it should not be made of. Called only if such passwords are refused. */
  names: () => Promise<readonly string[]>;
}

/**
 * Decodes the field of a new password to its digest. Its length and digit are the screens' to
 * check; of a digest, the server can only say whether it is that of a password it can list.
 */
export async function readNewPassword(
  { config, now }: Pick<Dependencies, 'config' | 'now'>,
  request: FastifyRequest,
  { field, name = 'password', names }: NewPassword,
): Promise<string> {
  const refuse = (text: string) => new AppError('bad_request', { fields: { [name]: text } });
  const digest = readPassword(field, request.checkId, now(), name);
  if (digest === EMPTY) throw refuse(DINER_FIELD_TEXTS.passwordMissing);
  if (!config.refusesCommonPasswords) return digest;
  if (isCommonPassword(digest) || isMadeOf(digest, await names())) throw refuse(EASY);
  return digest;
}
