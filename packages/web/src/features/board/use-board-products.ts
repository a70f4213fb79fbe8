import type { Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { staffMenuQuery } from '../menu/staff/staff-menu.ts';

/** What the menu says of each product now; nothing while it cannot be read. */
export function useBoardProducts(
  restaurantId: number,
  isReady: boolean,
): ReadonlyMap<number, Product> {
  // After the orders, which matter more.
  const { data } = useQuery({ ...staffMenuQuery(restaurantId), enabled: isReady });
  const products = data?.products;
  return useMemo(
    () => new Map(products?.map((product) => [product.productId, product])),
    [products],
  );
}
