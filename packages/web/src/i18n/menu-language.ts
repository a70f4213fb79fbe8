import type { MenuLanguage } from '@simplato/domain';
import { useLanguage } from './i18n-context.ts';

/** The language, other than Spanish, in which the menu is shown; null is Spanish. */
export function useMenuLanguage(): MenuLanguage | null {
  const language = useLanguage();
  return language === 'es' ? null : language;
}
