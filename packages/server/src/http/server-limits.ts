import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage, errorStatus, REQUEST_LIMITS, type ErrorCode } from '@simplato/contract';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { Crowd } from './crowd.ts';
import { tellError } from './handle-errors.ts';
import { networkOf, proxyList } from './network-of.ts';
import { secureHeadersOf } from './secure-headers.ts';

/** How long a caller may take, and how many connections one address may hold. */
export interface ServerLimits {
  headersMs: number;
  requestMs: number;
  silenceMs: number;
  /** How often late callers are looked for: they are cut off up to this much after their time. */
  checkEveryMs: number;
  /** Half of them may be streams. All guests of a restaurant may share one address. */
  connectionsPerAddress: number;
  /** Pictures being received or processed at once, in all houses together. */
  uploadsInAll: number;
}

export const CONNECTIONS_PER_ADDRESS = 2_000;

export const SERVER_LIMITS: ServerLimits = {
  headersMs: REQUEST_LIMITS.headersSeconds * 1_000,
  requestMs: REQUEST_LIMITS.requestSeconds * 1_000,
  silenceMs: REQUEST_LIMITS.silenceSeconds * 1_000,
  checkEveryMs: 5_000,
  connectionsPerAddress: CONNECTIONS_PER_ADDRESS,
  uploadsInAll: 12,
};

/** Node's server under these limits. What it refuses before there is a call is answered as our other errors are. */
export function limitedServer(limits: ServerLimits, publicUrl: string) {
  const headers = { ...secureHeadersOf(publicUrl), 'cache-control': 'no-store' };
  return {
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    http: {
      maxHeaderSize: REQUEST_LIMITS.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    // For an address that cannot be decoded: no hook runs then.
    frameworkErrors: (error, request, reply) => {
      tellError(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => refuseLine(error, socket, headers),
  } satisfies FastifyHttpOptions<Server>;
}

const LINE_ERRORS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** No request came, or only part of one, or too late: says so and closes the connection. */
function refuseLine(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = LINE_ERRORS[error.code ?? ''] ?? 'bad_request';
  const status = errorStatus(code);
  const body = JSON.stringify({ code, message: errorMessage(code) });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // The answer goes out if the caller reads it; nobody waits for that.
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Limits the connections of each address. Trusted proxies are exempt: theirs belong to many callers. */
export function boundConnections(
  app: FastifyInstance,
  { connectionsPerAddress }: ServerLimits,
  trustedProxies: readonly string[],
): void {
  const crowd = new Crowd(connectionsPerAddress);
  const isProxy = proxyList(trustedProxies);
  let isTold = false;
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isProxy(address)) return;
    const who = networkOf(address);
    if (crowd.enter(who)) {
      socket.once('close', () => crowd.leave(who));
      return;
    }
    socket.destroy();
    if (isTold) return;
    isTold = true;
    app.log.warn(
      `one address holds ${connectionsPerAddress} connections, and more are refused: if it is a proxy, TRUSTED_PROXIES has to name it`,
    );
  });
}
