import type { FastifyRequest } from 'fastify';
import { isNobody } from '../../auth/session-cookies.ts';

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
 * The diner's home, to which a table's link leads. A browser that has sent no cookies may keep none:
 * then it comes there as nobody, and the code tells that it had been given a visit.
 */
export function homeLink(request: FastifyRequest, code: string): string {
  return isNobody(request) ? `${HOME}?c=${encodeURIComponent(code)}` : HOME;
}

/** For nobody at the home of `homeLink`: the scan page, which says what to allow. */
export function lostVisitLink(request: FastifyRequest): string | null {
  const code = codeOf(request);
  return code === null ? null : `${scanLink(code)}&cookies=no`;
}

const scanLink = (code: string) => `/scanqr?c=${encodeURIComponent(code)}`;
