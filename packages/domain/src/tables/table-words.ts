import type { Language } from '../text/languages.ts';

const TABLE = {
  es: 'Mesa',
  en: 'Table',
  fr: 'Table',
  de: 'Tisch',
  pt: 'Mesa',
  ca: 'Taula',
} as const satisfies Record<Language, string>;

/** Whether a table is known by a number rather than a name. */
export function isNumbered(tableName: string): boolean {
  return /^\d/.test(tableName);
}

/** A table as displayed: 'Mesa 4', but 'Terraza 1' unchanged. */
export function tableWords(tableName: string, language: Language = 'es'): string {
  return isNumbered(tableName) ? `${TABLE[language]} ${tableName}` : tableName;
}
