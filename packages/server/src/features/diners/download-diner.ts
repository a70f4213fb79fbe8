import type { Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readOrdersOfVisit } from '../orders/read-orders.ts';
import { listVisitsOf, type Diner, type DinerVisit } from './diner-queries.ts';

/** All visits made with a diner's account and their orders, for the download of their data. */
export async function downloadVisits(
  db: Queryable,
  diner: Diner,
): Promise<(DinerVisit & { orders: Order[] })[]> {
  const visits: (DinerVisit & { orders: Order[] })[] = [];
  for (const visit of await listVisitsOf(db, diner.dinerId)) {
    const orders = await readOrdersOfVisit(db, visit.restaurantId, visit.visitId);
    visits.push({ ...visit, orders });
  }
  return visits;
}
