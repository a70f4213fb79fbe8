import type { MenuProduct } from './product-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { listMenuProducts } from './product-queries.ts';

export type Menu = ReadonlyMap<number, MenuProduct>;

/** Every product of the house by its id, as an order needs it. */
export async function loadMenu(db: Queryable, restaurantId: number): Promise<Menu> {
  const products = await listMenuProducts(db, restaurantId);
  return new Map(products.map((product) => [product.productId, product]));
}
