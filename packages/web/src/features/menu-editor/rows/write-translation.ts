import type { MenuLanguage, Translations } from '@simplato/domain';

/** An empty name removes the translation: the Spanish name is shown. */
export function writeTranslation(
  translations: Translations<string>,
  language: MenuLanguage,
  name: string,
): Translations<string> {
  const { [language]: _, ...others } = translations;
  return name.trim() === '' ? others : { ...others, [language]: name };
}
