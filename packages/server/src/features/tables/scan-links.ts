import type { FastifyRequest } from 'fastify';

/** A code has some forty characters; the API call that takes one has the same limit. */
const LONGEST_LINK = 400;
const HOME = '/clients/home';

/** The code of a table's link, or of another address of this file. */
export function codeOf({ query }: FastifyRequest): string | null {
  const { c } = query as { c?: unknown };
  return typeof c === 'string' && c !== '' && c.length <= LONGEST_LINK ? c : null;
}

/** The scan page, which asks before it seats somebody. */
export const askingLink = (code: string) => `${scanLink(code)}&preguntar=1`;

/**
 * The diner's home, to which a table's link leads. A browser may keep no cookies, or show its pages
 * none: then somebody comes there as nobody, and the code tells that they had been given a visit.
 */
export const homeLink = (code: string) => `${HOME}?c=${encodeURIComponent(code)}`;

/** For nobody at the home of `homeLink`: the scan page, which says what to allow. */
export function lostVisitLink(request: FastifyRequest): string | null {
  const code = codeOf(request);
  return code === null ? null : `${scanLink(code)}&cookies=no`;
}

const scanLink = (code: string) => `/scanqr?c=${encodeURIComponent(code)}`;
