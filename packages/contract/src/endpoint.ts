import type { Action } from '@simplato/domain';
import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/** What the browser needs to make a call. Paths are under /api; `:name` marks a parameter. */
export interface EndpointHead {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** 'public', or the action of the permission table that the session's role must allow. */
  access: 'public' | Action;
  /** Which id ContentCheck carries; 'none' where the two client headers are not required. */
  check: 'login' | 'general' | 'restaurant' | 'none';
}

/**
 * A call of the API as one object: the server registers it, the web calls it by its head, the tests
 * request it and the OpenAPI page is generated from it.
 */
export interface Endpoint extends EndpointHead {
  /** One Spanish line for the API page. */
  summary: string;
  /**
   * Accepts the general id as well as the restaurant's: other clients send either with the payment
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

/** Without `check`, ContentCheck carries the restaurant's id. */
export function endpoint<
  const Method extends Endpoint['method'],
  const Path extends Endpoint['path'],
  const Access extends Endpoint['access'],
  const Check extends Endpoint['check'] = 'restaurant',
>(method: Method, path: Path, access: Access, check: Check = 'restaurant' as Check) {
  return { method, path, access, check };
}

export function defineEndpoint<
  Head extends EndpointHead,
  const Rest extends Omit<Endpoint, keyof EndpointHead>,
>(head: Head, rest: Rest): Head & Rest {
  return { ...head, ...rest };
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
