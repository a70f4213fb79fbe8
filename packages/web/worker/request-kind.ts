/**
 * - `page`: from the network; should there be none, the site's empty page, whose script knows more.
 * - `other-page`: a navigation that is the network's alone: downloads, payments, what developers see.
 * - `file`: carries a hash in its name, so whoever has it needs no other.
 * - `picture`: the same, of a house.
 * - `none`: not the worker's business: every call of the API, every stream, whatever is sent.
 */
export type RequestKind = 'page' | 'other-page' | 'file' | 'picture' | 'none';

const NOT_THE_SITES = /^\/(api|dev|assets|pago-de-prueba)(\/|$)|\.\w+$/;
/** Of the API's answers only these are the same for everybody and for ever. */
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
