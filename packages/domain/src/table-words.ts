import type { Language } from './languages.ts';

const TABLE = {
  es: 'Mesa',
  en: 'Table',
  fr: 'Table',
  de: 'Tisch',
  pt: 'Mesa',
  ca: 'Taula',
} as const satisfies Record<Language, string>;

/** Whether a table is called by its number, rather than by a name of its own. */
export function isNumbered(tableName: string): boolean {
  return /^\d/.test(tableName);
}

/** A table as people say it: 'Mesa 4', but 'Terraza 1' as it is. */
export function tableWords(tableName: string, language: Language = 'es'): string {
  return isNumbered(tableName) ? `${TABLE[language]} ${tableName}` : tableName;
}
