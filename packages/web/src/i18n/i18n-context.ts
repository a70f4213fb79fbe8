import { formatEuros, type Cents, type Language, type MenuLanguage } from '@simplato/domain';
import { createContext, use } from 'react';
import type { Messages } from './messages.ts';

/**
 * The language of a diner's screens, and its texts. Spanish is built into each screen; other
 * languages are one chunk each, and until it is loaded `messages` is null and the language Spanish.
 */
export interface I18n {
  language: Language;
  /** By the `id` of the Spanish ones. */
  messages: Readonly<Record<string, unknown>> | null;
}

export const SPANISH: I18n = { language: 'es', messages: null };

export const I18nContext = createContext(SPANISH);

export function useLanguage(): Language {
  return use(I18nContext).language;
}

/** The language, other than Spanish, in which the menu is shown; null is Spanish. */
export function useMenuLanguage(): MenuLanguage | null {
  const language = useLanguage();
  return language === 'es' ? null : language;
}

/** A screen's texts in the current language. */
export function useMessages<Spanish extends { id: string }>(spanish: Spanish): Messages<Spanish> {
  return messagesIn(use(I18nContext), spanish);
}

export function messagesIn<Spanish extends { id: string }>(
  { messages }: I18n,
  spanish: Spanish,
): Messages<Spanish> {
  // A translation is typed where it is written, and languages.test.ts finds all of them.
  return (messages?.[spanish.id] ?? spanish) as Messages<Spanish>;
}

/** Amounts as the reader's language writes them. */
export function useEuros(): (cents: Cents) => string {
  const language = useLanguage();
  return (cents) => formatEuros(cents, language);
}
