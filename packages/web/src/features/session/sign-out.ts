import { signOut } from '@simplato/contract';
import { useLocation } from 'wouter';
import { callLater, forgetAnswers } from '../../api/answers.ts';
import { markSignedOut } from '../../api/mirror-cookies.ts';
import { PATHS } from '../../paths.ts';
import { forgetSession } from './session-store.ts';
import { clearStorages } from './stored-value.ts';
import { discardUnsaved } from './unsaved-work.ts';

/** Leaves nothing of the session in this browser, and shows the landing page; other tabs follow. */
export function useLeave(): () => void {
  const [, navigate] = useLocation();
  return () => {
    // First: nothing is asked on a way out that has been decided.
    discardUnsaved();
    navigate(PATHS.landing);
    clearStorages();
    forgetSession('left');
    forgetAnswers();
  };
}

let leaving: Promise<unknown> = Promise.resolve();

/** Resolves once no answer to a Logout is on its way: it takes the cookies away, whoever's they are by then. */
export async function untilSignedOut(): Promise<void> {
  await leaving;
}

/**
 * Logout: the session ends on the server, both storages and the mirror cookies go, and the
 * screen is the landing page. The screens do not wait for the server: leaving works without a network.
 */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => {
    markSignedOut();
    leaving = callLater(signOut).catch(() => undefined);
    leave();
  };
}
