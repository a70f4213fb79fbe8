import {
  INCLUDED_TEXT_LENGTH,
  type ProductTexts,
  MENU_LANGUAGES,
  type MenuLanguage,
  type Translations,
} from '@simplato/domain';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Field, TextAreaField } from '../../../ui/field.tsx';
import css from '../rows/translations.module.css';

const copy = ROWS_MESSAGES.translations;
const UNWRITTEN: ProductTexts = { name: '', description: '' };

interface ProductTranslationsProps {
  translations: Translations<ProductTexts>;
  /** Of a set menu: that it includes something. */
  hasIncluded: boolean;
  onChange: (translations: Translations<ProductTexts>) => void;
}

/** A product's texts in the languages besides Spanish. */
export function ProductTranslations({
  translations,
  hasIncluded,
  onChange,
}: ProductTranslationsProps) {
  function write(language: MenuLanguage, change: Partial<ProductTexts>) {
    const { [language]: before = UNWRITTEN, ...others } = translations;
    const words = { ...before, ...change };
    const isEmpty = [words.name, words.description, words.includes ?? ''].every(
      (text) => text.trim() === '',
    );
    onChange(isEmpty ? others : { ...others, [language]: words });
  }
  return (
    <div className={css.languages}>
      <p className={css.hint}>{copy.hint}</p>
      {MENU_LANGUAGES.map((language) => (
        <fieldset key={language} className={css.language}>
          <legend>{copy.languages[language]}</legend>
          <div className={css.words}>
            <Field
              label={copy.name}
              lang={language}
              maxLength={120}
              value={translations[language]?.name ?? ''}
              onChange={(event) => write(language, { name: event.target.value })}
            />
            <TextAreaField
              label={copy.description}
              lang={language}
              maxLength={500}
              rows={2}
              value={translations[language]?.description ?? ''}
              onChange={(event) => write(language, { description: event.target.value })}
            />
            {hasIncluded && (
              <Field
                label={PRODUCTS_MESSAGES.setMenu.includes}
                lang={language}
                maxLength={INCLUDED_TEXT_LENGTH}
                value={translations[language]?.includes ?? ''}
                onChange={(event) => write(language, { includes: event.target.value })}
              />
            )}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
