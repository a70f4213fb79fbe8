import { COOKIES, SIGNED_OUT } from '@simplato/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionCookies, USER_TYPE_COOKIE, userTypeOf } from './session-cookies.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

/** The session of a request; null when there is none, or when its cookies contradict it. */
export async function sessionOf(
  request: FastifyRequest,
  sessions: SessionStore,
): Promise<Session | null> {
  const found = await findSession(request, sessions);
  return found && !contradicts(request, found) ? found : null;
}

/**
 * Only tampering makes the type cookie differ from the session: then the cookies are cleared, and
 * the session, which no browser holds any more, ends. The cookies of a session that has merely ended
 * stay: this answer may arrive after that of a new login, and clearing them would take the new
 * session's away.
 */
export async function endIfTampered(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { sessions, cookies }: { sessions: SessionStore; cookies: SessionCookies },
): Promise<void> {
  const token = request.cookies[COOKIES.session];
  const found = await findSession(request, sessions);
  if (token === undefined || found === null || !contradicts(request, found)) return;
  cookies.clear(reply);
  await sessions.end(token);
}

async function findSession(
  request: FastifyRequest,
  sessions: SessionStore,
): Promise<Session | null> {
  const token = request.cookies[COOKIES.session];
  if (token === undefined) return null;
  if (request.cookies[COOKIES.signedOut] !== SIGNED_OUT) return await sessions.find(token);
  // The user logged out while offline; the server learns of it only now.
  await sessions.end(token);
  return null;
}

function contradicts(request: FastifyRequest, session: Session): boolean {
  const mirror = request.cookies[COOKIES.userType];
  return mirror !== undefined && mirror !== USER_TYPE_COOKIE[userTypeOf(session)];
}
