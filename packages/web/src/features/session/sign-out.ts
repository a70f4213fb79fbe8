import { useLocation } from 'wouter';
import { clearQueries } from '../../first-view/hydrated-queries.ts';
import { markSignedOut } from '../../api/mirror-cookies.ts';
import { hasBeenLeft } from '../../api/session-changes.ts';
import { PATHS } from '../../paths.ts';
import { endSession, untilSignedOut } from './end-session.ts';
import { forgetSession } from './session-store.ts';
import { clearStorages } from '../../storage/stored-value.ts';
import { discardUnsaved } from '../../forms/unsaved-work.ts';

/**
 * Deletes everything of the session in this browser and shows the landing page; other tabs follow.
 */
export function useLeave(): () => void {
  const [, navigate] = useLocation();
  return () => {
    // First, so that no question about unsaved work is asked on the way out.
    discardUnsaved();
    navigate(PATHS.landing);
    clearStorages();
    forgetSession('left');
    clearQueries();
  };
}

/**
 * Logs out: the session ends on the server, both storages and the mirror cookies are cleared, and
 * the landing page is shown. The screens do not wait for the server, so that leaving works offline.
 */
export function useSignOut(): () => void {
  const leave = useLeave();
  return () => {
    markSignedOut();
    endSession();
    leave();
    // Again, for what another tab was writing at that moment; a new session's data stay.
    void untilSignedOut().then(() => {
      if (hasBeenLeft()) clearStorages();
    });
  };
}
