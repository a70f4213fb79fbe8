import type { ErrorCode } from '@simplato/contract';
import { CookiesBlockedError, RefusedError, UnansweredError } from '../api/call-error.ts';
import { failureOf, refusalWith, type Failure } from '../api/failure.ts';
import { FORM_MESSAGES } from '../i18n/es/forms.ts';
import { useErrorMessage } from '../i18n/error-messages.ts';
import { useMessages } from '../i18n/i18n-context.ts';
import type { Messages } from '../i18n/messages.ts';
import { InsecureContextError } from '../api/seal-password.ts';
import { useWaitMessage, waitMessage } from './wait-message.ts';

/** The message for a failed call. What was typed is kept. */
export function failureMessage(failure: unknown): string {
  return inOne(
    whyItFailed(failure, FORM_MESSAGES, ({ message }) => message),
    waitMessage(failure),
  );
}

function whyItFailed(
  failure: unknown,
  forms: Messages<typeof FORM_MESSAGES>,
  messageOf: (failure: Failure) => string,
): string {
  if (failure instanceof InsecureContextError) return forms.needsHttps;
  if (failure instanceof CookiesBlockedError) return forms.needsCookies;
  // By the time they read this, they have logged in again in the dialog.
  if (failure instanceof RefusedError && failure.code === 'no_session') return forms.sessionWasOver;
  const isKnown = failure instanceof RefusedError || failure instanceof UnansweredError;
  return messageOf(isKnown ? failureOf(failure) : refusalWith('server_error'));
}

/** The same in the reader's language, where translated. */
export function useFailureMessage(): (failure: unknown) => string {
  const forms = useMessages(FORM_MESSAGES);
  const errorMessage = useErrorMessage();
  const waiting = useWaitMessage();
  return (failure) =>
    inOne(
      whyItFailed(failure, forms, (why) => errorMessage(why) ?? why.message),
      waiting(failure),
    );
}

function inOne(why: string, wait: string | null): string {
  return wait === null ? why : `${why} ${wait}`;
}

/** Rate limits, a wrong clock, missing https or cookies: no screen's own text may hide these. */
export function isAboutTheAttempt(failure: unknown): boolean {
  if (failure instanceof InsecureContextError || failure instanceof CookiesBlockedError)
    return true;
  return (
    failure instanceof RefusedError &&
    ['too_many', 'stale_password', 'bad_check'].includes(failure.code)
  );
}

/** Refused for what it asks for: sent once more, it would be refused again. */
export function isRefusedForGood(failure: unknown): boolean {
  if (!(failure instanceof RefusedError) || failure.code === 'no_session') return false;
  return !isAboutTheAttempt(failure) && !isOurFault(failure);
}

/** The server, or something between us and it, has failed: what was typed may be right. */
export function isOurFault(failure: unknown): boolean {
  if (failure instanceof UnansweredError) return failure.isOurFault;
  return failure instanceof RefusedError && OUR_FAULTS.includes(failure.code);
}

const OUR_FAULTS: readonly ErrorCode[] = ['server_error', 'unavailable'];
