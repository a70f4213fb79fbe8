import { ALLERGENS, formatEuros, type Allergen, type Cents, type Language } from '@simplato/domain';
import { createContext, use } from 'react';
import type { Catalogue } from './catalogue.ts';
import type { Words } from './messages.ts';

/**
 * The language of a diner's screens, and its texts. Spanish is built into each screen; other
 * languages are one chunk each, and until it is loaded `words` is null and the language Spanish.
 */
export interface Speech {
  language: Language;
  words: Catalogue | null;
}

export const SPANISH: Speech = { language: 'es', words: null };

export const SpeechContext = createContext(SPANISH);

export function useLanguage(): Language {
  return use(SpeechContext).language;
}

type CopyName = Exclude<keyof Catalogue, 'sentences' | 'allergens'>;

/** A screen's texts in the current language. */
export function useCopy<Copy extends { catalogue: CopyName }>(copy: Copy): Words<Copy> {
  const { words } = use(SpeechContext);
  // The catalogue's type gives each language the shape of the Spanish copy of that name.
  return (words?.[copy.catalogue] ?? copy) as unknown as Words<Copy>;
}

/** Amounts as the reader's language writes them. */
export function useEuros(): (cents: Cents) => string {
  const language = useLanguage();
  return (cents) => formatEuros(cents, language);
}

/**
 * Translates a Spanish message of a rule or of the server into the current language; null if there
 * is no translation. It is looked up by text rather than by error code, because a message may say
 * more than its code.
 */
export function useSentence(): (spanish: string) => string | null {
  const { words } = use(SpeechContext);
  if (words === null) return (spanish) => spanish;
  const sentences: Readonly<Record<string, string>> = words.sentences;
  return (spanish) => sentences[spanish] ?? null;
}

export function useAllergenNames(): Readonly<Record<Allergen, string>> {
  return use(SpeechContext).words?.allergens ?? ALLERGENS;
}
