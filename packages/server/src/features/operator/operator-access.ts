import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

export const OPERATOR = 'operador';
export const OPERATOR_PATH = '/operador';

export type OperatorConfig = Pick<Config, 'operatorToken' | 'isProduction' | 'trustedProxies'>;

/** What a proxy says of the caller behind it. */
const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const;

/** Any other may be a name that another site has pointed at this machine, to read with its script. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a caller may see the state of the whole installation, or use what is there for its
 * developers: they need OPERATOR_TOKEN, as a Bearer token or as the password of `operador`. If no
 * token is configured, only requests from this machine are allowed, and none in production or with
 * trusted proxies, where every request may seem to come from a proxy on this machine.
 */
export function mayOperate(
  request: FastifyRequest,
  { operatorToken, isProduction, trustedProxies }: OperatorConfig,
): boolean {
  if (operatorToken !== undefined) {
    return mayAct(request, { operatorToken }) || hasPassword(request, operatorToken);
  }
  const { headers, socket } = request;
  return (
    !isProduction &&
    trustedProxies.length === 0 &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined) &&
    OWN_HOST.test(headers.host ?? '') &&
    isLoopback(socket.remoteAddress)
  );
}

/** Refuses, before a route's handler, whoever may not pass. */
export const onlyIf =
  (mayPass: typeof mayOperate, config: OperatorConfig) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!mayPass(request, config)) return refuseOperator(request, reply, config.operatorToken);
  };

/**
 * Whether a caller may change something: only with OPERATOR_TOKEN, and only as a Bearer token. A
 * password that a browser was once given goes out with other sites' calls as well.
 */
export function mayAct(
  request: FastifyRequest,
  { operatorToken }: { operatorToken: string | undefined },
): boolean {
  const [scheme, value] = credentials(request);
  return operatorToken !== undefined && scheme === 'bearer' && isSame(value, operatorToken);
}

/**
 * Asks for the token; a plain 404 if none is configured. A wrong one is logged like other guesses;
 * none at all is how every browser begins.
 */
function refuseOperator(
  request: FastifyRequest,
  reply: FastifyReply,
  operatorToken: string | undefined,
) {
  if (operatorToken === undefined) return reply.callNotFound();
  if (request.headers.authorization !== undefined) {
    const route = request.routeOptions.url;
    request.log.info({ code: 'wrong_operator_token', route }, 'refused');
  }
  return reply
    .code(401)
    .header('www-authenticate', `Basic realm="Simplato", charset="UTF-8"`)
    .type('text/plain; charset=utf-8')
    .send('Hace falta la clave de quien opera esta instalación.\n');
}

function hasPassword(request: FastifyRequest, token: string): boolean {
  const [scheme, value] = credentials(request);
  if (scheme !== 'basic') return false;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return isSame(pair, `${OPERATOR}:${token}`);
}

function credentials({ headers }: FastifyRequest): [scheme: string, value: string] {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  return [scheme.toLowerCase(), value];
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
