import { isAnySoldOut, type Product } from '@simplato/domain';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useUrlFilter } from '../../../url-state/use-url-filter.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { useOpenRow } from '../rows/use-open-row.ts';
import { useRows } from '../rows/use-editing.ts';
import { AddProductDialog } from './add-product-dialog.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { findByName } from './find-by-name.ts';
import { NoCategories, NoneSoldOut, NoProducts, NothingFound } from './no-products.tsx';
import { ProductFilter } from './product-filter.tsx';
import type { ProductRowActions } from './open-product.tsx';
import { ProductTable } from './product-table.tsx';
import { useProductChanges } from './use-product-changes.ts';
import listCss from './product-list.module.css';

const WORDS_IN_ADDRESS = { text: 'buscar' };

type Open = { kind: 'add'; like: Product | null } | { kind: 'remove'; product: Product } | null;

export function ProductList({ menu }: { menu: Menu }) {
  const { products: drafts } = useMenuEditing();
  const { show: toast } = useToast();
  const [chosen, setChosen] = useState<number | null>(null);
  const [{ text }, search] = useUrlFilter(WORDS_IN_ADDRESS);
  // The field shows a letter at once; the list follows it in a task of its own.
  const typed = useDeferredValue(text);
  const [onlySoldOut, setOnlySoldOut] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  const { openedId, open: openRow, close: closeRow, forget } = useOpenRow();
  const close = () => setOpen(null);
  const rows = useRows(drafts, menu.products);
  const { add, remove, restore, order } = useProductChanges(menu);
  // The chosen category may have been deleted.
  const categoryId = menu.categories.some((one) => one.categoryId === chosen) ? chosen : null;
  const inCategory = useMemo(
    () => rows.filter((product) => categoryId === null || product.categoryId === categoryId),
    [rows, categoryId],
  );
  const soldOut = useMemo(() => inCategory.filter(isAnySoldOut), [inCategory]);
  const offered = onlySoldOut ? soldOut : inCategory;
  const shown = useMemo(() => findByName(offered, typed), [offered, typed]);
  const current = (product: Product) =>
    rows.find(({ productId }) => productId === product.productId) ?? product;
  const hasCategories = menu.categories.length > 0;

  const actions = useMemo<ProductRowActions>(
    () => ({
      onPlace: order.place,
      onOpen: ({ productId }, at) => openRow(productId, at === 'price' ? 'price' : undefined),
      onClose: ({ productId }) => closeRow(productId),
      onCopy: (product) => setOpen({ kind: 'add', like: product }),
      onRemove: (product) => setOpen({ kind: 'remove', product }),
      onRestore: (product) =>
        void restore(product).catch((failure: unknown) =>
          toast({ text: failureMessage(failure), tone: 'alert' }),
        ),
    }),
    [order.place, openRow, closeRow, restore, toast],
  );

  return (
    <>
      <StaffBand title={copy.heading}>
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'add', like: null })}
        >
          {copy.add}
        </Button>
      </StaffBand>
      {!hasCategories && <NoCategories />}
      {hasCategories && (
        <ProductFilter
          menu={menu}
          categoryId={categoryId}
          onCategory={setChosen}
          soldOut={{
            count: soldOut.length,
            isChosen: onlySoldOut,
            onChange: setOnlySoldOut,
          }}
          search={
            rows.length > 0 ? { text, onChange: (letters) => search({ text: letters }) } : null
          }
        />
      )}
      <p role="status" className={listCss.found}>
        {typed !== '' && shown.length > 0 && copy.search.found(shown.length)}
      </p>
      {shown.length > 0 && (
        <ProductTable
          menu={menu}
          products={rows}
          shown={shown}
          view={JSON.stringify([categoryId, onlySoldOut, typed])}
          actions={actions}
          openedId={openedId}
        />
      )}
      {shown.length === 0 && offered.length > 0 && (
        <NothingFound
          text={typed}
          onEverywhere={categoryId === null ? null : () => setChosen(null)}
          onClear={() => search({ text: '' })}
        />
      )}
      {soldOut.length === 0 && inCategory.length > 0 && onlySoldOut && (
        <NoneSoldOut onAll={() => setOnlySoldOut(false)} />
      )}
      {inCategory.length === 0 && hasCategories && <NoProducts hasAny={rows.length > 0} />}
      <p role="status">
        <VisuallyHidden>{order.announcement}</VisuallyHidden>
      </p>
      {open?.kind === 'add' && (
        <AddProductDialog
          categories={menu.categories}
          categoryId={categoryId}
          like={open.like && current(open.like)}
          onClose={close}
          onAdded={(product) => {
            add(product);
            // What is searched would probably hide the new product.
            search({ text: '' });
            setOnlySoldOut(false);
          }}
        />
      )}
      {open?.kind === 'remove' && (
        <DeleteProductDialog
          product={current(open.product)}
          onClose={close}
          onRemoved={(product) => {
            forget();
            remove(product);
          }}
          onRestore={restore}
        />
      )}
    </>
  );
}
