import type { Call } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listCalls, listCallsOfVisit } from './call-queries.ts';

/** Some calls as they are now, open or ended. */
export async function readCalls(
  db: Queryable,
  restaurantId: number,
  callIds: readonly number[],
): Promise<Call[]> {
  return callIds.length === 0 ? [] : listCalls(db, restaurantId, callIds);
}

/** What a phone has called for, whatever became of it. */
export async function readCallsOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<Call[]> {
  return listCallsOfVisit(db, restaurantId, visitId);
}
