import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../features/sessions/session.ts';
import { proxyList } from '../http/network-of.ts';
import type { Metrics } from './metrics.ts';

const REQUEST_ID_HEADER = 'x-request-id';
/** Ids that a proxy may have set; any other value is ignored. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Makes the id of a request: a trusted proxy's, so that both logs use the same one, or a new one.
 * Any other caller could choose the id of somebody else's lines.
 */
export function requestIds(trustedProxies: readonly string[]) {
  const isProxy = proxyList(trustedProxies);
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isKept =
      typeof given === 'string' && REQUEST_ID.test(given) && isProxy(socket.remoteAddress ?? '');
    return isKept ? given : randomUUID();
  };
}

/** Requests that take longer than this are logged. */
const SLOW_MS = 1_000;

/** A caller in the log: by role and numbers, never by name or address. */
export function callerOf({ role, restaurantId, staffId, dinerId }: Session) {
  // What is undefined is left out of a line.
  return { role, restaurantId, staffId: staffId ?? undefined, dinerId: dinerId ?? undefined };
}

/** From here on, the request's log lines tell whose it is. */
export function nameCaller(request: FastifyRequest, session: Session | null): void {
  if (session) request.log = request.log.child(callerOf(session));
}

/**
 * Every response carries its request id, and every log line about the request has it too: the id
 * shown on an error screen leads to the log. Failed and slow requests are logged, by route rather
 * than URL, because URLs contain private data.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const call = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    const ms = Math.round(reply.elapsedTime);
    metrics.answered(call, reply.elapsedTime / 1000);
    if (call.status >= 500) request.log.warn({ ...call, ms }, 'call failed');
    else if (ms > SLOW_MS) request.log.warn({ ...call, ms }, 'call was slow');
    done();
  });
}
