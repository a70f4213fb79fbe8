import type { MenuLanguage } from '../menu/translations.ts';

/** The languages of a diner's screens. */
export type Language = 'es' | MenuLanguage;

/** The locale for amounts and dates in each language: the European variant. */
export const LOCALES = {
  es: 'es-ES',
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-PT',
  ca: 'ca-ES',
} as const satisfies Record<Language, string>;
