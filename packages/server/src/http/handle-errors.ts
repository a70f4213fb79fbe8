import { errorMessage, errorStatus, type ErrorBody, type ErrorCode } from '@simplato/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Fastify's own refusals, in our words. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported',
};

function codeOf(error: FastifyError): ErrorCode {
  const known = FASTIFY_CODES[error.code];
  if (known) return known;
  return error.statusCode !== undefined && error.statusCode < 500 ? 'bad_request' : 'server_error';
}

/** Every failure ends here: `{ code, message, fields? }`, and the cause in the log when it is ours. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const isOurs = error instanceof AppError;
    const code = isOurs ? error.code : codeOf(error);
    const status = errorStatus(code);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const body: ErrorBody = {
      code,
      message: errorMessage(code),
      ...(isOurs ? error.details : {}),
    };
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: errorMessage('not_found') }),
  );
}
