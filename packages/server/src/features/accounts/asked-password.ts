import { AppError } from '../../app-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../sessions/session.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Confirmed } from './lock-account.ts';
import { readPassword } from './read-password.ts';

/**
 * For calls that need the password only for some changes: the returned function checks it when
 * needed.
 */
export function askedPassword(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  {
    password,
    session,
    request,
  }: { password: string | undefined; session: Session; request: FastifyRequest },
): () => Promise<Confirmed> {
  return async () => {
    if (password === undefined || password === '') {
      throw new AppError('bad_request', {
        fields: { password: 'Escribe tu contraseña actual para cambiar el correo' },
      });
    }
    const digest = readPassword(password, request.checkId, now());
    return confirmPassword(db, session, digest, request.ip);
  };
}
