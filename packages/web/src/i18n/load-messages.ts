import type { MenuLanguage, Language } from '@simplato/domain';
import type { Catalogue } from './catalogue.ts';
import { SPANISH, type Speech } from './i18n-context.ts';

/** One chunk per language. */
const WORDS: Record<MenuLanguage, () => Promise<{ WORDS: Catalogue }>> = {
  en: async () => await import('./en/all.ts'),
  fr: async () => await import('./fr/all.ts'),
  de: async () => await import('./de/all.ts'),
  pt: async () => await import('./pt/all.ts'),
  ca: async () => await import('./ca/all.ts'),
};

/** Throws if its chunk cannot be loaded. */
export async function loadSpeech(language: Language): Promise<Speech> {
  if (language === 'es') return SPANISH;
  const { WORDS: words } = await WORDS[language]();
  return { language, words };
}
