import type { Language } from '@simplato/domain';

/** Each named in itself, as its readers look for it. */
export const LANGUAGE_NAMES = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ca: 'Català',
} as const satisfies Record<Language, string>;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
