import type { Language } from './languages.ts';
import { RECEIPT_CA } from './ca.ts';
import { RECEIPT_DE } from './de.ts';
import { RECEIPT_EN } from './en.ts';
import { RECEIPT_ES } from './es.ts';
import { RECEIPT_FR } from './fr.ts';
import { RECEIPT_PT } from './pt.ts';
import type { ReceiptMessages } from './receipt-messages.ts';

export const RECEIPT_LANGUAGES: Readonly<Record<Language, ReceiptMessages>> = {
  es: RECEIPT_ES,
  en: RECEIPT_EN,
  fr: RECEIPT_FR,
  de: RECEIPT_DE,
  pt: RECEIPT_PT,
  ca: RECEIPT_CA,
};
