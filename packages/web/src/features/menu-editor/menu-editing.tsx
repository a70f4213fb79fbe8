import type { Category, Product } from '@simplato/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { UNSAVED_MESSAGES } from '../../i18n/es/unsaved.ts';
import { type CategoryDraft, categoryRows } from './categories/category-draft.ts';
import { type ProductDraft, productRows } from './products/product-draft.ts';
import { withNewProducts, type EditedMenu } from './products/create-part-product.ts';
import { keepUnsaved } from '../../forms/unsaved-work.ts';
import { RowDrafts } from './rows/row-drafts.ts';
import { staffMenuQuery, updateMenu } from '../menu/staff/staff-menu.ts';

interface MenuEditing {
  restaurantId: number;
  categories: RowDrafts<Category, CategoryDraft>;
  products: RowDrafts<Product, ProductDraft>;
}

const MenuEditingContext = createContext<MenuEditing | null>(null);

/** Keeps unsaved menu edits for as long as the user stays in the restaurant's pages. */
export function MenuEditingProvider({
  restaurantId,
  children,
}: {
  restaurantId: number;
  children: ReactNode;
}) {
  const queryClient = useQueryClient();
  const [editing] = useState<MenuEditing>(() => ({
    restaurantId,
    categories: new RowDrafts(
      categoryRows((category) =>
        updateMenu(queryClient, restaurantId, (menu) => ({
          ...menu,
          categories: menu.categories.map((one) =>
            one.categoryId === category.categoryId ? category : one,
          ),
        })),
      ),
    ),
    products: new RowDrafts(
      productRows(
        async (parts) => withNewProducts(parts, editedMenu(queryClient, restaurantId)),
        (product) =>
          updateMenu(queryClient, restaurantId, (menu) => ({
            ...menu,
            products: menu.products.map((one) =>
              one.productId === product.productId ? product : one,
            ),
          })),
      ),
    ),
  }));
  useEffect(
    () =>
      keepUnsaved({
        describe: () => {
          const count = countUnsavedRows(editing);
          return count === 0 ? null : UNSAVED_MESSAGES.rows(count);
        },
        discard: () => {
          editing.categories.discardAll();
          editing.products.discardAll();
        },
      }),
    [editing],
  );
  return <MenuEditingContext value={editing}>{children}</MenuEditingContext>;
}

function editedMenu(queryClient: QueryClient, restaurantId: number): EditedMenu {
  const { queryKey } = staffMenuQuery(restaurantId);
  return {
    restaurantId,
    read: () => queryClient.getQueryData(queryKey) ?? { categories: [], products: [] },
    add: ({ categories, product }) =>
      updateMenu(queryClient, restaurantId, (menu) => ({
        ...menu,
        categories,
        products: [...menu.products, product],
      })),
  };
}

export function useMenuEditing(): MenuEditing {
  const editing = use(MenuEditingContext);
  if (!editing) throw new Error('useMenuEditing needs a MenuEditingProvider above it');
  return editing;
}

export function countUnsavedRows({ categories, products }: MenuEditing): number {
  return categories.countUnsaved() + products.countUnsaved();
}
