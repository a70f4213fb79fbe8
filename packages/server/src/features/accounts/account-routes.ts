import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve, type Call } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countInquiry } from '../../auth/rate-limit.ts';
import { accountOf, sessionLifeMs, type Account, type Session } from '../../auth/session.ts';
import { signIn } from '../../auth/sign-in.ts';
import { changePassword, findNamesOfLink, resetPassword } from './change-password.ts';
import { findNames } from './find-names.ts';
import { confirmPassword } from '../../auth/confirm-password.ts';
import { confirmEmail } from './email-change.ts';
import { forgotPassword } from './forgot-password.ts';
import { readNewPassword, readPassword } from '../../auth/read-password.ts';

/** A call of either of two endpoints that differ only in their path. */
type Asked<E extends contract.Endpoint> = Pick<Call<E>, 'body' | 'session' | 'request' | 'reply'>;

const { forgotten, changed } = contract.PASSWORD_TEXTS;

/**
 * Common to staff and diners: forgotten password, reset and change of password, confirmation of an
 * address.
 */
export function accountRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;

  const forget =
    (kind: Account['kind']) =>
    async ({ body, request }: Asked<typeof contract.forgotStaffPassword>) => {
      await countInquiry(db, request.ip);
      forgotPassword(db, { kind, email: body.email }, config.publicUrl, now()).catch(
        (error: unknown) => request.log.error({ err: error }, 'reset mail could not be queued'),
      );
      return answer(200, { message: forgotten });
    };
  serve(app, contract.forgotStaffPassword, forget('staff'));
  serve(app, contract.forgotDinerPassword, forget('diner'));

  const reset =
    (kind: Account['kind']) =>
    async ({ body, request }: Asked<typeof contract.resetStaffPassword>) => {
      await countInquiry(db, request.ip);
      const digest = await readNewPassword(dependencies, request, {
        field: body.newPassword,
        name: 'newPassword',
        names: async () => findNamesOfLink(db, body.token),
      });
      await resetPassword(dependencies, kind, body.token, digest);
      request.log.info({ as: kind }, 'password reset');
      return answer(200, { message: changed });
    };
  serve(app, contract.resetStaffPassword, reset('staff'));
  serve(app, contract.resetDinerPassword, reset('diner'));

  const change = async ({
    body,
    session,
    request,
    reply,
  }: Asked<typeof contract.changeDinerPassword>) => {
    const present = readPassword(body.password, request.checkId, now());
    const account = accountOf(session);
    const digest = await readNewPassword(dependencies, request, {
      field: body.newPassword,
      name: 'newPassword',
      names: async () => (account ? findNames(db, account) : []),
    });
    const confirmed = await confirmPassword(db, session, present, request.ip);
    const passwordHash = await changePassword(dependencies, confirmed, digest);
    await signIn(dependencies, { request, reply }, renewed(session, now()), {
      proof: { passwordHash },
    });
    return answer(200, { message: changed });
  };
  serve(app, contract.changeStaffPassword, change);
  serve(app, contract.changeDinerPassword, change);

  serve(app, contract.confirmEmail, async ({ body, request }) => {
    await countInquiry(db, request.ip);
    return answer(200, { mail: await confirmEmail(db, body.token) });
  });
}

function renewed(session: Session, now: Date): Session {
  return { ...session, expiresAt: new Date(now.getTime() + sessionLifeMs(session.isRemembered)) };
}
