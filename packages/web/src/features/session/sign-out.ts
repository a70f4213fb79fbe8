import { signOut } from '@simplato/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { PATHS } from '../../paths.ts';
import { forgetSession } from './session-store.ts';
import { clearStorages } from './stored-value.ts';
import { discardUnsaved } from './unsaved-work.ts';

/** Leaves nothing of the session in this browser, and shows the landing page; other tabs follow. */
export function useLeave(): () => void {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return () => {
    // First: nothing is asked on a way out that has been decided.
    discardUnsaved();
    navigate(PATHS.landing);
    clearStorages();
    forgetSession('left');
    queryClient.clear();
  };
}

/**
 * Logout (spec §4): the session ends on the server, both storages and the mirror cookies go, and the
 * screen is the landing page. The screens do not wait for the server: leaving works without a network.
 */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => {
    // Only the server can take its own cookie back; unanswered, the session ends with its seven days.
    call(signOut).catch(() => undefined);
    leave();
  };
}
