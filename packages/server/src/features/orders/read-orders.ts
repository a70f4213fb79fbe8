import type { Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import {
  listOrdersOfTabs,
  listOrdersOfVisit,
  type AvoidedBy,
  type OrderOfTab,
} from './order-queries.ts';

/** The orders of one visit, newest first. */
export async function readOrdersOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<Order[]> {
  return listOrdersOfVisit(db, restaurantId, visitId);
}

/** The orders of some tabs, oldest first. */
export async function readOrdersOfTabs(
  db: Queryable,
  restaurantId: number,
  tabIds: readonly number[],
): Promise<OrderOfTab[]> {
  return listOrdersOfTabs(db, restaurantId, tabIds);
}

export type { AvoidedBy, OrderOfTab };
