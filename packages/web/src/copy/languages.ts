import type { MenuLanguage } from '@simplato/domain';

/** What a diner's screens may speak. */
export type Language = 'es' | MenuLanguage;

/** Each in its own words, as its reader looks for it. */
export const LANGUAGE_NAMES = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ca: 'Català',
} as const satisfies Record<Language, string>;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** How amounts and days are written, by whoever reads the language on this side of the ocean. */
export const LOCALES = {
  es: 'es-ES',
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-PT',
  ca: 'ca-ES',
} as const satisfies Record<Language, string>;
