interface InLanguageProps {
  text: string;
  /**
   * Set where it differs from the page's language, so that a screen reader pronounces it correctly.
   * 'es' means untranslated, which the menu says once (UntranslatedNotice).
   */
  lang?: string | undefined;
}

export function InLanguage({ text, lang }: InLanguageProps) {
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
