import type { Language } from '../../text/languages.ts';
import type { MenuLanguage } from '../../menu/translations.ts';
import { RECEIPT_CA } from './ca.ts';
import { RECEIPT_DE } from './de.ts';
import { RECEIPT_EN } from './en.ts';
import { RECEIPT_ES } from './es.ts';
import { RECEIPT_FR } from './fr.ts';
import { RECEIPT_PT } from './pt.ts';
import type { ReceiptLanguage, ReceiptWords } from './receipt-language.ts';

export const RECEIPT_LANGUAGES: Readonly<Record<MenuLanguage, ReceiptLanguage>> = {
  en: RECEIPT_EN,
  fr: RECEIPT_FR,
  de: RECEIPT_DE,
  pt: RECEIPT_PT,
  ca: RECEIPT_CA,
};

/** The words of one language, and the translation of the receipt's Spanish sentences. */
export function receiptIn(language: Language): {
  words: ReceiptWords;
  say: (spanish: string) => string;
} {
  if (language === 'es') return { words: RECEIPT_ES, say: (spanish) => spanish };
  const { words, said } = RECEIPT_LANGUAGES[language];
  const known: Readonly<Record<string, string>> = said;
  return { words, say: (spanish) => known[spanish] ?? spanish };
}
