import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { requestIds } from './request-ids.ts';
import { limitedServer, type ServerLimits } from './server-limits.ts';

/** How the server listens and tells its callers apart. */
export function serverOptions(
  { publicUrl, trustedProxies }: Pick<Config, 'publicUrl' | 'trustedProxies'>,
  bounds: ServerLimits,
) {
  return {
    genReqId: requestIds(trustedProxies),
    ...limitedServer(bounds, publicUrl),
    // Happens after the requests in progress were answered (`prepareShutdown`): the rest is idle.
    forceCloseConnections: true,
    // It would end the process in the middle of a shutdown, each part of which has its own limit.
    pluginTimeout: 0,
    // What arrives meanwhile, over connections that are open, is answered like the rest.
    return503OnClosing: false,
    // Guesses are counted by address, so X-Forwarded-For is believed from known proxies only.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // A HEAD to a stream would open one.
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  } satisfies FastifyServerOptions;
}
