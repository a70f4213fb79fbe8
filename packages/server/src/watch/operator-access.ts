import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const OPERATOR = 'operador';
export const OPERATOR_PATH = '/operador';

/**
 * Who may see how the whole installation does: whoever has OPERATOR_TOKEN, as a Bearer token or as the
 * password of `operador`. Without a token, only this machine itself, and never in production, where a proxy
 * on the same machine makes everybody look like it.
 */
export function mayOperate(
  request: FastifyRequest,
  { operatorToken, isProduction }: { operatorToken: string | undefined; isProduction: boolean },
): boolean {
  if (operatorToken !== undefined) return readToken(request.headers.authorization, operatorToken);
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isProduction && !isForwarded && isLoopback(request.socket.remoteAddress);
}

/** Asks for the password of a person; of nobody where there is no token to ask for. */
export function refuseOperator(reply: FastifyReply, operatorToken: string | undefined) {
  if (operatorToken === undefined) return reply.callNotFound();
  return reply
    .code(401)
    .header('www-authenticate', `Basic realm="Simplato", charset="UTF-8"`)
    .type('text/plain; charset=utf-8')
    .send('Hace falta la clave de quien opera esta instalación.\n');
}

function readToken(authorization: string | undefined, token: string): boolean {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return isSame(value, token);
  if (scheme.toLowerCase() !== 'basic') return false;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return isSame(pair, `${OPERATOR}:${token}`);
}

/** In the same time for every guess. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
