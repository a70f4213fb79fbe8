import { call } from '../../api/call.ts';
import { CookiesBlockedError } from '../../api/call-error.ts';
import { readMirror } from '../../api/mirror-cookies.ts';
import { untilSignedOut } from './end-session.ts';

/** Makes a call that opens a session, and makes sure that this browser has kept it. */
export const openSession: typeof call = async (...asked) => {
  await untilSignedOut();
  const answer = await call(...asked);
  if (readMirror().userType === null) throw new CookiesBlockedError();
  return answer;
};
