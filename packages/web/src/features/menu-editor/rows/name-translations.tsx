import { MENU_LANGUAGES, type Translations } from '@simplato/domain';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { Field } from '../../../ui/field.tsx';
import css from './translations.module.css';
import { writeTranslation } from './write-translation.ts';

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
