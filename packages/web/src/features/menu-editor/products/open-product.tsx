import {
  ALLERGENS,
  formatEuros,
  isByWeight,
  isForNothing,
  isSetMenu,
  nameAsChosen,
  netMicrosFromTyped,
  type Product,
  PRODUCT_LENGTHS,
  PRODUCT_VAT_PERCENTS,
  tracesOf,
  unitGrossCents,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, TextAreaField } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import { useSoldOut, wholeProduct } from '../../menu/staff/use-sold-out.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import type { DraftTexts } from '../rows/draft-texts.ts';
import { OpenRowForm } from '../rows/open-row-form.tsx';
import { useEditing } from '../rows/use-editing.ts';
import { AllergenFields, TracesField } from './allergen-fields.tsx';
import { DietField } from './diet-field.tsx';
import { FormatFields } from './format-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import type { ProductDraft } from './product-draft.ts';
import { ProductTranslations } from './product-translations.tsx';
import { SetMenuFields } from './set-menu-fields.tsx';
import { SoldByFields } from './sold-by-fields.tsx';
import { useZones } from './use-zones.ts';
import { ZonePriceFields } from './zone-price-fields.tsx';
import css from './open-product.module.css';

/** Where the focus goes in a row that opens: nowhere in particular, or its price. */
type OpenedAt = 'row' | 'price';

export interface ProductRowActions {
  onPlace: (id: number, to: number) => void;
  onOpen: (product: Product, at: OpenedAt) => void;
  onClose: (product: Product) => void;
  onCopy: (product: Product) => void;
  onRemove: (product: Product) => void;
  onRestore: (product: Product) => void;
}

interface OpenProductProps {
  product: Product;
  categories: Menu['categories'];
  words: DraftTexts<ProductDraft>;
  actions: ProductRowActions;
}

/**
 * All fields of a product, in its open row: the only place where one is edited. What is typed is
 * kept outside, so closing the row loses nothing; photo and availability are stored at once.
 */
