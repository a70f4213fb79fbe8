import type { UserType } from '@simplato/contract';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { KEPT_PAGE } from '../../worker/cache-names.ts';
import { forgetAnswers } from '../api/answers.ts';
import type { SessionMirror } from '../api/mirror-cookies.ts';
import { onSessionChange } from '../api/session-changes.ts';
import {
  currentSession,
  forgetSession,
  HeldSession,
  UNKNOWN_SESSION,
  useLiveSession,
} from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { BackFromPaying } from './back-from-paying.tsx';
import { loadable, withAsking } from './loadable.tsx';

// With the forms' library, which most visits never need.
const SessionEnded = loadable(
  withAsking(async () => (await import('./session-ended.tsx')).SessionEnded),
  null,
);

interface RequireUserProps {
  type: UserType;
  children: ReactNode;
}

/**
 * A page that is not yours sends you home and the cookies go; nothing of it is drawn before.
 * A session that ends while somebody works is different: the page stays as it is, and the login lies
 * on top of it. Logging out, here or in another tab, leaves the page.
 * The server trusts none of this: the session's cookie decides there.
 */
export function RequireUser({ type, children }: RequireUserProps) {
  const session = useLiveSession();
  const isAllowed = mayEnter(session, type);
  const [held, setHeld] = useState(isAllowed ? session : null);
  if (isAllowed && held !== session) setHeld(session);
  const { hasLeft, person } = usePerson(type, held, !isAllowed);

  if (session === UNKNOWN_SESSION) return null;
  if (held === null) return <SendAway type={type} />;
  // Somebody else is in now, through another tab: their cookies are no business of this page.
  const isOver = hasLeft || (!isAllowed && session.userType !== null);
  if (isOver) return <Away type={type} />;
  return (
    <HeldSession value={held}>
      {/* Another house or another person, other pages: nothing of the former may be left in them. */}
      <Fragment key={`${type === 'RESTAURANTE' ? held.restaurantId : 'diner'} ${person}`}>
        {children}
      </Fragment>
      {!isAllowed && <SessionEnded type={type} former={held} />}
    </HeldSession>
  );
}

/** A diner with an account may be in without sitting at a table; the pages of a table ask for one. */
function mayEnter({ userType, restaurantId, userName }: SessionMirror, type: UserType): boolean {
  if (userType !== type) return false;
  return restaurantId !== null || (type === 'CLIENTE' && userName !== null);
}

/**
 * Whether whoever was here has logged out, and a number that changes when somebody else has logged in
 * on top: what one person typed and read is not for the next. Changing one's own name changes nobody.
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
      onSessionChange((change) => {
        if (change === 'left') {
          setHasLeft(true);
          forgetAnswers();
          return;
        }
        const now = currentSession();
        const isBack = seen.current.isOver && mayEnter(now, type);
        if (!isBack || now.userName === seen.current.userName) return;
        // Before anything is drawn anew, or it would be drawn from what is remembered.
        forgetAnswers();
        setPerson((before) => before + 1);
      }),
    [type],
  );
  return { hasLeft, person };
}

function SendAway({ type }: { type: UserType }) {
  useEffect(forgetMirror, []);
  return <Away type={type} />;
}

function Away({ type }: { type: UserType }) {
  const toLanding = <Redirect to={PATHS.landing} replace />;
  return type === 'CLIENTE' ? <BackFromPaying otherwise={toLanding} /> : toLanding;
}

/** Where the server was not reached, nobody has said that it is not theirs: the way back to the table stays open. */
function forgetMirror(): void {
  const isKeptPage = document.documentElement.hasAttribute(KEPT_PAGE);
  if (navigator.onLine && !isKeptPage) forgetSession();
}
