import { decodePasswordField, isFreshHour } from '@simplato/contract';
import { AppError } from '../../app-error.ts';

/**
 * The digest in a password field. The field is bound to the call's ContentCheck id and to the hour,
 * so that one seen in a log is of no use later.
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
