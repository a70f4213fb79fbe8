import { nameKey } from '../text/plain-words.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';

/** Whether a table is known by a number rather than a name. */
export function isNumbered(tableName: string): boolean {
  return /^\d/.test(tableName);
}

/** Whether two names read the same on codes and tickets: '1' and 'mesa 1'. */
export function hasSameLabel(one: string, other: string): boolean {
  return labelKey(one) === labelKey(other);
}

const labelKey = (tableName: string) => nameKey(tableLabel(nameKey(tableName)));

/** A table as displayed: 'Mesa 4', but 'Terraza 1' unchanged. */
export function tableLabel(tableName: string, language: Language = 'es'): string {
  return isNumbered(tableName) ? `${LANGUAGES[language].table} ${tableName}` : tableName;
}
