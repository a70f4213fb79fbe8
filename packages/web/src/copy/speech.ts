import {
  ALLERGENS,
  formatEuros,
  type Allergen,
  type Cents,
  LOCALES,
  type Language,
} from '@simplato/domain';
import { createContext, use } from 'react';
import type { Catalogue } from './catalogue.ts';
import type { Words } from './words.ts';

/**
 * The language that a diner's screens speak, and its words. Spanish is built into each screen; another
 * language is one chunk, and until it is here `words` is null and the language Spanish.
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

/** A screen's texts in the language of now. */
export function useCopy<Copy extends { catalogue: CopyName }>(copy: Copy): Words<Copy> {
  const { words } = use(SpeechContext);
  // The catalogue's type holds each language to the shape of the Spanish copy of that name.
  return (words?.[copy.catalogue] ?? copy) as unknown as Words<Copy>;
}

/** Amounts as the reader writes them. */
export function useEuros(): (cents: Cents) => string {
  const locale = LOCALES[useLanguage()];
  return (cents) => formatEuros(cents, locale);
}

/**
 * What a rule or the server said in Spanish, in the language of now; null where nobody has translated
 * it. By its words and not by a code: a message that says more than its code stays whole.
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
