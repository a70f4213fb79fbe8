import { businessDay, type Category, type Product } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listCategories } from './categories/category-queries.ts';
import { listMenuEntries, listProducts } from './products/product-queries.ts';

export type OrderingEntry = Awaited<ReturnType<typeof listMenuEntries>>[number];
export type Menu = ReadonlyMap<number, OrderingEntry>;

/** Every product of the restaurant by its id, as an order needs it. */
export async function loadMenu(db: Queryable, restaurantId: number, at: Date): Promise<Menu> {
  const entries = await listMenuEntries(db, restaurantId, businessDay(at));
  return new Map(entries.map((entry) => [entry.product.productId, entry]));
}

/** The categories and the products of a restaurant, in menu order, as its pages show them. */
export async function readMenu(
  db: Queryable,
  restaurantId: number,
  at: Date,
): Promise<{ categories: Category[]; products: Product[] }> {
  const [categories, products] = await Promise.all([
    listCategories(db, restaurantId),
    listProducts(db, restaurantId, businessDay(at)),
  ]);
  return { categories, products };
}
