import { decodePasswordField, isFreshHour } from '@simplato/contract';
import { DINER_FIELD_TEXTS } from '@simplato/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isCommonPassword, isMadeOf } from './common-passwords.ts';
import { digestOf } from './password-hash.ts';

/**
 * Decodes a password field to the password's digest. The field is bound to the call's ContentCheck
 * id and to the hour, so that one found in a log is useless later.
 */
export function readPassword(
  field: string,
  checkId: number | null,
  now: Date,
  name: 'password' | 'newPassword' | 'pinacceso' = 'password',
): string {
  const password = decodePasswordField(field);
  if (!password) {
    throw new AppError('bad_request', {
      fields: { [name]: 'La contraseña no llega con el formato esperado' },
    });
  }
  if (password.checkId !== checkId || !isFreshHour(password.hour, now)) {
    throw new AppError('stale_password');
  }
  return password.digest;
}

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
  { config, now }: { config: { refusesCommonPasswords: boolean }; now: () => Date },
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
