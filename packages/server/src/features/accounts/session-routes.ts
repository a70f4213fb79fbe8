import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve, type Call } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isReadableSent } from '../../auth/session-cookies.ts';
import { isTableSession } from '../../auth/session.ts';
import { confirmPassword } from '../../auth/confirm-password.ts';
import { readPassword } from '../../auth/read-password.ts';
import { findOwnTab, leaveTab } from '../tabs/seat.ts';
import { endOwnSessions, listOwnSessions } from './own-sessions.ts';

const { COOKIES } = contract;

export function sessionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, feed, sessions, cookies } = dependencies;

  serve(app, contract.signOut, async ({ request, reply }) => {
    const token = request.cookies[COOKIES.session];
    const session = token === undefined ? null : await sessions.find(token);
    if (token !== undefined) await sessions.end(token);
    if (session && isTableSession(session)) {
      const leftTabId = await findOwnTab(db, session);
      await leaveTab(db, session);
      feed.announce(session.restaurantId);
      if (leftTabId !== null) feed.announceTable(session.restaurantId, leftTabId);
    }
    // A page that has forgotten the readable ones itself does not wait for this answer, which would
    // take away the cookies of the session that it may have by then.
    if (isReadableSent(request)) cookies.clear(reply);
    return answer(200, { ok: true });
  });

  ownSessionRoutes(app, dependencies);
}

/** The same for staff and for diners, who have the calls at different addresses. */
function ownSessionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, cookies, now } = dependencies;

  const list = async ({
    session,
    request,
  }: Pick<Call<typeof contract.listDinerSessions>, 'session' | 'request'>) => {
    const own = await listOwnSessions(db, session, request.cookies[COOKIES.session] ?? '');
    return answer(200, own.map(contract.ownSessionToWire));
  };
  serve(app, contract.listStaffSessions, list);
  serve(app, contract.listDinerSessions, list);

  const end = async ({
    body,
    session,
    request,
    reply,
  }: Pick<Call<typeof contract.endDinerSessions>, 'body' | 'session' | 'request' | 'reply'>) => {
    const digest = readPassword(body.password, request.checkId, now());
    const confirmed = await confirmPassword(db, session, digest, request.ip);
    const { count, isThisAmongThem } = await endOwnSessions(dependencies, confirmed, {
      which: body.idsesion,
      token: request.cookies[COOKIES.session] ?? '',
    });
    if (isThisAmongThem) cookies.clear(reply);
    if (count > 0) request.log.info({ count }, 'sessions ended');
    return answer(200, { cerradas: count });
  };
  serve(app, contract.endStaffSessions, end);
  serve(app, contract.endDinerSessions, end);
}
