import { orderProducts, productFromWire, restoreProduct } from '@simplato/contract';
import type { Product } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../api/call.ts';
import type { Menu } from '../../../api/read-menu.ts';
import { MENU_FILE_COPY as fileCopy } from '../../../copy/menu-file.ts';
import { PRODUCTS_COPY as copy } from '../../../copy/products.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { failureWords } from '../../session/failure-words.ts';
import { useAddressedFilter } from '../../house/use-addressed-filter.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { useOrder } from '../rows/use-order.ts';
import { useRows } from '../rows/use-rows.ts';
import { staffMenuQuery, updateMenu } from '../../house/staff-menu.ts';
import { AddProductDialog } from './add-product-dialog.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { findByName } from './find-by-name.ts';
import { ProductSheet } from './product-sheet.tsx';
import type { ProductRowActions } from './product-row.tsx';
import { ProductTable } from './product-table.tsx';
import { putInOrder } from './put-in-order.ts';
import listCss from './product-list.module.css';

const WORDS_IN_ADDRESS = { text: 'buscar' };
const LONGEST_SEARCH = 60;

type Open = { kind: 'add' } | { kind: 'sheet' | 'remove'; product: Product } | null;

export function ProductList({ menu }: { menu: Menu }) {
  const { restaurantId, products: drafts } = useMenuEditing();
  const queryClient = useQueryClient();
  const { show: toast } = useToast();
  const [chosen, setChosen] = useState<number | null>(null);
  const [{ text: typed }, search] = useAddressedFilter(WORDS_IN_ADDRESS);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const rows = useRows(drafts, menu.products);
  // A category that somebody has deleted cannot stay chosen.
  const categoryId = menu.categories.some((one) => one.categoryId === chosen) ? chosen : null;
  const inCategory = useMemo(
    () => rows.filter((product) => categoryId === null || product.categoryId === categoryId),
    [rows, categoryId],
  );
  const shown = useMemo(() => findByName(inCategory, typed), [inCategory, typed]);
  const current = (product: Product) =>
    rows.find(({ productId }) => productId === product.productId) ?? product;

  const readAgain = useCallback(
    () => void queryClient.invalidateQueries(staffMenuQuery(restaurantId)),
    [queryClient, restaurantId],
  );
  const add = useCallback(
    (product: Product) =>
      updateMenu(queryClient, restaurantId, (now) => ({
        ...now,
        products: [...now.products.filter((one) => one.productId !== product.productId), product],
      })),
    [queryClient, restaurantId],
  );

  const order = useOrder<Product>({
    idOf: ({ productId }) => productId,
    nameOf: ({ name }) => name,
    siblingsOf: (id) => {
      const own = menu.products.find(({ productId }) => productId === id)?.categoryId;
      return menu.products.filter((product) => product.categoryId === own);
    },
    show: (moved) =>
      updateMenu(queryClient, restaurantId, (now) => ({
        ...now,
        products: putInOrder(now.products, moved),
      })),
    send: (moved) =>
      call(orderProducts, {
        body: {
          orden: moved.map(({ productId }) => productId),
          ...(moved[0] ? { idcategoria: moved[0].categoryId } : {}),
        },
      }),
    readAgain,
  });

  const restore = useCallback(
    async ({ productId }: Product) => {
      const wire = await call(restoreProduct, { params: { id: productId } });
      add(productFromWire(wire));
      readAgain();
    },
    [add, readAgain],
  );

  const actions = useMemo<ProductRowActions>(
    () => ({
      onPlace: order.place,
      onOpen: (product) => setOpen({ kind: 'sheet', product }),
      onRemove: (product) => setOpen({ kind: 'remove', product }),
      onRestore: (product) =>
        void restore(product).catch((failure: unknown) =>
          toast({ text: failureWords(failure), tone: 'alert' }),
        ),
    }),
    [order.place, restore, toast],
  );

  return (
    <>
      <StaffBand title={copy.heading}>
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'add' })}
        >
          {copy.add}
        </Button>
      </StaffBand>
      {menu.categories.length === 0 && (
        <EmptyState
          title={copy.list.none.title}
          text={copy.noCategories}
          action={
            <div className={listCss.ways}>
              <Link href={PATHS.categories} className={buttonClass({ size: 'big' })}>
                {copy.toCategories}
              </Link>
              <Link href={PATHS.menuFile}>{fileCopy.invitation}</Link>
            </div>
          }
        />
      )}
      {menu.categories.length > 0 && (
        <div className={listCss.selector}>
          <Select
            label={copy.category}
            value={categoryId ?? ''}
            onChange={(event) =>
              setChosen(event.target.value === '' ? null : Number(event.target.value))
            }
          >
            <option value="">{copy.allCategories}</option>
            {menu.categories.map((category) => (
              <option key={category.categoryId} value={category.categoryId}>
                {category.name}
              </option>
            ))}
          </Select>
          {rows.length > 0 && (
            <Field
              label={copy.search.label}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={LONGEST_SEARCH}
              value={typed}
              onChange={({ target }) => search({ text: target.value })}
            />
          )}
          <Link href={PATHS.menuFile} className={buttonClass({ variant: 'outline' })}>
            <FileSpreadsheet aria-hidden="true" />
            {fileCopy.way}
          </Link>
        </div>
      )}
      <p role="status" className={typed === '' ? undefined : listCss.found}>
        {typed !== '' && shown.length > 0 && copy.search.found(shown.length)}
      </p>
      {shown.length > 0 && (
        <ProductTable menu={menu} products={rows} shown={shown} actions={actions} />
      )}
      {shown.length === 0 && inCategory.length > 0 && (
        <EmptyState
          title={copy.search.none(typed)}
          text={categoryId === null ? copy.search.noneText : copy.search.noneHere}
          action={
            categoryId === null ? (
              <Button variant="outline" onClick={() => search({ text: '' })}>
                {copy.search.clear}
              </Button>
            ) : (
              <Button variant="outline" onClick={() => setChosen(null)}>
                {copy.search.everywhere}
              </Button>
            )
          }
        />
      )}
      {inCategory.length === 0 && menu.categories.length > 0 && (
        <EmptyState
          title={rows.length === 0 ? copy.list.none.title : copy.list.empty}
          text={copy.list.none.text}
          action={rows.length === 0 && <Link href={PATHS.menuFile}>{fileCopy.invitation}</Link>}
        />
      )}
      <p role="status">
        <VisuallyHidden>{order.said}</VisuallyHidden>
      </p>
      {open?.kind === 'add' && (
        <AddProductDialog
          categories={menu.categories}
          categoryId={categoryId}
          onClose={close}
          onAdded={(product) => {
            add(product);
            // It would hardly be found by what was looked for before.
            search({ text: '' });
          }}
        />
      )}
      {open?.kind === 'sheet' && (
        <ProductSheet
          menu={menu}
          product={current(open.product)}
          onClose={close}
          onRestore={actions.onRestore}
        />
      )}
      {open?.kind === 'remove' && (
        <DeleteProductDialog
          product={current(open.product)}
          onClose={close}
          onRemoved={({ productId }) => {
            updateMenu(queryClient, restaurantId, (now) => ({
              ...now,
              products: now.products.filter((one) => one.productId !== productId),
            }));
          }}
          onRestore={restore}
        />
      )}
    </>
  );
}
