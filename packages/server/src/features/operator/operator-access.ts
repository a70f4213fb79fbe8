import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const OPERATOR = 'operador';
export const OPERATOR_PATH = '/operador';

/**
 * Whether a caller may see the state of the whole installation: they need OPERATOR_TOKEN, as a
 * Bearer token or as the password of `operador`. If no token is configured, only requests from this
 * machine are allowed, and none in production, where every request may seem to come from a proxy on
 * this machine.
 */
export function mayOperate(
  request: FastifyRequest,
  { operatorToken, isProduction }: { operatorToken: string | undefined; isProduction: boolean },
): boolean {
  if (operatorToken !== undefined) {
    return mayAct(request, { operatorToken }) || hasPassword(request, operatorToken);
  }
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isProduction && !isForwarded && isLoopback(request.socket.remoteAddress);
}

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
export function refuseOperator(
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
