import type { FastifyRequest } from 'fastify';

/**
 * Detects cross-site requests (CSRF) by Sec-Fetch-Site and Origin, which browsers send. Other
 * programs send neither, and cannot be made to send somebody else's cookies.
 */
export function isFromOtherSite(request: FastifyRequest, publicUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}
