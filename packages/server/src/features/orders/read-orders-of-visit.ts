import type { Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listOrdersOfVisit } from './order-queries.ts';

/** The orders of one visit, newest first. */
export async function readOrdersOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<Order[]> {
  return listOrdersOfVisit(db, restaurantId, visitId);
}
