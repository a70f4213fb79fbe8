import { productFromWire } from '@simplato/contract';
import { createProduct } from '@simplato/contract/endpoints';
import {
  type Category,
  chosenCategoryRule,
  DEFAULT_VAT_PERCENT,
  productNameRule,
  formatNetMicros,
  grossCentsFromTyped,
  grossPriceRule,
  isForNothing,
  netMicrosFromGross,
  PRODUCT_LENGTHS,
  type Product,
} from '@simplato/domain';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../api/call.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextAreaField } from '../../../ui/field.tsx';
import { FormShell } from '../../../ui/form-shell.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { plateCourse } from '../../../ui/plate-course.ts';
import { Plate } from '../../../ui/plate.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import css from './add-product-dialog.module.css';

const { dialog: copy, forNothing, noCategories, toCategories } = PRODUCTS_MESSAGES;

const RULES = {
  name: productNameRule,
  price: grossPriceRule,
  categoryId: chosenCategoryRule,
};

interface AddProductDialogProps {
  categories: readonly Category[];
  /** The category that the list shows. */
  categoryId: number | null;
  onClose: () => void;
  onAdded: (product: Product) => void;
}

export function AddProductDialog({
  categories,
  categoryId,
  onClose,
  onAdded,
}: AddProductDialogProps) {
  const { restaurantId } = useMenuEditing();
  const { show } = useToast();
  const [hasTried, setHasTried] = useState(false);
  const form = useServerForm({
    defaultValues: {
      name: '',
      description: '',
      price: '',
      reference: '',
      categoryId: categoryId === null ? '' : String(categoryId),
    },
    rules: RULES,
    fieldOf: {
      name: 'name',
      description: 'description',
      price: 'price',
      referenciaunica: 'reference',
      productostype: 'categoryId',
      not_found: 'categoryId',
    },
    send: async ({ name, description, price, reference, categoryId: chosen }) => {
      const grossCents = grossCentsFromTyped(price) ?? 0;
      const wire = await call(createProduct, {
        body: {
          identerprise: restaurantId,
          productostype: Number(chosen),
          name,
          description,
          price: formatNetMicros(netMicrosFromGross(grossCents, DEFAULT_VAT_PERCENT)),
          referenciaunica: reference,
          // The fixed fields of every new product.
          quantity: 1000,
          imgurl: 'example',
          porcentajeimpuestos: DEFAULT_VAT_PERCENT,
          marca: 'string',
          barcode: 'string',
        },
      });
      onAdded(productFromWire(wire));
      onClose();
      show({ text: copy.added(name.trim()), tone: 'success' });
    },
  });
  const grossCents = grossCentsFromTyped(form.watch('price'));
  const chosen = form.watch('categoryId');
  const category = categories.find((one) => String(one.categoryId) === chosen);
  const categoryError = hasTried ? chosenCategoryRule(chosen) : null;

  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <div className={css.background}>
        <Plate name={form.watch('name')} course={plateCourse(category?.course)} />
      </div>
      <div className={css.sheet}>
        {categories.length === 0 && (
          <Notice tone="wait" action={<Link href={PATHS.categories}>{toCategories}</Link>}>
            {noCategories}
          </Notice>
        )}
        <FormShell
          {...form.shell}
          onSubmit={(event) => {
            setHasTried(true);
            form.shell.onSubmit(event);
          }}
          submitLabel={copy.submit}
          secondary={
            <Button variant="outline" size="big" onClick={onClose}>
              {ROWS_MESSAGES.cancel}
            </Button>
          }
        >
          <Field
            label={copy.product}
            maxLength={PRODUCT_LENGTHS.name}
            autoComplete="off"
            {...form.field('name')}
          />
          <TextAreaField
            label={copy.description}
            rows={2}
            maxLength={PRODUCT_LENGTHS.description}
            {...form.field('description')}
          />
          <div className={css.pair}>
            <Field
              label={copy.price}
              hint={copy.priceHint}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              warning={grossCents !== null && isForNothing(grossCents) ? forNothing : undefined}
              {...form.field('price')}
            />
            <Field
              label={copy.reference}
              maxLength={PRODUCT_LENGTHS.reference}
              autoComplete="off"
              {...form.field('reference')}
            />
          </div>
          <div role="alert" className={css.alert}>
            {categoryError !== null && <Notice tone="alert">{categoryError}</Notice>}
          </div>
          <Select
            label={copy.category}
            {...form.field('categoryId')}
            error={categoryError === null ? undefined : copy.choose}
          >
            <option value="">–</option>
            {categories.map((one) => (
              <option key={one.categoryId} value={one.categoryId}>
                {one.name}
              </option>
            ))}
          </Select>
        </FormShell>
      </div>
    </Dialog>
  );
}
