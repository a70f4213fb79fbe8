import css from './in-language.module.css';
import { useUiWords } from './ui-words.ts';

interface InLanguageProps {
  text: string;
  /**
   * Said where it is not the page's own, so that a screen reader pronounces it. 'es' is a text that
   * nobody has translated, and gets a mark for those who read.
   */
  lang?: string | undefined;
  /** The mark stands elsewhere already. */
  unmarked?: boolean;
}

export function InLanguage({ text, lang, unmarked = false }: InLanguageProps) {
  const { untranslated } = useUiWords();
  if (lang === undefined) return text;
  return (
    <span lang={lang}>
      {text}
      {lang === 'es' && !unmarked && (
        <span className={css.mark} aria-hidden="true">
          {untranslated}
        </span>
      )}
    </span>
  );
}
