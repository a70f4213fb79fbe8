import type { Action } from '@simplato/domain';
import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/**
 * A call of the API as one object: the server registers it, the web calls it, the tests request it
 * and the OpenAPI page is generated from it. Paths are under /api; `:name` marks a parameter.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One Spanish line for the API page. */
  summary: string;
  /** 'public', or the action of the permission table that the session's role must allow. */
  access: 'public' | Action;
  /** Which id ContentCheck carries; 'none' where the two client headers are not required. */
  check: 'login' | 'general' | 'restaurant' | 'none';
  /**
   * Accepts the general id as well as the restaurant's: spec §7 does not say which for the payment
   * provider's calls.
   */
  takesGeneralCheck?: true;
  params?: z.ZodMiniType;
  headers?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The raw file as the body, instead of JSON. */
  upload?: { type: 'image/*' | 'text/csv'; maxBytes: number };
  /** Schemas of successful answers, by status. */
  answers: Readonly<Record<number, z.ZodMiniType>>;
  /** Answers with an event stream instead of JSON. */
  stream?: true;
  /** Answers with a file of this type instead of JSON; errors are still JSON. */
  file?: 'application/pdf' | 'image/webp' | 'text/css; charset=utf-8' | 'text/csv; charset=utf-8';
  /** Errors specific to this call, besides those common to every call of its kind. */
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
/** The body as a caller may write it, before defaults are filled in. */
export type BodyInputOf<E extends Endpoint> = E['body'] extends z.ZodMiniType
  ? z.input<E['body']>
  : undefined;
export type AnswerOf<E extends Endpoint> = z.output<E['answers'][keyof E['answers']]>;
