import { MENU_LANGUAGES, type MenuLanguage } from '@simplato/domain';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import css from '../rows/translations.module.css';
import { writeTranslation } from '../rows/name-translations.tsx';
import type { TypedGroup } from './product-draft.ts';

const copy = PRODUCTS_MESSAGES.options;
const words = ROWS_MESSAGES.translations;

interface GroupTranslationsProps {
  number: number;
  group: TypedGroup;
  onChange: (group: TypedGroup) => void;
}

/**
 * The names of a group and its options in the languages besides Spanish, each labelled with the
 * Spanish name.
 */
export function GroupTranslations({ number, group, onChange }: GroupTranslationsProps) {
  return (
    <Disclosure summary={words.title} detail={writtenLanguages(group).join(', ').toUpperCase()}>
      <div className={css.languages}>
        <p className={css.hint}>{copy.translationsHint}</p>
        {MENU_LANGUAGES.map((language) => (
          <fieldset key={language} className={css.language}>
            <legend>{words.languages[language]}</legend>
            <div className={css.words}>
              <Field
                label={group.name || copy.group(number)}
                lang={language}
                maxLength={60}
                value={group.translations[language] ?? ''}
                onChange={(event) =>
                  onChange({
                    ...group,
                    translations: writeTranslation(
                      group.translations,
                      language,
                      event.target.value,
                    ),
                  })
                }
              />
              {group.options.map(
                (option, index) =>
                  // Without a Spanish name there is nothing to translate yet.
                  option.name !== '' && (
                    <Field
                      // New options have no id, so the index is the key.
                      key={index}
                      label={option.name}
                      lang={language}
                      maxLength={60}
                      value={option.translations[language] ?? ''}
                      onChange={(event) => {
                        const { value } = event.target;
                        const translations = writeTranslation(option.translations, language, value);
                        onChange({
                          ...group,
                          options: group.options.with(index, { ...option, translations }),
                        });
                      }}
                    />
                  ),
              )}
            </div>
          </fieldset>
        ))}
      </div>
    </Disclosure>
  );
}

function writtenLanguages({ translations, options }: TypedGroup): MenuLanguage[] {
  return MENU_LANGUAGES.filter((language) =>
    [translations, ...options.map((option) => option.translations)].some((one) => one[language]),
  );
}
