import type { Station } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listStations } from './station-queries.ts';

/** The stations of a restaurant's kitchen, in its order. */
export async function readStations(db: Queryable, restaurantId: number): Promise<Station[]> {
  return listStations(db, restaurantId);
}
