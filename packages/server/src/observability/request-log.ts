import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { REQUEST_ID_HEADER } from '../http/request-ids.ts';
import { LOG_SERIALIZERS } from './log-serializers.ts';
import type { Metrics } from './metrics.ts';
import { RequestLogger } from './request-logger.ts';

/** What the application logs. `logTo` takes the lines in tests. */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  logTo: { write(line: string): void } | undefined,
) {
  return {
    logger: {
      level: logLevel,
      serializers: LOG_SERIALIZERS,
      ...(logTo ? { stream: logTo } : {}),
    },
    childLoggerFactory: (logger, bindings) => new RequestLogger(logger, bindings),
    // A line for each request is for debugging; `logRequests` logs the slow and the failed ones.
    logController: new LogController({ disableRequestLogging: logLevel !== 'debug' }),
  } satisfies FastifyServerOptions;
}

/** Requests that take longer than this are logged. */
const SLOW_MS = 1_000;

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
    else if (ms > SLOW_MS && request.raw.complete)
      request.log.warn({ ...call, ms }, 'call was slow');
    done();
  });
}
