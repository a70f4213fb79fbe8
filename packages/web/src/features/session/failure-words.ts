import { errorMessage } from '@simplato/contract';
import { RefusedError, UnansweredError } from '../../api/call-error.ts';
import { FORM_COPY as copy } from '../../copy/forms.ts';
import { InsecureContextError } from './password-digest.ts';

/** What a person reads about a call that failed. Nothing of what they typed is lost by it. */
export function failureWords(failure: unknown): string {
  if (failure instanceof InsecureContextError) return copy.needsHttps;
  if (failure instanceof UnansweredError) return failure.message;
  if (!(failure instanceof RefusedError)) return errorMessage('server_error');
  // They have logged in again on top by the time they read this.
  return failure.code === 'no_session' ? copy.sessionWasOver : failure.message;
}

/** Waiting, a wrong clock and a missing https: what no other text of a screen may hide. */
export function isAboutTheAttempt(failure: unknown): boolean {
  if (failure instanceof InsecureContextError) return true;
  return (
    failure instanceof RefusedError &&
    ['too_many', 'stale_password', 'bad_check'].includes(failure.code)
  );
}
