import { LogController, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { LOG_SERIALIZERS } from '../observability/log-serializers.ts';
import { requestIds } from '../observability/request-log.ts';
import { RequestLogger } from '../observability/request-logger.ts';
import { limitedServer, type ServerLimits } from './server-limits.ts';

/** How the server listens, logs and tells its callers apart. `logTo` takes the log lines in tests. */
export function serverOptions(
  {
    logLevel,
    publicUrl,
    trustedProxies,
  }: Pick<Config, 'logLevel' | 'publicUrl' | 'trustedProxies'>,
  bounds: ServerLimits,
  logTo: { write(line: string): void } | undefined,
) {
  return {
    logger: {
      level: logLevel,
      serializers: LOG_SERIALIZERS,
      ...(logTo ? { stream: logTo } : {}),
    },
    genReqId: requestIds(trustedProxies),
    childLoggerFactory: (logger, bindings) => new RequestLogger(logger, bindings),
    ...limitedServer(bounds, publicUrl),
    // Happens after the requests in progress were answered (`prepareShutdown`): the rest is idle.
    forceCloseConnections: true,
    // What arrives meanwhile, over connections that are open, is answered like the rest.
    return503OnClosing: false,
    // Guesses are counted by address, so X-Forwarded-For is believed from known proxies only.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // A HEAD to a stream would open one.
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    // A line for each request is for debugging; `logRequests` logs the slow and the failed ones.
    logController: new LogController({ disableRequestLogging: logLevel !== 'debug' }),
  } satisfies FastifyServerOptions;
}
