import {
  declaredErrors,
  errorBody,
  errorStatus,
  type BodyOf,
  type Endpoint,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
} from '@simplato/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { RestaurantSession, Session } from '../auth/session.ts';
import { readInput } from './read-input.ts';

/** A ContentCheck of a restaurant's means a session in that restaurant. */
type SessionOf<E extends Endpoint> = E['check'] extends 'restaurant'
  ? RestaurantSession
  : E['access'] extends 'public'
    ? Session | null
    : Session;

/** What a handler works with: checked input, and the session where the endpoint asks for one. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  headers: HeadersOf<E>;
  body: BodyOf<E>;
  session: SessionOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A status that the endpoint declares, with the body that goes with it. */
export type Answer<E extends Endpoint> = {
  [Status in keyof E['answers'] & number]: {
    status: Status;
    body: z.output<E['answers'][Status]>;
  };
}[keyof E['answers'] & number];

/** Keeps the status a literal, which the endpoint's declared answers are checked against. */
export function answer<const Status extends number, Body>(status: Status, body: Body) {
  return { status, body };
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/**
 * Registers an endpoint of the contract. Responses are serialized by its schema, so that no other
 * field leaks.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<NoInfer<E>>,
  options: Pick<RouteShorthandOptions, 'exposeHeadRoute'> = {},
): void {
  app.route({
    ...routeOf(endpoint),
    ...options,
    handler: async (request, reply) => {
      const made: { status: number; body: unknown } = await handler(
        readCall(endpoint, request, reply),
      );
      return reply.code(made.status).send(made.body);
    },
  });
}

/** Method, path, schemas and the endpoint itself, which the guard reads its rule from. */
export function routeOf(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: { response: answerSchemas(endpoint) },
  } satisfies RouteShorthandOptions & { method: string; url: string };
}

/** By status, for the serializer, which writes only declared fields. */
function answerSchemas(endpoint: Endpoint): Record<string, z.ZodMiniType> {
  const failures = declaredErrors(endpoint).map((code) => [errorStatus(code), errorBody] as const);
  return { ...Object.fromEntries(failures), ...endpoint.answers };
}

export function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<E> {
  return {
    params: readInput(endpoint.params, request.params, 'params'),
    query: readInput(endpoint.query, request.query, 'query'),
    headers: readInput(endpoint.headers, request.headers, 'headers'),
    body: readInput(endpoint.body, request.body, 'body'),
    session: request.session,
    request,
    reply,
  } as Call<E>;
}
