import { productFromWire, soldByToWire } from '@simplato/contract';
import { createProduct } from '@simplato/contract/staff-endpoints';
import {
  type Category,
  chosenCategoryRule,
  DEFAULT_VAT_PERCENT,
  productNameRule,
  formatNetMicros,
  grossCentsFromTyped,
  grossPriceRule,
  isForNothing,
  isSetMenu,
  netMicrosFromGross,
  PRODUCT_LENGTHS,
  type Product,
  soldByFault,
  type StatedAllergens,
} from '@simplato/domain';
import { useEffect, useRef, useState } from 'react';
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
import { AllergenFields } from './allergen-fields.tsx';
import { copiedFields, soldByOfTyped, typedSoldBy, writtenPriceOf } from './product-draft.ts';
import { SoldByFields } from './sold-by-fields.tsx';
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
  /** The product that it begins as a copy of. */
  like: Product | null;
  onClose: () => void;
  onAdded: (product: Product) => void;
}

export function AddProductDialog({ categoryId, like, ...others }: AddProductDialogProps) {
  // The next one begins in the category of the last.
  const [next, setNext] = useState({ number: 0, categoryId, added: '' });
  return (
    <Dialog open onClose={others.onClose} title={copy.title}>
      <p role="status" className={css.added}>
        {next.added}
      </p>
      <AddProductForm
        key={next.number}
        {...others}
        isAnother={next.number > 0}
        like={next.number > 0 ? null : like}
        categoryId={next.categoryId}
        onAnother={(chosen, added) =>
          setNext({ number: next.number + 1, categoryId: chosen, added })
        }
      />
    </Dialog>
  );
}

interface AddProductFormProps extends AddProductDialogProps {
  /** It is not the first one: the dialog is open already. */
  isAnother: boolean;
  onAnother: (categoryId: number, added: string) => void;
}

function AddProductForm({
  categories,
  categoryId,
  like,
  onClose,
  onAdded,
  isAnother,
  onAnother,
}: AddProductFormProps) {
  const { restaurantId } = useMenuEditing();
  const { show } = useToast();
  const [hasTried, setHasTried] = useState(false);
  const [allergens, setAllergens] = useState<StatedAllergens>(like?.allergens ?? null);
  const [soldBy, setSoldBy] = useState(like?.soldBy ? typedSoldBy(like.soldBy) : null);
  const { formats = [], optionGroups = [] } = like ?? {};
  const soldByError = soldBy && soldByFault(soldByOfTyped(soldBy), { formats, optionGroups });
  const canBeWeighed = formats.length === 0 && !isSetMenu({ optionGroups });
  const wantsAnother = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnother) fields.current?.querySelector('input')?.focus();
  }, [isAnother]);
  const form = useServerForm({
    defaultValues: {
      name: like?.name ?? '',
      description: like?.description ?? '',
      price: like ? writtenPriceOf(like) : '',
      reference: '',
      categoryId: String(like?.categoryId ?? categoryId ?? ''),
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
      const isForAnother = wantsAnother.current;
      const grossCents = grossCentsFromTyped(price) ?? 0;
      const wire = await call(createProduct, {
        body: {
          identerprise: restaurantId,
          productostype: Number(chosen),
          name,
          description,
          price: formatNetMicros(
            netMicrosFromGross(grossCents, like?.vatPercent ?? DEFAULT_VAT_PERCENT),
          ),
          referenciaunica: reference,
          alergenos: allergens && [...allergens],
          // The fixed fields of every new product.
          quantity: 1000,
          imgurl: 'example',
          porcentajeimpuestos: DEFAULT_VAT_PERCENT,
          marca: 'string',
          barcode: 'string',
          ...(like && copiedFields(like)),
          porpeso: soldBy && soldByToWire(soldByOfTyped(soldBy)),
        },
      });
      onAdded(productFromWire(wire));
      const added = copy.added(name.trim());
      if (isForAnother) {
        onAnother(Number(chosen), added);
      } else {
        onClose();
        show({ text: added, tone: 'success' });
      }
    },
  });
  const grossCents = grossCentsFromTyped(form.watch('price'));
  const chosen = form.watch('categoryId');
  const category = categories.find((one) => String(one.categoryId) === chosen);
  const categoryError = hasTried ? chosenCategoryRule(chosen) : null;

  return (
    <>
      <div className={css.background}>
        <Plate name={form.watch('name')} course={plateCourse(category?.course)} />
      </div>
      <div className={css.sheet} ref={fields}>
        {categories.length === 0 && (
          <Notice tone="wait" action={<Link href={PATHS.categories}>{toCategories}</Link>}>
            {noCategories}
          </Notice>
        )}
        <FormShell
          {...form.shell}
          onSubmit={(event) => {
            setHasTried(true);
            // Its button asks the form itself; Enter and the main button are submitters.
            wantsAnother.current = event.nativeEvent.submitter === null;
            if (soldByError === null) form.shell.onSubmit(event);
            else event.preventDefault();
          }}
          submitLabel={copy.submit}
          secondary={
            <>
              <Button variant="outline" onClick={onClose}>
                {ROWS_MESSAGES.cancel}
              </Button>
              <Button
                variant="soft"
                className={css.another}
                onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
              >
                {copy.another}
              </Button>
            </>
          }
        >
          <div className={css.fields}>
            <Field
              label={copy.product}
              maxLength={PRODUCT_LENGTHS.name}
              autoComplete="off"
              {...form.field('name')}
            />
            <Field
              label={soldBy ? PRODUCTS_MESSAGES.soldBy.price[soldBy.unit] : copy.price}
              hint={copy.priceHint}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              warning={grossCents !== null && isForNothing(grossCents) ? forNothing : undefined}
              {...form.field('price')}
            />
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
            <div role="alert" className={css.alert}>
              {categoryError !== null && <Notice tone="alert">{categoryError}</Notice>}
            </div>
          </div>
          {/* What is pressed once it is sent would be neither of this product nor of the next one. */}
          <fieldset className={css.choices} disabled={form.isSubmitting}>
            {canBeWeighed && (
              <SoldByFields
                soldBy={soldBy}
                error={(hasTried && soldByError) || undefined}
                onChange={setSoldBy}
              />
            )}
            <AllergenFields allergens={allergens} onChange={setAllergens} />
          </fieldset>
          <TextAreaField
            label={copy.description}
            rows={2}
            maxLength={PRODUCT_LENGTHS.description}
            {...form.field('description')}
          />
          <Field
            label={copy.reference}
            maxLength={PRODUCT_LENGTHS.reference}
            autoComplete="off"
            {...form.field('reference')}
          />
        </FormShell>
      </div>
    </>
  );
}
