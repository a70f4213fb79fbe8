import { type Product, PRODUCT_LENGTHS, PRODUCT_VAT_PERCENTS } from '@simplato/domain';
import { useMemo, useRef } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { focusTooLong } from '../../../ui/use-length.ts';
import { useSoldOut } from '../../menu/staff/use-sold-out.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { RowNotice } from '../rows/row-notice.tsx';
import { RowStatus } from '../rows/row-status.tsx';
import { useEditing } from '../rows/use-editing.ts';
import { AllergenFields } from './allergen-fields.tsx';
import { DietField } from './diet-field.tsx';
import { ProductTranslations } from './product-translations.tsx';
import { OptionFields } from './option-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import css from './product-sheet.module.css';
import { productTexts } from './product-texts.ts';

interface ProductSheetProps {
  menu: Menu;
  product: Product;
  onClose: () => void;
  onRestore: (product: Product) => void;
}

/**
 * The fields of a product that are not in its table row. Unsaved edits are kept with the row, so
 * closing the sheet loses nothing.
 */
export function ProductSheet({ menu, product, onClose, onRestore }: ProductSheetProps) {
  const { restaurantId, products: drafts } = useMenuEditing();
  const { draft, editing, isUnsaved, type } = useEditing(drafts, product);
  const mark = useSoldOut(restaurantId);
  const words = useMemo(() => productTexts(menu.categories), [menu.categories]);
  const isSaving = editing?.phase === 'saving';
  const body = useRef<HTMLDivElement>(null);
  const rates = [...new Set([...PRODUCT_VAT_PERCENTS, product.vatPercent])];
  return (
    <Dialog
      open
      onClose={onClose}
      title={product.name || copy.unnamed}
      size="wide"
      actions={
        <>
          <span className={css.status}>
            <RowStatus editing={editing} words={words} />
          </span>
          <Button variant="outline" onClick={onClose}>
            {copy.close}
          </Button>
          <Button
            disabled={!isUnsaved && !isSaving}
            pending={isSaving}
            onClick={() => {
              if (!focusTooLong(body.current)) void drafts.save(product.productId);
            }}
          >
            {ROWS_MESSAGES.update}
          </Button>
        </>
      }
    >
      <div className={css.sheet} ref={body}>
        <RowNotice
          drafts={drafts}
          editing={editing}
          words={words}
          onRestore={() => onRestore(product)}
        />
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
        <div className={css.fields}>
          <Select
            label={copy.labels.category}
            value={draft.categoryId}
            error={editing?.errors.categoryId}
            onChange={(event) => type({ categoryId: Number(event.target.value) })}
          >
            {words.textOf('categoryId', draft) === '' && (
              <option value={draft.categoryId}>–</option>
            )}
            {menu.categories.map((category) => (
              <option key={category.categoryId} value={category.categoryId}>
                {category.name}
              </option>
            ))}
          </Select>
          <Select
            label={copy.vat.label}
            hint={copy.vat.hint}
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
            label={copy.dialog.reference}
            maxLength={PRODUCT_LENGTHS.reference}
            value={draft.reference}
            error={editing?.errors.reference}
            onChange={(event) => type({ reference: event.target.value })}
          />
        </div>
        <PhotoField
          product={product}
          course={menu.categories.find((one) => one.categoryId === product.categoryId)?.course}
        />
        <AllergenFields allergens={draft.allergens} onChange={(allergens) => type({ allergens })} />
        <DietField diet={draft.diet} onChange={(diet) => type({ diet })} />
        <Disclosure
          summary={copy.options.legend}
          detail={draft.optionGroups.map(({ name }) => name).join(', ')}
        >
          <OptionFields
            groups={draft.optionGroups}
            error={editing?.errors.optionGroups}
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
    </Dialog>
  );
}