export function OpenProduct({ product, categories, words, actions }: OpenProductProps) {
  const { restaurantId, products: drafts } = useMenuEditing();
  const { draft, editing, type } = useEditing(drafts, product);
  const mark = useSoldOut(restaurantId);
  const zones = useZones(restaurantId);
  const menu = useQuery(staffMenuQuery(restaurantId));
  const products = (menu.data?.products ?? []).filter(
    (one) => !isSetMenu(one) && !isByWeight(one) && one.productId !== product.productId,
  );
  const name = product.name || copy.unnamed;
  const errors = editing?.errors ?? {};
  const rates = [...new Set([...PRODUCT_VAT_PERCENTS, product.vatPercent])];
  const labelled = (label: string): ReactNode => (
    <>
      {label}
      <VisuallyHidden>{copy.of(name)}</VisuallyHidden>
    </>
  );

  return (
    <OpenRowForm
      drafts={drafts}
      row={product}
      name={name}
      words={words}
      onClose={() => actions.onClose(product)}
      onRestore={() => actions.onRestore(product)}
      aside={
        <PhotoField
          product={product}
          course={categories.find((one) => one.categoryId === product.categoryId)?.course}
        />
      }
    >
      <div className={css.fields}>
        {/* It grows for a long name, but accepts no line breaks. */}
        <TextAreaField
          label={labelled(copy.labels.product)}
          className={css.name}
          rows={1}
          maxLength={PRODUCT_LENGTHS.name}
          value={draft.name}
          error={errors.name}
          onChange={(event) => type({ name: onOneLine(event.target.value) })}
          onKeyDown={submitOnEnter}
        />
        <TextAreaField
          label={labelled(copy.labels.description)}
          className={css.description}
          rows={1}
          maxLength={PRODUCT_LENGTHS.description}
          value={draft.description}
          error={errors.description}
          onChange={(event) => type({ description: event.target.value })}
        />
        <Field
          label={labelled(draft.soldBy ? copy.soldBy.price[draft.soldBy.unit] : copy.labels.price)}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={draft.price}
          error={errors.price}
          readOnly={draft.formats.length > 0}
          hint={
            draft.formats.length > 0
              ? copy.formats.priceHint
              : noteOnPrice(draft, editing?.typed.price)
          }
          onChange={(event) => type({ price: event.target.value })}
        />
        <Select
          label={labelled(copy.labels.category)}
          value={draft.categoryId}
          error={errors.categoryId}
          onChange={(event) => type({ categoryId: Number(event.target.value) })}
        >
          {words.textOf('categoryId', draft) === '' && <option value={draft.categoryId}>–</option>}
          {categories.map((category) => (
            <option key={category.categoryId} value={category.categoryId}>
              {category.name}
            </option>
          ))}
        </Select>
        <Select
          label={labelled(copy.vat.label)}
          hint={draft.vatPercent === product.vatPercent ? undefined : copy.vat.hint}
          value={draft.vatPercent}
          onChange={(event) => type({ vatPercent: Number(event.target.value) })}
        >
          {rates.map((percent) => (
            <option key={percent} value={percent}>
              {copy.vat.rate(percent)}
            </option>
          ))}
        </Select>
        <Field
          label={labelled(copy.dialog.reference)}
          maxLength={PRODUCT_LENGTHS.reference}
          autoComplete="off"
          value={draft.reference}
          error={errors.reference}
          onChange={(event) => type({ reference: event.target.value })}
        />
      </div>
      {(draft.soldBy !== null || (draft.formats.length === 0 && draft.parts.length === 0)) && (
        <SoldByFields
          soldBy={draft.soldBy}
          error={errors.soldBy}
          onChange={(soldBy) => type({ soldBy })}
        />
      )}
      <AllergenFields allergens={draft.allergens} onChange={(allergens) => type({ allergens })} />
      <div className={css.pair}>
        <DietField diet={draft.diet} onChange={(diet) => type({ diet })} />
        <Segmented
          legend={SOLD_OUT_MESSAGES.legend}
          showLegend
          options={(['no', 'today', 'until-changed'] as const).map((value) => ({
            value,
            label: SOLD_OUT_MESSAGES.choices[value],
          }))}
          value={product.soldOut}
          onChange={(soldOut) => mark(wholeProduct(product), soldOut)}
        />
      </div>
      <div className={css.folded}>
        <Disclosure
          summary={copy.fields.traces}
          detail={tracesOf(draft)
            .map((allergen) => ALLERGENS[allergen])
            .join(', ')}
        >
          <TracesField product={draft} onChange={(traces) => type({ traces })} />
        </Disclosure>
        {draft.formats.length === 0 && (zones.length > 0 || draft.zonePrices.length > 0) && (
          <Disclosure summary={copy.zones.legend} detail={words.textOf('zonePrices', draft)}>
            <div className={css.stack}>
              <p className={css.hint}>{copy.zones.hint}</p>
              <ZonePriceFields
                zones={zones}
                prices={draft.zonePrices}
                of={copy.of(name)}
                onChange={(zonePrices) => type({ zonePrices })}
              />
              {errors.zonePrices && (
                <Notice tone="alert" role="alert">
                  {errors.zonePrices}
                </Notice>
              )}
            </div>
          </Disclosure>
        )}
        {(draft.soldBy === null || draft.formats.length > 0) && (
          <Disclosure
            summary={copy.formats.legend}
            detail={draft.formats.map((format) => format.name).join(', ')}
          >
            <FormatFields
              formats={draft.formats}
              stored={product.formats}
              allergens={draft.allergens}
              zones={zones}
              error={errors.formats}
              onChange={(formats, price) =>
                type({ formats, ...(price !== undefined && { price }) })
              }
              onOffer={(formatId) =>
                mark(
                  {
                    productId: product.productId,
                    formatId,
                    name: nameAsChosen(product, formatId, null).text,
                  },
                  'no',
                )
              }
            />
          </Disclosure>
        )}
        {(draft.soldBy === null || draft.parts.length > 0) && (
          <Disclosure
            summary={copy.setMenu.legend}
            detail={draft.parts.map((part) => part.name).join(', ')}
          >
            <SetMenuFields
              parts={draft.parts}
              includes={draft.includes}
              products={products}
              error={errors.parts}
              onChange={type}
            />
          </Disclosure>
        )}
        <Disclosure
          summary={copy.options.legend}
          detail={draft.optionGroups.map((group) => group.name).join(', ')}
        >
          <OptionFields
            groups={draft.optionGroups}
            error={errors.optionGroups}
            onChange={(optionGroups) => type({ optionGroups })}
          />
        </Disclosure>
        <Disclosure
          summary={ROWS_MESSAGES.translations.title}
          detail={Object.keys(draft.translations).join(', ').toUpperCase()}
        >
          <ProductTranslations
            translations={draft.translations}
            hasIncluded={draft.includes.some((one) => one.trim() !== '')}
            onChange={(translations) => type({ translations })}
          />
        </Disclosure>
      </div>
      <Button
        variant="ghost"
        className={css.remove}
        icon={<Trash2 aria-hidden="true" />}
        aria-label={ROWS_MESSAGES.removeOf(name)}
        onClick={() => actions.onRemove(product)}
      >
        {ROWS_MESSAGES.remove}
      </Button>
    </OpenRowForm>
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/**
 * A note on the price: what zero means, the gross price of what is typed before tax, or which of the two is
 * which.
 */
function noteOnPrice({ price, vatPercent }: ProductDraft, typed: string | undefined): string {
  const netMicros = netMicrosFromTyped(price, vatPercent);
  if (netMicros === null) return copy.grossOrNet;
  const grossCents = unitGrossCents(netMicros, vatPercent);
  if (isForNothing(grossCents)) return copy.forNothing;
  if (typed === undefined || typed.includes('€')) return copy.grossOrNet;
  return copy.onTheMenu(formatEuros(grossCents));
}

/** What is pasted may have lines; blanks at their ends are typed on. */
function onOneLine(text: string): string {
  const [first = '', ...others] = text.split('\n');
  if (others.length === 0) return text;
  return [first.trimEnd(), ...others.map((line) => line.trim())].join(' ');
}
