import type { MenuLanguage, Translations } from '@simplato/domain';

/** An empty name is none: it is shown in Spanish. */
export function writeTranslation(
  translations: Translations<string>,
  language: MenuLanguage,
  name: string,
): Translations<string> {
  const { [language]: _, ...others } = translations;
  return name.trim() === '' ? others : { ...others, [language]: name };
}
