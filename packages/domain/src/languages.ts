import type { MenuLanguage } from './translations.ts';

/** What a diner's screens may speak. */
export type Language = 'es' | MenuLanguage;

/** How amounts and days are written, by whoever reads the language on this side of the ocean. */
export const LOCALES = {
  es: 'es-ES',
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-PT',
  ca: 'ca-ES',
} as const satisfies Record<Language, string>;
