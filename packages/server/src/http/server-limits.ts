import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage, errorStatus, REQUEST_LIMITS, type ErrorCode } from '@simplato/contract';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { replyWithError } from './handle-errors.ts';
import { networkOf, proxyList } from '../auth/network-of.ts';
import { secureHeadersOf } from './secure-headers.ts';

/** How long a caller may take, and how many connections one address may hold. */
export interface ServerLimits {
  headersMs: number;
  requestMs: number;
  /** From the end of the work on an answer until it is read. */
  answerMs: number;
  silenceMs: number;
  /** How often late callers are looked for: they are cut off up to this much after their time. */
  checkEveryMs: number;
  /** Requests on one connection that are not answered yet. */
  answersPerConnection: number;
  /** Half of them may be streams. All guests of a restaurant may share one address. */
  connectionsPerAddress: number;
  /** Pictures being received or processed at once, in all restaurants together. */
  uploadsInAll: number;
}

export const CONNECTIONS_PER_ADDRESS = 2_000;

export const SERVER_LIMITS: ServerLimits = {
  headersMs: REQUEST_LIMITS.headersSeconds * 1_000,
  requestMs: REQUEST_LIMITS.requestSeconds * 1_000,
  answerMs: REQUEST_LIMITS.answerSeconds * 1_000,
  silenceMs: REQUEST_LIMITS.silenceSeconds * 1_000,
  checkEveryMs: 5_000,
  answersPerConnection: REQUEST_LIMITS.answersPerConnection,
  connectionsPerAddress: CONNECTIONS_PER_ADDRESS,
  uploadsInAll: 12,
};

/**
 * Options for Node's server. What it refuses before there is a request (headers too large, broken
 * HTTP) is answered in the form of all our errors.
 */
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
      replyWithError(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
  } satisfies FastifyHttpOptions<Server>;
}

const CONNECTION_ERRORS: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers a connection that sent no complete request, or sent it too slowly, and closes it. */
function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = CONNECTION_ERRORS[error.code ?? ''] ?? 'bad_request';
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
export function limitConnections(
  app: FastifyInstance,
  { connectionsPerAddress }: ServerLimits,
  trustedProxies: readonly string[],
): void {
  const limit = new ConcurrencyLimit(connectionsPerAddress);
  const isProxy = proxyList(trustedProxies);
  let hasWarned = false;
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isProxy(address)) return;
    const network = networkOf(address);
    if (limit.acquire(network)) {
      socket.once('close', () => limit.release(network));
      return;
    }
    socket.destroy();
    if (hasWarned) return;
    hasWarned = true;
    app.log.warn(
      `one address holds ${connectionsPerAddress} connections, and more are refused: if it is a proxy, TRUSTED_PROXIES has to name it`,
    );
  });
}
