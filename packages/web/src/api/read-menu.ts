import {
  categoryFromWire,
  listCategories,
  listProducts,
  productFromWire,
} from '@simplato/contract';
import type { Category, Product } from '@simplato/domain';
import { call } from './call.ts';

export interface Menu {
  categories: readonly Category[];
  products: readonly Product[];
  /** Not the server's word of now but what this phone has kept, since then. */
  keptAtMs?: number;
}

/** The whole menu of the house, in its order: for the diner who reads it and the owner who writes it. */
export async function readMenu(): Promise<Menu> {
  const [categories, products] = await Promise.all([call(listCategories), call(listProducts)]);
  return {
    categories: categories.map(categoryFromWire),
    products: products.map(productFromWire),
  };
}
