interface InLanguageProps {
  text: string;
  /** Said where it is not the page's own, so that a screen reader pronounces it. */
  lang?: string | undefined;
}

export function InLanguage({ text, lang }: InLanguageProps) {
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
