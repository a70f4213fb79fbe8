import {
  categoryFromWire,
  listCategories,
  listProducts,
  productFromWire,
} from '@simplato/contract';
import type { Category, Product } from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export interface Menu {
  categories: readonly Category[];
  products: readonly Product[];
}

/** The house's menu, read again whenever the diner comes back to the page or the line returns. */
export function menuQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['menu', restaurantId],
    queryFn: async (): Promise<Menu> => {
      const [categories, products] = await Promise.all([call(listCategories), call(listProducts)]);
      return {
        categories: categories.map(categoryFromWire),
        products: products.map(productFromWire),
      };
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    enabled: restaurantId !== null,
  });
}
