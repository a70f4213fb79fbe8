import { orderToWire, type AnswerOf, type downloadDiner as endpoint } from '@simplato/contract';
import { fullName } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readOrdersOfVisit } from '../orders/read-orders-of-visit.ts';
import { listVisitsOf, type Diner } from './diner-queries.ts';

type Download = AnswerOf<typeof endpoint>;

/** The orders of all visits made with a diner's account, for the download of their data. */
export async function downloadVisits(db: Queryable, diner: Diner): Promise<Download['visitas']> {
  const visits: Download['visitas'] = [];
  for (const visit of await listVisitsOf(db, diner.dinerId)) {
    const orders = await readOrdersOfVisit(db, visit.restaurantId, visit.visitId);
    visits.push({
      restaurante: fullName(visit),
      inicio: visit.startedAt.toISOString(),
      pedidos: orders.map(orderToWire),
    });
  }
  return visits;
}
