import type { Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { withLeft } from '../tabs/left-of-orders.ts';
import { listHeads } from './event-queries.ts';
import { listOrdersChangedSince, MOST_MISSED } from './order-queries.ts';

/**
 * What a board has missed that knows everything up to an event, as it is now. Null if that is too much to tell, or
 * the restaurant has not come to this number, as after restoring a backup.
 */
export async function readMissed(
  db: Queryable,
  restaurantId: number,
  eventId: number,
): Promise<Order[] | null> {
  const last = (await listHeads(db, [restaurantId])).get(restaurantId)?.lastEventId ?? 0;
  if (last < eventId || last - eventId > MOST_MISSED) return null;
  return withLeft(db, restaurantId, await listOrdersChangedSince(db, restaurantId, eventId));
}
