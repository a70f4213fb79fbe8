import type { Action } from '@simplato/domain';
import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/**
 * A call of the wire as one object: the server registers it, the web calls it, the tests request it
 * and the OpenAPI page is made from it. Paths are under /api; `:name` marks a parameter.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One Spanish line for the API page. */
  summary: string;
  /** 'public', or the action of the permission table that the session's role must have. */
  access: 'public' | Action;
  /** Which id ContentCheck carries; 'none' where the two client headers are not asked for. */
  check: 'login' | 'general' | 'restaurant' | 'none';
  /** Beside the restaurant's, the general id will do: spec §7 names neither for the provider's calls. */
  takesGeneralCheck?: true;
  params?: z.ZodMiniType;
  headers?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** A file as it is, instead of JSON. */
  upload?: { type: 'image/*' | 'text/csv'; maxBytes: number };
  /** What a success looks like, by status. */
  answers: Readonly<Record<number, z.ZodMiniType>>;
  /** A stream of events instead of one JSON answer. */
  stream?: true;
  /** A file of this type instead of a JSON answer; failures are JSON as ever. */
  file?: 'application/pdf' | 'image/webp' | 'text/css; charset=utf-8' | 'text/csv; charset=utf-8';
  /** Failures of this call's own, beside those that every call of its kind may have. */
  errors: readonly ErrorCode[];
  example: { body?: unknown; answer: unknown };
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type HeadersOf<E extends Endpoint> = Output<E['headers']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** What a caller may write in the body, before defaults are filled in. */
export type BodyInputOf<E extends Endpoint> = E['body'] extends z.ZodMiniType
  ? z.input<E['body']>
  : undefined;
export type AnswerOf<E extends Endpoint> = z.output<E['answers'][keyof E['answers']]>;
