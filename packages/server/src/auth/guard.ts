import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  isFreshHour,
  readContentCheck,
  refusesOtherSites,
} from '@simplato/contract';
import type { Endpoint } from '@simplato/contract';
import { may } from '@simplato/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { SessionStore } from './session-store.ts';
import { callerOf, type Session } from './session.ts';
import { isFromOtherSite } from './other-site.ts';
import { endIfTampered, sessionOf } from './session-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** The id that ContentCheck carried; null where the headers are not asked for. */
    checkId: number | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

interface GuardDependencies {
  sessions: SessionStore;
  cookies: SessionCookies;
  publicUrl: string;
  now: () => Date;
}

/**
 * Runs before every endpoint and demands what it declares: the two client headers, a session whose role may
 * do this, and a ContentCheck that names the session's own restaurant.
 */
export function buildGuard({ sessions, cookies, publicUrl, now }: GuardDependencies) {
  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const endpoint = request.routeOptions.config.endpoint;
    if (!endpoint) return;
    if (endpoint.check !== 'none') {
      // A page whose hour is refused takes the hour from this header: it must be the same clock's.
      const at = now();
      reply.header('date', dateHeader(at));
      request.checkId = readClientHeaders(request, at);
    }
    if (refusesOtherSites(endpoint) && isFromOtherSite(request, publicUrl)) {
      // Only for the log: the refusal does not depend on whether the session can be read.
      nameCaller(request, await sessionOf(request, sessions).catch(() => null));
      throw new AppError('other_site');
    }
    const session = await sessionOf(request, sessions);
    nameCaller(request, session);
    if (endpoint.access === 'public') {
      request.session = session;
      return;
    }
    if (!session) {
      await endIfTampered({ request, reply }, { sessions, cookies });
      throw new AppError('no_session');
    }
    if (!may(session.role, endpoint.access)) throw new AppError('forbidden');
    if (endpoint.check === 'restaurant' && request.checkId !== session.restaurantId) {
      const isGeneral = endpoint.takesGeneralCheck && request.checkId === CHECK_ID.general;
      if (!isGeneral) throw new AppError('other_house');
    }
    request.session = session;
  };
}

let written = { second: 0, text: '' };

/** Written once a second, as Node does with its own. */
function dateHeader(at: Date): string {
  const second = Math.floor(at.getTime() / 1000);
  if (second !== written.second) written = { second, text: at.toUTCString() };
  return written.text;
}

function readClientHeaders(request: FastifyRequest, now: Date): number {
  if (request.headers.authorization !== CLIENT_AUTHORIZATION) throw new AppError('unknown_client');
  const header = request.headers['contentcheck'];
  const check = typeof header === 'string' ? readContentCheck(header) : null;
  if (!check || !isFreshHour(check.hour, now)) throw new AppError('bad_check');
  return check.checkId;
}

/** From here on, the request's log lines tell whose it is. */
function nameCaller(request: FastifyRequest, session: Session | null): void {
  if (session) request.log = request.log.child(callerOf(session));
}
