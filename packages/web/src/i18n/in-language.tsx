import css from './in-language.module.css';
import { UI_MESSAGES } from './es/ui.ts';
import { useMessages } from './i18n-context.ts';

interface InLanguageProps {
  text: string;
  /**
   * Set where it differs from the page's language, so that a screen reader pronounces it correctly.
   * 'es' means untranslated, and adds a visible mark.
   */
  lang?: string | undefined;
  /** The mark is shown elsewhere. */
  unmarked?: boolean;
}

export function InLanguage({ text, lang, unmarked = false }: InLanguageProps) {
  const { untranslated } = useMessages(UI_MESSAGES);
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
