import type { Language } from '@simplato/domain';
import { SPANISH, type I18n } from './i18n-context.ts';

/** One chunk per language. */
const CHUNKS = import.meta.glob<{ MESSAGES: I18n['messages'] }>('./*/all.ts');

/** Throws if its chunk cannot be loaded. */
export async function loadMessages(language: Language): Promise<I18n> {
  if (language === 'es') return SPANISH;
  const load = CHUNKS[`./${language}/all.ts`];
  if (!load) throw new Error(`no texts in ${language}`);
  return { language, messages: (await load()).MESSAGES };
}
