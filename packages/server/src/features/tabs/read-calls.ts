import type { Call } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listCalls } from './call-queries.ts';

/** Some calls as they are now, open or ended. */
export async function readCalls(
  db: Queryable,
  restaurantId: number,
  callIds: readonly number[],
): Promise<Call[]> {
  return callIds.length === 0 ? [] : listCalls(db, restaurantId, callIds);
}
