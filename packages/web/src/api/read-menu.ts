import { categoryFromWire, productFromWire } from '@simplato/contract';
import { listCategories, listProducts } from '@simplato/contract/endpoints';
import type { Category, Product } from '@simplato/domain';
import { call } from './call.ts';

export interface Menu {
  categories: readonly Category[];
  products: readonly Product[];
  /**
   * Set when the menu is not fresh from the server but the copy kept on this phone: when it was
   * stored.
   */
  keptAtMs?: number;
}

/**
 * The whole menu of the restaurant, in menu order: for the diner who reads it, at the prices of their
 * table, for a waiter at those of `table`, and for the owner who edits it.
 */
export async function readMenu(table: string | null = null): Promise<Menu> {
  const [categories, products] = await Promise.all([
    call(listCategories),
    call(listProducts, table === null ? {} : { query: { mesa: table } }),
  ]);
  return {
    categories: categories.map(categoryFromWire),
    products: products.map(productFromWire),
  };
}
