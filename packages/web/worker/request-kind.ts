/**
 * - `page`: from the network; offline, the site's cached shell, whose script takes over.
 * - `other-page`: a navigation that always needs the network: downloads, payments, developer pages.
 * - `file`: has a hash in its name, so a cached copy never expires.
 * - `picture`: the same, for pictures of a restaurant.
 * - `none`: not handled by the worker: API calls, streams, and everything that is sent.
 */
export type RequestKind = 'page' | 'other-page' | 'file' | 'picture' | 'none';

const NOT_THE_SITES = /^\/(api|dev|assets|pago-de-prueba)(\/|$)|\.\w+$/;
/** The only answers of the API that are the same for everybody and never change. */
const PICTURES = /^\/api\/(fotos|acento)\//;

export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): RequestKind {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return 'none';
  if (mode === 'navigate') return NOT_THE_SITES.test(pathname) ? 'other-page' : 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  return PICTURES.test(pathname) ? 'picture' : 'none';
}
