import type { UserType } from '@simplato/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { forgetSession, UNKNOWN_SESSION, useSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { SessionEnded } from './session-ended.tsx';

interface RequireUserProps {
  type: UserType;
  children: ReactNode;
}

/**
 * Spec §6: a page that is not yours sends you home and the cookies go; nothing of it is drawn before.
 * Somebody who was let in and whose session ended while they looked at the page is told so instead.
 * The server trusts none of this: the session's cookie decides there.
 */
export function RequireUser({ type, children }: RequireUserProps) {
  const session = useSession();
  const isAllowed = session.userType === type && session.restaurantId !== null;
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (isAllowed && !wasAllowed) setWasAllowed(true);

  if (session === UNKNOWN_SESSION) return null;
  if (isAllowed) return children;
  return wasAllowed && session.userType === null ? <SessionEnded type={type} /> : <SendAway />;
}

function SendAway() {
  useEffect(forgetSession, []);
  return <Redirect to={PATHS.landing} replace />;
}
