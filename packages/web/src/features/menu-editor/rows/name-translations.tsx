import { MENU_LANGUAGES, type MenuLanguage, type Translations } from '@simplato/domain';
import { ROWS_COPY } from '../../../copy/menu-rows.ts';
import { Field } from '../../../ui/field.tsx';
import css from './translations.module.css';

const copy = ROWS_COPY.translations;

interface NameTranslationsProps {
  translations: Translations<string>;
  onChange: (translations: Translations<string>) => void;
}

/** A name in the languages beside Spanish. */
export function NameTranslations({ translations, onChange }: NameTranslationsProps) {
  function write(language: MenuLanguage, name: string) {
    const { [language]: _, ...others } = translations;
    onChange(name.trim() === '' ? others : { ...others, [language]: name });
  }
  return (
    <div className={css.languages}>
      <p className={css.hint}>{copy.hint}</p>
      {MENU_LANGUAGES.map((language) => (
        <Field
          key={language}
          label={copy.languages[language]}
          lang={language}
          maxLength={120}
          value={translations[language] ?? ''}
          onChange={(event) => write(language, event.target.value)}
        />
      ))}
    </div>
  );
}
