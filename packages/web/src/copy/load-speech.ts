import type { MenuLanguage, Language } from '@simplato/domain';
import type { Catalogue } from './catalogue.ts';
import { SPANISH, type Speech } from './speech.ts';

/** One chunk per language. */
const WORDS: Record<MenuLanguage, () => Promise<{ WORDS: Catalogue }>> = {
  en: async () => await import('./en/words.ts'),
  fr: async () => await import('./fr/words.ts'),
  de: async () => await import('./de/words.ts'),
  pt: async () => await import('./pt/words.ts'),
  ca: async () => await import('./ca/words.ts'),
};

/** Throws if its chunk cannot be loaded. */
export async function loadSpeech(language: Language): Promise<Speech> {
  if (language === 'es') return SPANISH;
  const { WORDS: words } = await WORDS[language]();
  return { language, words };
}
