import { errorMessage } from '@simplato/contract';
import { RefusedError, UnansweredError } from '../../api/call-error.ts';
import { FORM_COPY } from '../../copy/forms.ts';
import { useCopy, useSentence } from '../../copy/speech.ts';
import type { Words } from '../../copy/words.ts';
import { InsecureContextError } from './password-digest.ts';

/** The message for a failed call. What was typed is kept. */
export function failureWords(failure: unknown, forms: Words<typeof FORM_COPY> = FORM_COPY): string {
  if (failure instanceof InsecureContextError) return forms.needsHttps;
  if (failure instanceof UnansweredError) return failure.message;
  if (!(failure instanceof RefusedError)) return errorMessage('server_error');
  // By the time they read this, they have logged in again in the dialog.
  return failure.code === 'no_session' ? forms.sessionWasOver : failure.message;
}

/** The same in the reader's language, where translated. */
export function useFailureWords(): (failure: unknown) => string {
  const forms = useCopy(FORM_COPY);
  const sentence = useSentence();
  return (failure) => {
    const words = failureWords(failure, forms);
    return sentence(words) ?? words;
  };
}

/** Rate limits, a wrong clock and missing https: no screen's own text may hide these. */
export function isAboutTheAttempt(failure: unknown): boolean {
  if (failure instanceof InsecureContextError) return true;
  return (
    failure instanceof RefusedError &&
    ['too_many', 'stale_password', 'bad_check'].includes(failure.code)
  );
}
