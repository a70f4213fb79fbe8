import type { Allergen, Call, Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readOrdersOfVisit } from '../orders/read-orders.ts';
import { readAvoidedOfVisit } from '../tabs/read-avoided.ts';
import { readCallsOfVisit } from '../tabs/read-calls.ts';
import { listVisitsOf, type Diner, type DinerVisit } from './diner-queries.ts';

type DownloadedVisit = DinerVisit & { orders: Order[]; avoided: Allergen[]; calls: Call[] };

/** All visits made with a diner's account, with what is downloaded of their data. */
export async function downloadVisits(db: Queryable, diner: Diner): Promise<DownloadedVisit[]> {
  const visits: DownloadedVisit[] = [];
  for (const visit of await listVisitsOf(db, diner.dinerId)) {
    const orders = await readOrdersOfVisit(db, visit.restaurantId, visit.visitId);
    const calls = await readCallsOfVisit(db, visit.restaurantId, visit.visitId);
    const avoided = await readAvoidedOfVisit(db, visit.restaurantId, visit.visitId);
    visits.push({ ...visit, orders, avoided, calls });
  }
  return visits;
}
