import { createContext, use, useSyncExternalStore } from 'react';
import { PageStartContext } from '../../first-view/page-start.ts';
import { cookieText } from '../../storage/cookies.ts';
import {
  deleteMirror,
  isSameMirror,
  NOBODY,
  readMirror,
  type SessionMirror,
} from '../../api/mirror-cookies.ts';
import {
  announceSessionChange,
  onSessionChange,
  type SessionChange,
} from '../../api/session-changes.ts';

/**
 * Who the screens think is logged in, according to the mirror cookies. It only decides what is
 * shown: the server uses the session's own cookie.
 */

/** Rendered on a server that was not told who is logged in: neither somebody nor nobody. */
export const UNKNOWN_SESSION: SessionMirror = { ...NOBODY };

let seenCookies: string | null = null;
let seen = NOBODY;

/** Returns the same object while the cookies are unchanged, as React requires of a store. */
export function currentSession(): SessionMirror {
  const cookies = cookieText();
  if (cookies !== seenCookies) {
    seenCookies = cookies;
    seen = readMirror();
  }
  return seen;
}

/**
 * Keeps the session that the page was rendered with, if it is that of the cookies: for an equal
 * one in another object, React would render the page twice.
 */
export function keepStartSession(start: SessionMirror): void {
  if (isSameMirror(start, currentSession())) seen = start;
}

/**
 * Cookie changes fire no event: our own calls announce them, and returning to the page checks
 * again.
 */
function subscribe(listener: () => void): () => void {
  const stop = onSessionChange(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The current cookies. Screens use `useSession`; this is for the guard that lets them in. */
export function useLiveSession(): SessionMirror {
  const start = use(PageStartContext);
  return useSyncExternalStore(subscribe, currentSession, () => start?.session ?? UNKNOWN_SESSION);
}

/**
 * For pages behind a login: a session that ends while somebody is working stays the page's own
 * until they have logged in again over it, so that the page is not reset and nothing typed is lost.
 */
export const HeldSession = createContext<SessionMirror | null>(null);

export function useSession(): SessionMirror {
  const live = useLiveSession();
  return use(HeldSession) ?? live;
}

/** Deletes the mirror cookies and tells every tab. */
export function forgetSession(change: SessionChange = 'changed'): void {
  deleteMirror();
  announceSessionChange(change);
}
