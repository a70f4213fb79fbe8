import type { MenuLanguage } from '../menu/translations.ts';

/** The languages of a diner's screens. */
export type Language = 'es' | MenuLanguage;

interface LanguageFacts {
  /** In itself, as its readers look for it. */
  name: string;
  /** For dates, lists and numbers: the European variant. */
  locale: string;
  /** Before a table's number. */
  table: string;
  euros: EuroStyle;
}

/** How `locale` writes amounts. */
interface EuroStyle {
  decimal: string;
  group: string;
  /** The least whole euros whose thousands are set apart. */
  groupsFrom: number;
  isSignFirst?: boolean;
}

/** A row a language. Its texts are in the folders `i18n` of domain, server and web. */
export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = {
  es: {
    name: 'Español',
    locale: 'es-ES',
    table: 'Mesa',
    euros: { decimal: ',', group: '.', groupsFrom: 10_000 },
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    table: 'Table',
    euros: { decimal: '.', group: ',', groupsFrom: 1_000, isSignFirst: true },
  },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    table: 'Table',
    euros: { decimal: ',', group: '\u202F', groupsFrom: 1_000 },
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
    table: 'Tisch',
    euros: { decimal: ',', group: '.', groupsFrom: 1_000 },
  },
  pt: {
    name: 'Português',
    locale: 'pt-PT',
    table: 'Mesa',
    euros: { decimal: ',', group: '\u00A0', groupsFrom: 10_000 },
  },
  ca: {
    name: 'Català',
    locale: 'ca-ES',
    table: 'Taula',
    euros: { decimal: ',', group: '.', groupsFrom: 1_000 },
  },
};

/** In the order in which a diner chooses. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
