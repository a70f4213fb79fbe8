import { menuLanguageOf, type MenuLanguage } from '@simplato/domain';

/** The language, beside Spanish, in which this device's owner reads a menu; null is Spanish. */
export function useMenuLanguage(): MenuLanguage | null {
  return menuLanguageOf(navigator.languages);
}
