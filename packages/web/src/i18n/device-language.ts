import { COOKIES } from '@simplato/contract';
import { LANGUAGE_CODES, menuLanguageOf, type Language } from '@simplato/domain';
import { loadMessages } from './load-messages.ts';
import { SPANISH, type I18n } from './i18n-context.ts';
import { speaksLanguages } from '../paths.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';

const YEAR_S = 365 * 24 * 3600;
const MOST_WAIT_MS = 1_500;

/** The language chosen on this device, or else the device's own. */
export function languageOfDevice(): Language {
  const chosen = readCookie(COOKIES.language);
  return (
    LANGUAGE_CODES.find((language) => language === chosen) ??
    menuLanguageOf(navigator.languages) ??
    'es'
  );
}

/** A cookie, so that the server can render its pages in this language too. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(`${COOKIES.language}=${language}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}`);
}

/** The language of the first screen: Spanish if the translation does not load in time. */
export async function firstI18n(): Promise<I18n> {
  if (!speaksLanguages(location.pathname)) return SPANISH;
  const tooLate = new Promise<I18n>((resolve) => {
    setTimeout(() => resolve(SPANISH), MOST_WAIT_MS);
  });
  return await Promise.race([loadMessages(languageOfDevice()).catch(() => SPANISH), tooLate]);
}
