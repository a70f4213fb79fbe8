import { servedText, type ServedHours } from '@simplato/domain';
import { KITCHEN_MESSAGES } from '../../i18n/es/kitchen.ts';
import { useMessages, useLanguage } from '../../i18n/i18n-context.ts';

/** In the reader's language, for use within a sentence. */
export function useServedText(hours: ServedHours): string | null {
  const words = useMessages(KITCHEN_MESSAGES);
  return servedText(hours, words, useLanguage());
}
