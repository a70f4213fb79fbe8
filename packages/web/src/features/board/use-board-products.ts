import { markSoldOut, type Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UnsentTaps } from './stream/unsent-taps.ts';
import { staffMenuQuery } from '../menu/staff/staff-menu.ts';

/**
 * What the menu says of each product now, and what was marked here without a connection; nothing while it
 * cannot be read.
 */
export function useBoardProducts(
  restaurantId: number,
  isReady: boolean,
  unsent: UnsentTaps,
): ReadonlyMap<number, Product> {
  // After the orders, which matter more.
  const { data } = useQuery({ ...staffMenuQuery(restaurantId), enabled: isReady });
  const products = data?.products;
  return useMemo(
    () =>
      new Map(
        products?.map((product) => {
          const marks = unsent.filter((tap) => tap.kind === 'sold-out');
          const marked = marks
            .filter((tap) => tap.productId === product.productId)
            .reduce(
              (now, { formatId = null, soldOut }) => markSoldOut(now, formatId, soldOut),
              product,
            );
          return [product.productId, marked];
        }),
      ),
    [products, unsent],
  );
}
