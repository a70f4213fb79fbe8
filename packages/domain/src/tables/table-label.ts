import { LANGUAGES, type Language } from '../i18n/languages.ts';

/** Whether a table is known by a number rather than a name. */
export function isNumbered(tableName: string): boolean {
  return /^\d/.test(tableName);
}

/** A table as displayed: 'Mesa 4', but 'Terraza 1' unchanged. */
export function tableLabel(tableName: string, language: Language = 'es'): string {
  return isNumbered(tableName) ? `${LANGUAGES[language].table} ${tableName}` : tableName;
}
