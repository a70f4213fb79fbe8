import type { UserType } from '@simplato/contract';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { KEPT_PAGE } from '../../worker/cache-names.ts';
import { clearQueries } from '../first-view/hydrated-queries.ts';
import { hasMirror, type SessionMirror } from '../api/mirror-cookies.ts';
import { onSessionChange } from '../api/session-changes.ts';
import { endSession } from '../features/session/end-session.ts';
import {
  currentSession,
  forgetSession,
  HeldSession,
  UNKNOWN_SESSION,
  useLiveSession,
} from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { clearStorages } from '../storage/stored-value.ts';
import { BackFromPaying } from './back-from-paying.tsx';
import { mayEnter } from './first-path.ts';
import { lazyPart, withQueryClient } from '../first-view/lazy-part.tsx';

// Separate, because it needs the forms library, which most visits never do.
const SessionEnded = lazyPart(
  withQueryClient(async () => (await import('./session-ended.tsx')).SessionEnded),
  null,
);

interface RequireUserProps {
  type: UserType;
  children: ReactNode;
}

/**
 * Somebody who opens a page that is not for them is sent away and their session ends; nothing of the
 * page is drawn first. If a session ends while somebody is working, the page stays
 * as it is and a login is laid over it. Logging out, here or in another tab, leaves the page. This
 * is only for display: the server checks the session's cookie on every call.
 */
export function RequireUser({ type, children }: RequireUserProps) {
  const session = useLiveSession();
  const isAllowed = mayEnter(session, type);
  const [held, setHeld] = useState(isAllowed ? session : null);
  if (isAllowed && held !== session) setHeld(session);
  const { hasLeft, person } = usePerson(type, held, !isAllowed);

  if (session === UNKNOWN_SESSION) return null;
  if (held === null) return <SendAway type={type} />;
  // Another kind of user has logged in through another tab: leave the page, but keep their cookies.
  const isOver = hasLeft || (!isAllowed && session.userType !== null);
  if (isOver) return <Away type={type} />;
  return (
    <HeldSession value={held}>
      {/* Another restaurant or another person gets new pages, so that no state of the previous one is
          left. */}
      <Fragment key={`${type === 'RESTAURANTE' ? held.restaurantId : 'diner'} ${person}`}>
        {children}
      </Fragment>
      {!isAllowed && <SessionEnded type={type} former={held} />}
    </HeldSession>
  );
}

/**
 * Whether this user has logged out, and a counter that increases when somebody else logs in over
 * the page: what one person typed and read must not be shown to the next. Changing one's own name
 * does not count.
 */
function usePerson(type: UserType, held: SessionMirror | null, isOver: boolean) {
  const [hasLeft, setHasLeft] = useState(false);
  const [person, setPerson] = useState(0);
  const seen = useRef({ isOver, userName: held?.userName });

  useEffect(() => {
    seen.current = { isOver, userName: held?.userName };
  }, [isOver, held]);

  useEffect(
    () =>
      onSessionChange((change, isElsewhere) => {
        if (change === 'left') {
          setHasLeft(true);
          clearQueries();
          // What a late answer has kept here since somebody logged out there. A session that has ended
          // leaves the basket for the next.
          if (isElsewhere && !hasMirror()) clearStorages();
          return;
        }
        const now = currentSession();
        const isBack = seen.current.isOver && mayEnter(now, type);
        if (!isBack || now.userName === seen.current.userName) return;
        // Before re-rendering, which would otherwise use the previous person's answers.
        clearQueries();
        setPerson((before) => before + 1);
      }),
    [type],
  );
  return { hasLeft, person };
}

function SendAway({ type }: { type: UserType }) {
  // With the redirect, before anything else can open a session.
  useLayoutEffect(forgetMirror, []);
  const [search] = useSearchParams();
  const code = search.get('c');
  // The server has opened a visit by this code, of which the browser shows its pages nothing.
  if (type === 'CLIENTE' && code !== null) return <Redirect to={lostVisitPath(code)} replace />;
  return <Away type={type} />;
}

/** The scan page, which says what to allow. */
const lostVisitPath = (code: string) =>
  `${PATHS.scan}?${new URLSearchParams({ c: code, cookies: 'no' })}`;

function Away({ type }: { type: UserType }) {
  const toLanding = <Redirect to={PATHS.landing} replace />;
  return type === 'CLIENTE' ? <BackFromPaying otherwise={toLanding} /> : toLanding;
}

/**
 * Offline, or on the cached shell, nobody has denied access: keep the cookies, so that the diner
 * can return to the table.
 */
function forgetMirror(): void {
  const isKeptPage = document.documentElement.hasAttribute(KEPT_PAGE);
  if (!navigator.onLine || isKeptPage) return;
  if (hasMirror()) endSession();
  forgetSession();
}
