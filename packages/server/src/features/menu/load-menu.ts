import { businessDay } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listMenuEntries } from './products/product-queries.ts';

export type OrderingEntry = Awaited<ReturnType<typeof listMenuEntries>>[number];
export type Menu = ReadonlyMap<number, OrderingEntry>;

/** Every product of the restaurant by its id, as an order needs it. */
export async function loadMenu(db: Queryable, restaurantId: number, at: Date): Promise<Menu> {
  const entries = await listMenuEntries(db, restaurantId, businessDay(at));
  return new Map(entries.map((entry) => [entry.product.productId, entry]));
}
