import { MENU_LANGUAGES, type MenuLanguage, type Translations } from '@simplato/domain';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { Field } from '../../../ui/field.tsx';
import css from './translations.module.css';

const copy = ROWS_MESSAGES.translations;

interface NameTranslationsProps {
  translations: Translations<string>;
  onChange: (translations: Translations<string>) => void;
}

/** A name in the languages besides Spanish. */
export function NameTranslations({ translations, onChange }: NameTranslationsProps) {
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
          onChange={(event) =>
            onChange(writeTranslation(translations, language, event.target.value))
          }
        />
      ))}
    </div>
  );
}

/** An empty name removes the translation: the Spanish name is shown. */
export function writeTranslation(
  translations: Translations<string>,
  language: MenuLanguage,
  name: string,
): Translations<string> {
  const { [language]: _, ...others } = translations;
  return name.trim() === '' ? others : { ...others, [language]: name };
}
