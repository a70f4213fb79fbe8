import type { UserType } from '@simplato/contract';
import type { SessionMirror } from '../api/mirror-cookies.ts';
import { areaOf, pageAt } from '../pages.ts';
import { PATHS } from '../paths.ts';

const HOMES = { RESTAURANTE: PATHS.board, CLIENTE: PATHS.dinerHome };

/** Where the installed site starts. */
export function homeOf({ userType }: SessionMirror): string {
  return userType ? HOMES[userType] : PATHS.landing;
}

/**
 * A diner with an account may enter without sitting at a table; the pages that need a table check
 * for one.
 */
export function mayEnter(
  { userType, restaurantId, userName }: SessionMirror,
  type: UserType,
): boolean {
  if (userType !== type) return false;
  return restaurantId !== null || (type === 'CLIENTE' && userName !== null);
}

/** The address bar's path without a slash at its end, which router and server ignore. */
export function openedPath(): string {
  return location.pathname.replace(/\/$/, '') || PATHS.landing;
}

/** The path that the router leads to from the one opened. */
export function firstPath(path: string, session: SessionMirror): string {
  if (path === PATHS.start) return homeOf(session);
  const page = pageAt(path);
  const user = page && areaOf(page).user;
  return user && !mayEnter(session, user) ? PATHS.landing : path;
}
