import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { proxyList } from '../auth/network-of.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
/** Ids that a proxy may have set; any other value is ignored. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Makes the id of a request: a trusted proxy's, so that both logs use the same one, or a new one.
 * Any other caller could choose the id of somebody else's lines.
 */
export function requestIds(trustedProxies: readonly string[]) {
  const isProxy = proxyList(trustedProxies);
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isKept =
      typeof given === 'string' && REQUEST_ID.test(given) && isProxy(socket.remoteAddress ?? '');
    return isKept ? given : randomUUID();
  };
}
