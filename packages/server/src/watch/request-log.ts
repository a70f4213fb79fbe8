import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const REQUEST_ID_HEADER = 'x-request-id';
/** What a proxy may have given a call, if it is nothing else. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The number of a call: the proxy's, so that both logs speak of it alike, or one of our own. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** A call that takes longer than this is worth a line. */
const SLOW_MS = 1_000;

/**
 * Every answer carries the number of its call, and every line about the call that number and, once it is
 * known, the restaurant: what somebody reads off a failed screen can be found. A line stands for each call
 * that failed or was slow, by its route: addresses hold what is nobody's business.
 */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('preHandler', async (request) => {
    const restaurantId = request.session?.restaurantId;
    if (typeof restaurantId === 'number') request.log = request.log.child({ restaurantId });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const call = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    const ms = Math.round(reply.elapsedTime);
    metrics.answered(call, reply.elapsedTime / 1000);
    if (call.status >= 500) request.log.warn({ ...call, ms }, 'call failed');
    else if (ms > SLOW_MS) request.log.warn({ ...call, ms }, 'call was slow');
  });
}
