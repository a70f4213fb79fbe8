import { ABOUT_TEXT } from './legal-about.ts';
import { ACCESSIBILITY_TEXT } from './legal-accessibility.ts';
import { COOKIES_TEXT } from './legal-cookies.ts';
import type { LegalLink } from './legal-links.ts';
import { PRIVACY_TEXT } from './legal-privacy.ts';
import { TERMS_TEXT } from './legal-terms.ts';
import type { LegalText } from './legal-text.ts';

/** Texts with a page of their own; the first four also open as dialogs from the footer. */
export const LEGAL_TEXTS: Record<LegalLink | 'accessibility', LegalText> = {
  about: ABOUT_TEXT,
  terms: TERMS_TEXT,
  privacy: PRIVACY_TEXT,
  cookies: COOKIES_TEXT,
  accessibility: ACCESSIBILITY_TEXT,
};

export type LegalTextName = keyof typeof LEGAL_TEXTS;
