import { isMarkedSignedOut } from '../../api/mirror-cookies.ts';
import { endSession } from './end-session.ts';

/**
 * Completes on the server a sign-out made offline, now or when online again. Returns the function
 * that stops it.
 */
export function finishSignOut(): () => void {
  const finish = () => {
    // The answer deletes the mark. Without one the mark stays, and the next request ends the
    // session.
    if (isMarkedSignedOut()) endSession();
  };
  finish();
  window.addEventListener('online', finish);
  return () => window.removeEventListener('online', finish);
}
