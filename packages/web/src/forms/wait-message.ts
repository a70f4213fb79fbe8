import type { Language } from '@simplato/domain';
import { RefusedError } from '../api/call-error.ts';
import { FORM_MESSAGES } from '../i18n/es/forms.ts';
import { useMessages, useLanguage } from '../i18n/i18n-context.ts';
import type { Messages } from '../i18n/messages.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/**
 * How long to wait, in a sentence, if the failure is about too many attempts; else null. Rounded up:
 * who waits as long as it says is not refused again.
 */
export function waitMessage(
  failure: unknown,
  copy: Messages<typeof FORM_MESSAGES> = FORM_MESSAGES,
  language: Language = 'es',
): string | null {
  if (!(failure instanceof RefusedError) || failure.code !== 'too_many') return null;
  const { retryAfterSeconds } = failure;
  return retryAfterSeconds > 0
    ? copy.tryAgainIn(describeDuration(retryAfterSeconds, language))
    : null;
}

/** The same in the reader's language. */
export function useWaitMessage(): (failure: unknown) => string | null {
  const copy = useMessages(FORM_MESSAGES);
  const language = useLanguage();
  return (failure) => waitMessage(failure, copy, language);
}

/** '40 segundos', '4 minutos', '1 hora'. */
function describeDuration(seconds: number, language: Language): string {
  const [unit, length] =
    seconds < MINUTE_S
      ? (['second', 1] as const)
      : seconds <= HOUR_S - MINUTE_S
        ? (['minute', MINUTE_S] as const)
        : (['hour', HOUR_S] as const);
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.ceil(seconds / length));
}
