import { errorMessage } from '@simplato/contract';
import { RefusedError, UnansweredError } from '../api/call-error.ts';
import { FORM_MESSAGES } from '../i18n/es/forms.ts';
import { useMessages, useSentence } from '../i18n/i18n-context.ts';
import type { Messages } from '../i18n/messages.ts';
import { InsecureContextError } from '../api/seal-password.ts';
import { useWaitMessage, waitMessage } from './wait-message.ts';

/** The message for a failed call. What was typed is kept. */
export function failureMessage(failure: unknown): string {
  return inOne(whyItFailed(failure, FORM_MESSAGES), waitMessage(failure));
}

function whyItFailed(failure: unknown, forms: Messages<typeof FORM_MESSAGES>): string {
  if (failure instanceof InsecureContextError) return forms.needsHttps;
  if (failure instanceof UnansweredError) return failure.message;
  if (!(failure instanceof RefusedError)) return errorMessage('server_error');
  // By the time they read this, they have logged in again in the dialog.
  return failure.code === 'no_session' ? forms.sessionWasOver : failure.message;
}

/** The same in the reader's language, where translated. */
export function useFailureMessage(): (failure: unknown) => string {
  const forms = useMessages(FORM_MESSAGES);
  const sentence = useSentence();
  const waiting = useWaitMessage();
  return (failure) => {
    const why = whyItFailed(failure, forms);
    return inOne(sentence(why) ?? why, waiting(failure));
  };
}

function inOne(why: string, wait: string | null): string {
  return wait === null ? why : `${why} ${wait}`;
}

/** Rate limits, a wrong clock and missing https: no screen's own text may hide these. */
export function isAboutTheAttempt(failure: unknown): boolean {
  if (failure instanceof InsecureContextError) return true;
  return (
    failure instanceof RefusedError &&
    ['too_many', 'stale_password', 'bad_check'].includes(failure.code)
  );
}
