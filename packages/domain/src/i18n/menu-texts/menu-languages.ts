import type { Language } from '../languages.ts';
import { MENU_TEXTS_CA } from './ca.ts';
import { MENU_TEXTS_DE } from './de.ts';
import { MENU_TEXTS_EN } from './en.ts';
import { MENU_TEXTS_ES } from './es.ts';
import { MENU_TEXTS_FR } from './fr.ts';
import type { MenuTexts } from './menu-texts.ts';
import { MENU_TEXTS_PT } from './pt.ts';

export const MENU_TEXTS: Readonly<Record<Language, MenuTexts>> = {
  es: MENU_TEXTS_ES,
  en: MENU_TEXTS_EN,
  fr: MENU_TEXTS_FR,
  de: MENU_TEXTS_DE,
  pt: MENU_TEXTS_PT,
  ca: MENU_TEXTS_CA,
};
