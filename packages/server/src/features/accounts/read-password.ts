import { decodePasswordField, isFreshHour } from '@simplato/contract';
import { AppError } from '../../app-error.ts';

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
