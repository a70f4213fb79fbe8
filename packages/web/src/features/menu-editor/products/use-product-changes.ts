import { productFromWire } from '@simplato/contract';
import { orderProducts, restoreProduct } from '@simplato/contract/staff-endpoints';
import type { Product } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../api/call.ts';
import type { Menu } from '../../../api/read-menu.ts';
import { staffMenuQuery, updateMenu } from '../../menu/staff/staff-menu.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import { useRowOrder } from '../rows/use-row-order.ts';

/** The changes an owner can make to the list of products; each is shown at once. */
export function useProductChanges(menu: Menu) {
  const { restaurantId } = useMenuEditing();
  const queryClient = useQueryClient();

  const change = useCallback(
    (edit: (products: readonly Product[]) => readonly Product[]) =>
      updateMenu(queryClient, restaurantId, (now) => ({ ...now, products: edit(now.products) })),
    [queryClient, restaurantId],
  );
  const readAgain = useCallback(
    () => void queryClient.invalidateQueries(staffMenuQuery(restaurantId)),
    [queryClient, restaurantId],
  );

  /** Shows a product returned by the server, replacing an older copy. */
  const add = useCallback(
    (product: Product) => change((now) => [...without(now, product), product]),
    [change],
  );
  const remove = useCallback(
    (product: Product) => change((now) => without(now, product)),
    [change],
  );
  const restore = useCallback(
    async ({ productId }: Product) => {
      const wire = await call(restoreProduct, { params: { id: productId } });
      add(productFromWire(wire));
      readAgain();
    },
    [add, readAgain],
  );

  const order = useRowOrder<Product>({
    idOf: ({ productId }) => productId,
    nameOf: ({ name }) => name,
    siblingsOf: (id) => {
      const own = menu.products.find(({ productId }) => productId === id)?.categoryId;
      return menu.products.filter((product) => product.categoryId === own);
    },
    show: (moved) => change((now) => putInOrder(now, moved)),
    send: (moved) =>
      call(orderProducts, {
        body: {
          orden: moved.map(({ productId }) => productId),
          ...(moved[0] ? { idcategoria: moved[0].categoryId } : {}),
        },
      }),
    readAgain,
  });

  return { add, remove, restore, order };
}

function without(products: readonly Product[], { productId }: Product): readonly Product[] {
  return products.filter((product) => product.productId !== productId);
}

/**
 * Reorders some of the products among the positions they occupy; the others stay where they are.
 */
function putInOrder(products: readonly Product[], moved: readonly Product[]): readonly Product[] {
  const ids = new Set(moved.map(({ productId }) => productId));
  const next = moved.values();
  return products.map((product) =>
    ids.has(product.productId) ? (next.next().value ?? product) : product,
  );
}
