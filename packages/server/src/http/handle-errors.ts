import {
  errorMessage,
  errorStatus,
  refusalToWire,
  type ErrorBody,
  type ErrorCode,
} from '@simplato/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { DatabaseAway } from '../db/database.ts';

/** Fastify's own refusals, in our words. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported',
  // No part of our addresses is that long.
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** PostgreSQL's codes for troubles that pass: asking again in a moment may succeed. */
const PASSING_CODES: ReadonlySet<string> = new Set([
  // Disk full, out of memory, too many connections.
  '53100',
  '53200',
  '53300',
  // Read-only: the embedded database, like hosted ones, stops writing before its disk is full.
  '25006',
  // The statement was too slow, or waited too long for another.
  '57014',
  // This process paused so long in a transaction that PostgreSQL ended it.
  '25P03',
  // Deadlock: this statement gave way.
  '40P01',
  // PostgreSQL is ending, has crashed, is starting, or lets nobody in.
  '57P01',
  '57P02',
  '57P03',
  '55000',
]);

/**
 * Refusals that are logged: a guess, a flood, somebody where they may not be, or a call that none
 * of our screens makes.
 */
const WATCHED_CODES: ReadonlySet<ErrorCode> = new Set([
  'bad_credentials',
  'wrong_password',
  'wrong_pin',
  'pin_removed',
  'bad_token',
  'bad_invitation',
  'no_ticket',
  'too_many',
  'too_many_orders',
  'too_many_calls',
  'too_many_codes',
  'too_many_streams',
  'too_many_uploads',
  'forbidden',
  'other_house',
  'other_site',
  'not_own_address',
  'unknown_client',
  'bad_check',
  'stale_password',
  'bad_signature',
  'key_reused',
  'payment_differs',
  'account_differs',
]);

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof DatabaseAway || PASSING_CODES.has(error.code)) return 'unavailable';
  const known = FASTIFY_CODES[error.code];
  if (known) return known;
  return error.statusCode !== undefined && error.statusCode < 500 ? 'bad_request' : 'server_error';
}

export function replyWithError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isOurs = error instanceof AppError;
  if (error.code === 'ECONNRESET' && !request.raw.complete) return noteAborted(request, reply);
  const code = isOurs ? error.code : codeOf(error);
  const status = errorStatus(code);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else if (WATCHED_CODES.has(code)) {
    request.log.info({ code, route: request.routeOptions.url }, 'refused');
  }
  const body: ErrorBody = {
    code,
    message: errorMessage(code),
    ...(isOurs ? refusalToWire(error.details) : {}),
  };
  if (isOurs && error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', error.retryAfterSeconds);
  }
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Its sender hung up, as phones do, or was cut off: no fault of ours, and nobody reads an answer. */
function noteAborted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info({ route: request.routeOptions.url }, 'request aborted');
  return reply.code(errorStatus('bad_request')).send();
}

/** Every failure ends here: `{ code, message, fields? }`, and the cause in the log when it is ours. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>(replyWithError);
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
}
