import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage, errorStatus, REQUEST_LIMITS, type ErrorCode } from '@simplato/contract';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { Crowd } from './crowd.ts';
import { tellError } from './handle-errors.ts';
import { networkOf, proxyList } from './network-of.ts';
import { secureHeadersOf } from './secure-headers.ts';

/** How long a caller may take, and how many lines one address may hold. Times in milliseconds. */
export interface ServerLimits {
  headersMs: number;
  requestMs: number;
  silenceMs: number;
  /** How often it is looked who is late: nobody is let go exactly at the time. */
  checkEveryMs: number;
  /** Half of them may be streams. A whole restaurant's guests stand behind one address. */
  connectionsPerAddress: number;
  /** Pictures that are being sent and worked on at once, of all houses together. */
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

/** The server under these limits, whose refusals before any call is known are ours and Spanish, too. */
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
    // An address that cannot be read: no hook runs for it.
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

/** What came was no request, not all of one, or none in time: said in a word, and the line is cut. */
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
  // Whoever takes the answer in is given it; whoever does not is not waited for.
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** So many lines of one address, and no more; a trusted proxy's are those of many. */
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
