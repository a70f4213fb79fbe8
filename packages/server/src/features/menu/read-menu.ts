import { businessDay, productInZone, type Category, type Product } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readZones, type Zones } from '../tables/read-zones.ts';
import { listCategories } from './categories/category-queries.ts';
import { listMenuEntries, listProducts } from './products/product-queries.ts';

export type OrderingEntry = Awaited<ReturnType<typeof listMenuEntries>>[number];

/** Every product of the restaurant, by its id, as an order needs it, and the zones of its tables. */
export interface Menu {
  entries: ReadonlyMap<number, OrderingEntry>;
  zones: Zones;
}

export async function loadMenu(db: Queryable, restaurantId: number, at: Date): Promise<Menu> {
  const [entries, zones] = await Promise.all([
    listMenuEntries(db, restaurantId, businessDay(at)),
    readZones(db, restaurantId),
  ]);
  return { entries: new Map(entries.map((entry) => [entry.product.productId, entry])), zones };
}

/** A product as it is sold at a table. */
export function entryAtTable(
  { entries, zones }: Menu,
  productId: number,
  tableName: string,
): OrderingEntry | undefined {
  const entry = entries.get(productId);
  const zone = zones.get(tableName);
  return entry && zone !== undefined
    ? { ...entry, product: productInZone(entry.product, zone) }
    : entry;
}

/** Products as they are sold in a zone; with all their prices where it is ''. */
export function soldIn(products: readonly Product[], zone: string): readonly Product[] {
  return zone === '' ? products : products.map((product) => productInZone(product, zone));
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
