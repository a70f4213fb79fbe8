import type { Call, Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readOrdersOfVisit } from '../orders/read-orders.ts';
import { readCallsOfVisit } from '../tabs/read-calls.ts';
import { listVisitsOf, type Diner, type DinerVisit } from './diner-queries.ts';

type DownloadedVisit = DinerVisit & { orders: Order[]; calls: Call[] };

/** All visits made with a diner's account, their orders and calls, for the download of their data. */
export async function downloadVisits(db: Queryable, diner: Diner): Promise<DownloadedVisit[]> {
  const visits: DownloadedVisit[] = [];
  for (const visit of await listVisitsOf(db, diner.dinerId)) {
    const orders = await readOrdersOfVisit(db, visit.restaurantId, visit.visitId);
    const calls = await readCallsOfVisit(db, visit.restaurantId, visit.visitId);
    visits.push({ ...visit, orders, calls });
  }
  return visits;
}
