import type { Language } from '@simplato/domain';
import { LETTERS_CA } from './ca.ts';
import { LETTERS_DE } from './de.ts';
import { LETTERS_EN } from './en.ts';
import { LETTERS_ES } from './es.ts';
import { LETTERS_FR } from './fr.ts';
import type { DinerLetters } from './letter-messages.ts';
import { LETTERS_PT } from './pt.ts';

/** All mails to diners, by language. Mails to staff are in Spanish. */
export const DINER_LETTERS: Readonly<Record<Language, DinerLetters>> = {
  es: LETTERS_ES,
  en: LETTERS_EN,
  fr: LETTERS_FR,
  de: LETTERS_DE,
  pt: LETTERS_PT,
  ca: LETTERS_CA,
};
