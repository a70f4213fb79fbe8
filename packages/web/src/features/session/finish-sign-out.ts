import { signOut } from '@simplato/contract';
import { call } from '../../api/call.ts';
import { isMarkedSignedOut } from '../../api/mirror-cookies.ts';

/** Ends on the server what was left without a line, now or when there is one. Answers how to stop. */
export function finishSignOut(): () => void {
  const finish = () => {
    // The answer takes the mark away; without one it stays, and so it does for whatever goes out next.
    if (isMarkedSignedOut()) call(signOut).catch(() => undefined);
  };
  finish();
  window.addEventListener('online', finish);
  return () => window.removeEventListener('online', finish);
}
