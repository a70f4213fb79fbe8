import type { FastifyRequest } from 'fastify';

/** What an error may say besides its message: codes, and names of our own tables and columns. */
const TOLD_OF_ERRORS = [
  'code',
  'statusCode',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
] as const;
/** A cause within a cause, this often at most. */
const DEEPEST = 5;
/** PostgreSQL's class 22: the message quotes the value that it could not use. */
const QUOTES_A_VALUE = /^22[\dA-Z]{3}$/;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/** A request, by its route: its address may hold a token, a table's code or somebody's mail. */
function serializeRequest({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'none' };
}

/**
 * An error, by what is listed here and nothing else: the database's errors also carry the row that
 * failed (`detail`, `where`), and the embedded one's the parameters of the statement.
 */
function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const fields = fieldsOf(error);
  const inner = depth < DEEPEST ? innerErrorsOf(error) : [];
  return {
    type: error.constructor.name,
    message: QUOTES_A_VALUE.test(String(fields['code'])) ? 'a value was refused' : error.message,
    stack: framesOf(error),
    ...fields,
    ...(inner.length > 0 ? { causes: inner.map((one) => serializeError(one, depth + 1)) } : {}),
  };
}

function fieldsOf(error: Error): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of TOLD_OF_ERRORS) {
    const value: unknown = Reflect.get(error, name);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

function innerErrorsOf(error: Error): unknown[] {
  const joined: unknown[] = error instanceof AggregateError ? error.errors : [];
  return error.cause === undefined ? joined : [error.cause, ...joined];
}

/** Without its beginning, which repeats the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');
}

export const LOG_SERIALIZERS = {
  req: serializeRequest,
  err: (error: unknown) => serializeError(error),
};
