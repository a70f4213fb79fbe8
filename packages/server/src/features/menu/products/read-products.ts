import { productToWire, type ProductWire } from '@simplato/contract';
import { businessDay } from '@simplato/domain';
import type { Queryable } from '../../../db/database.ts';
import { listProducts } from './product-queries.ts';

/** The products of a restaurant in the wire format, in menu order. */
export async function readProducts(
  db: Queryable,
  restaurantId: number,
  at: Date,
): Promise<ProductWire[]> {
  return (await listProducts(db, restaurantId, businessDay(at))).map(productToWire);
}
