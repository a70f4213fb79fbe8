import { categoryFromWire } from '@simplato/contract';
import { orderCategories, restoreCategory } from '@simplato/contract/staff-endpoints';
import type { Category } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import type { Menu } from '../../../api/read-menu.ts';
import { CATEGORIES_MESSAGES as copy } from '../../../i18n/es/categories.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { useRowOrder } from '../rows/use-row-order.ts';
import { useRows } from '../rows/use-editing.ts';
import { useOpenRow } from '../rows/use-open-row.ts';
import { staffMenuQuery, updateMenu } from '../../menu/staff/staff-menu.ts';
import { AddCategoryDialog } from './add-category-dialog.tsx';
import listCss from './category-list.module.css';
import { CategoryRow } from './category-row.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { EmptyCategories } from './empty-categories.tsx';

export function CategoryList({ menu }: { menu: Menu }) {
  const { restaurantId, categories: drafts } = useMenuEditing();
  const queryClient = useQueryClient();
  const { show: toast } = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<Category | null>(null);
  const rows = useRows(drafts, menu.categories);
  const { openedId, open, close, forget } = useOpenRow();

  const show = useCallback(
    (categories: readonly Category[]) =>
      updateMenu(queryClient, restaurantId, (shown) => ({ ...shown, categories })),
    [queryClient, restaurantId],
  );
  const readAgain = useCallback(
    () => void queryClient.invalidateQueries(staffMenuQuery(restaurantId)),
    [queryClient, restaurantId],
  );
  /**
   * The returned list has no products: reload to see which ones moved or were deleted with the
   * category.
   */
  const take = useCallback(
    (categories: readonly Category[]) => {
      show(categories);
      readAgain();
    },
    [show, readAgain],
  );

  const order = useRowOrder<Category>({
    idOf: ({ categoryId }) => categoryId,
    nameOf: ({ name }) => name,
    siblingsOf: () => menu.categories,
    show,
    send: (moved) =>
      call(orderCategories, { body: { orden: moved.map(({ categoryId }) => categoryId) } }),
    readAgain,
  });

  const bringBack = useCallback(
    ({ categoryId }: Category) => {
      call(restoreCategory, { params: { id: categoryId } })
        .then((list) => take(list.map(categoryFromWire)))
        .catch((failure: unknown) => toast({ text: failureMessage(failure), tone: 'alert' }));
    },
    [take, toast],
  );

  const productCounts = useMemo(() => {
    const counts = new Map<number, number>();
    for (const { categoryId } of menu.products) {
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    }
    return counts;
  }, [menu.products]);

  return (
    <>
      <StaffBand title={copy.heading}>
        <Button
          variant="outline"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {copy.add}
        </Button>
      </StaffBand>
      {rows.length === 0 ? (
        <EmptyCategories onAdded={take} />
      ) : (
        <ul role="list" className={listCss.list} aria-label={copy.list}>
          {rows.map((category, index) => (
            <CategoryRow
              key={category.categoryId}
              category={category}
              index={index}
              count={rows.length}
              productCount={productCounts.get(category.categoryId) ?? 0}
              isOpen={category.categoryId === openedId}
              onOpen={open}
              onClose={close}
              onPlace={order.place}
              onRemove={setRemoving}
              onRestore={bringBack}
            />
          ))}
        </ul>
      )}
      <p role="status">
        <VisuallyHidden>{order.announcement}</VisuallyHidden>
      </p>
      <AddCategoryDialog isOpen={isAdding} onClose={() => setIsAdding(false)} onAdded={take} />
      {removing && (
        <DeleteCategoryDialog
          // The current row: its version may have increased while the dialog was open.
          category={
            menu.categories.find(({ categoryId }) => categoryId === removing.categoryId) ?? removing
          }
          others={menu.categories.filter(({ categoryId }) => categoryId !== removing.categoryId)}
          productCount={productCounts.get(removing.categoryId) ?? 0}
          onClose={() => setRemoving(null)}
          onChanged={(categories) => {
            forget();
            take(categories);
          }}
        />
      )}
    </>
  );
}
