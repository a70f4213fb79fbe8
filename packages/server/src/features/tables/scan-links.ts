import { isTabAsked } from '@simplato/domain';
import type { FastifyRequest } from 'fastify';
import type { Seated } from '../tabs/seat.ts';

/** A code has some forty characters; the API call that takes one has the same limit. */
const LONGEST_LINK = 400;
const HOME = '/clients/home';
const TAB = '/clients/pedidos';

/** The code of a table's link, or of another address of this file. */
export function codeOf({ query }: FastifyRequest): string | null {
  const { c } = query as { c?: unknown };
  return typeof c === 'string' && c !== '' && c.length <= LONGEST_LINK ? c : null;
}

/** The scan page, which asks before it seats somebody. */
export const askingLink = (code: string) => `${scanLink(code)}&preguntar=1`;

/**
 * Where a table's link leads: the diner's home, or the page that asks whose the table's tab is. A browser
 * may keep no cookies, or show its pages none: then somebody comes there as nobody, and the code tells
 * that they had been given a visit.
 */
export function seatedLink(code: string, { tabId, openedAt }: Seated): string {
  return `${isTabAsked(tabId, openedAt) ? TAB : HOME}?c=${encodeURIComponent(code)}`;
}

/** For nobody at the page of `seatedLink`: the scan page, which says what to allow. */
export function lostVisitLink(request: FastifyRequest): string | null {
  const code = codeOf(request);
  return code === null ? null : `${scanLink(code)}&cookies=no`;
}

const scanLink = (code: string) => `/scanqr?c=${encodeURIComponent(code)}`;
