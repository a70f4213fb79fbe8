import {
  formatEuros,
  isForNothing,
  netMicrosFromTyped,
  type Product,
  PRODUCT_LENGTHS,
  PRODUCT_VAT_PERCENTS,
  unitGrossCents,
} from '@simplato/domain';
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
import { Select } from '../../../ui/select.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSoldOut } from '../../menu/staff/use-sold-out.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import type { DraftTexts } from '../rows/draft-texts.ts';
import { OpenRowForm } from '../rows/open-row-form.tsx';
import { useEditing } from '../rows/use-editing.ts';
import { AllergenFields } from './allergen-fields.tsx';
import { DietField } from './diet-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import type { ProductDraft } from './product-draft.ts';
import { ProductTranslations } from './product-translations.tsx';
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
          label={labelled(copy.labels.price)}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={draft.price}
          error={errors.price}
          hint={noteOnPrice(draft, editing?.typed.price)}
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
          onChange={(soldOut) => mark(product, soldOut)}
        />
      </div>
      <div className={css.folded}>
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
 * A note on the price: what zero means, or the gross price if the typed text could be
 * misunderstood.
 */
function noteOnPrice(
  { price, vatPercent }: ProductDraft,
  typed: string | undefined,
): string | undefined {
  const netMicros = netMicrosFromTyped(price, vatPercent);
  if (netMicros === null) return undefined;
  const grossCents = unitGrossCents(netMicros, vatPercent);
  if (isForNothing(grossCents)) return copy.forNothing;
  if (typed === undefined || typed.includes('€')) return undefined;
  return copy.onTheMenu(formatEuros(grossCents));
}

/** What is pasted may have lines; blanks at their ends are typed on. */
function onOneLine(text: string): string {
  const [first = '', ...others] = text.split('\n');
  if (others.length === 0) return text;
  return [first.trimEnd(), ...others.map((line) => line.trim())].join(' ');
}
