import type { Product } from '@simplato/domain';
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
          const mark = unsent.find(
            (tap) => tap.kind === 'sold-out' && tap.productId === product.productId,
          );
          const soldOut = mark?.kind === 'sold-out' ? mark.soldOut : product.soldOut;
          return [product.productId, { ...product, soldOut }];
        }),
      ),
    [products, unsent],
  );
}
