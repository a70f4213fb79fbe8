import type { FastifyRequest } from 'fastify';

/**
 * Whether another site's page sent this request with our cookies. Browsers say so in Sec-Fetch-Site
 * and in Origin; programs that are no browsers send neither and carry no stranger's cookies.
 */
export function isFromOtherSite(request: FastifyRequest, publicUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}
