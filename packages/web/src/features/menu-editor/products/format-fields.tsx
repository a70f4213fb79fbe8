import {
  FORMAT_LIMIT,
  FORMAT_NAME_LENGTH,
  MENU_LANGUAGES,
  type Product,
  type SoldOut,
  type StatedAllergens,
} from '@simplato/domain';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CellField } from '../../../ui/cell-field.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { writeTranslation } from '../rows/name-translations.tsx';
import languagesCss from '../rows/translations.module.css';
import { AllergenFields } from './allergen-fields.tsx';
import css from './option-fields.module.css';
import type { TypedFormat } from './product-draft.ts';
import { ZonePriceFields } from './zone-price-fields.tsx';

const copy = PRODUCTS_MESSAGES.formats;
const words = ROWS_MESSAGES.translations;

const NEW_FORMAT: TypedFormat = {
  formatId: null,
  name: '',
  price: '',
  zonePrices: [],
  allergens: null,
  translations: {},
};

interface FormatFieldsProps {
  formats: readonly TypedFormat[];
  /** Those that are stored, which may be sold out. */
  stored: Product['formats'];
  /** What is stated of the product. */
  allergens: StatedAllergens;
  /** Those that may have prices of their own. */
  zones: readonly string[];
  error: string | undefined;
  /** With the price of the last one, where it becomes that of the product. */
  onChange: (formats: readonly TypedFormat[], price?: string) => void;
  onOffer: (formatId: number) => void;
}

/** The sizes that a product is sold in: one alone is its price, so they come and go in twos. */
export function FormatFields({
  formats,
  stored,
  allergens,
  zones,
  error,
  onChange,
  onOffer,
}: FormatFieldsProps) {
  const change = (at: number, changed: Partial<TypedFormat>) =>
    onChange(formats.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  const names = useId();
  return (
    <section className={css.groups} aria-label={copy.legend}>
      <p className={css.hint}>{copy.hint}</p>
      {formats.length > 0 && (
        <div className={css.group}>
          {/* Visual headings only; each field has its own label, which may be hidden. */}
          <div className={css.columns} aria-hidden="true">
            <span>{copy.format}</span>
            <span>{copy.price}</span>
          </div>
          <datalist id={names}>
            {copy.suggestions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <ul role="list" className={css.options}>
            {formats.map((format, index) => (
              <FormatLine
                // New formats have no id; their fields are controlled, so an index works as the key.
                key={index}
                number={index + 1}
                names={names}
                format={format}
                soldOut={
                  stored.find(({ formatId }) => formatId === format.formatId)?.soldOut ?? 'no'
                }
                ofProduct={allergens}
                zones={zones}
                onChange={(changed) => change(index, changed)}
                onOffer={() => format.formatId !== null && onOffer(format.formatId)}
                onRemove={() => {
                  const left = formats.filter((_, place) => place !== index);
                  if (left.length > 1) onChange(left);
                  else onChange([], left[0]?.price);
                }}
              />
            ))}
          </ul>
          {formats.length < FORMAT_LIMIT && (
            <Button
              variant="ghost"
              icon={<Plus aria-hidden="true" />}
              onClick={() => onChange([...formats, NEW_FORMAT])}
            >
              {copy.add}
            </Button>
          )}
          <FormatTranslations formats={formats} onChange={change} />
        </div>
      )}
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      {formats.length === 0 && (
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([NEW_FORMAT, NEW_FORMAT])}
        >
          {copy.start}
        </Button>
      )}
    </section>
  );
}

interface FormatLineProps {
  number: number;
  /** The id of the list of usual names. */
  names: string;
  format: TypedFormat;
  soldOut: SoldOut;
  /** What is stated of the product, to begin with. */
  ofProduct: StatedAllergens;
  zones: readonly string[];
  onChange: (change: Partial<TypedFormat>) => void;
  onOffer: () => void;
  onRemove: () => void;
}

function FormatLine({
  number,
  names,
  format,
  soldOut,
  ofProduct,
  zones,
  onChange,
  onOffer,
  onRemove,
}: FormatLineProps) {
  const { name, price, allergens } = format;
  const called = name || copy.formatOf(number);
  return (
    <li className={css.line}>
      <div className={css.option}>
        <CellField
          label={copy.formatOf(number)}
          of=""
          list={names}
          maxLength={FORMAT_NAME_LENGTH}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <CellField
          label={copy.price}
          of={PRODUCTS_MESSAGES.of(called)}
          inputMode="decimal"
          maxLength={20}
          value={price}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        <IconButton
          label={copy.remove(called)}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <ZonePriceFields
        zones={zones}
        prices={format.zonePrices}
        of={PRODUCTS_MESSAGES.of(called)}
        onChange={(zonePrices) => onChange({ zonePrices })}
      />
      {soldOut !== 'no' && (
        <p className={css.out}>
          <Badge tone="alert">{SOLD_OUT_MESSAGES.words[soldOut]}</Badge>
          <Button
            variant="outline"
            aria-label={SOLD_OUT_MESSAGES.offerOf(called)}
            onClick={onOffer}
          >
            {SOLD_OUT_MESSAGES.offer}
          </Button>
        </p>
      )}
      {/* What is not stated of the product has nothing to differ from. */}
      {(ofProduct !== null || allergens !== null) && (
        <Checkbox
          label={
            <>
              {copy.ownAllergens}
              <VisuallyHidden>{PRODUCTS_MESSAGES.of(called)}</VisuallyHidden>
            </>
          }
          checked={allergens !== null}
          onChange={(event) => onChange({ allergens: event.target.checked ? ofProduct : null })}
        />
      )}
      {allergens !== null && (
        <AllergenFields
          allergens={allergens}
          isAlwaysStated
          onChange={(changed) => onChange({ allergens: changed })}
        />
      )}
    </li>
  );
}

interface FormatTranslationsProps {
  formats: readonly TypedFormat[];
  onChange: (at: number, change: Partial<TypedFormat>) => void;
}

/** Their names in the languages besides Spanish, each labelled with the Spanish one. */
function FormatTranslations({ formats, onChange }: FormatTranslationsProps) {
  const written = MENU_LANGUAGES.filter((language) =>
    formats.some(({ translations }) => translations[language]),
  );
  return (
    <Disclosure summary={words.title} detail={written.join(', ').toUpperCase()}>
      <div className={languagesCss.languages}>
        {MENU_LANGUAGES.map((language) => (
          <fieldset key={language} className={languagesCss.language}>
            <legend>{words.languages[language]}</legend>
            <div className={languagesCss.words}>
              {formats.map(
                ({ name, translations }, index) =>
                  name !== '' && (
                    <Field
                      key={index}
                      label={name}
                      lang={language}
                      maxLength={FORMAT_NAME_LENGTH}
                      value={translations[language] ?? ''}
                      onChange={(event) =>
                        onChange(index, {
                          translations: writeTranslation(
                            translations,
                            language,
                            event.target.value,
                          ),
                        })
                      }
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
