import { createContext, use, useSyncExternalStore } from 'react';
import { PageStartContext } from '../../api/page-start.ts';
import { deleteMirror, NOBODY, readMirror, type SessionMirror } from '../../api/mirror-cookies.ts';
import {
  announceSessionChange,
  onSessionChange,
  type SessionChange,
} from '../../api/session-changes.ts';

/**
 * Who the screens think is here, read from the mirror cookies. It decides what is drawn and nothing
 * else: the server has the session's own cookie and never reads these.
 */

/** Drawn on a server that was not told who is here: neither somebody nor nobody. */
export const UNKNOWN_SESSION: SessionMirror = { ...NOBODY };

let seenCookies: string | null = null;
let seen = NOBODY;

/** The same object for as long as the cookies are the same, as React asks of a store. */
export function currentSession(): SessionMirror {
  if (document.cookie !== seenCookies) {
    seenCookies = document.cookie;
    seen = readMirror();
  }
  return seen;
}

/** No event tells that a cookie changed: our own calls announce it, and a return to the page looks again. */
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

/** What the cookies say now. Screens ask `useSession`; this is for whoever lets them in. */
export function useLiveSession(): SessionMirror {
  const start = use(PageStartContext);
  return useSyncExternalStore(subscribe, currentSession, () => start?.session ?? UNKNOWN_SESSION);
}

/**
 * For the pages of one visit: a session that ends while somebody works stays the page's own until
 * they have logged in again on top of it, so that nothing is drawn anew and nothing typed is lost.
 */
export const HeldSession = createContext<SessionMirror | null>(null);

export function useSession(): SessionMirror {
  const live = useLiveSession();
  return use(HeldSession) ?? live;
}

/** Drops the mirror and tells every tab. */
export function forgetSession(change: SessionChange = 'changed'): void {
  deleteMirror();
  announceSessionChange(change);
}
