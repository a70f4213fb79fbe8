import type { MenuLanguage } from '@simplato/domain';
import { useLanguage } from '../../copy/speech.ts';

/** The language, beside Spanish, in which a menu is read here; null is Spanish. */
export function useMenuLanguage(): MenuLanguage | null {
  const language = useLanguage();
  return language === 'es' ? null : language;
}
