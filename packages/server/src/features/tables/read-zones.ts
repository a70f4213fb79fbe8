import type { Queryable } from '../../db/database.ts';
import { listZones } from './table-queries.ts';

/** The zone of each table that is in one, by the table's name. */
export type Zones = ReadonlyMap<string, string>;

export async function readZones(db: Queryable, restaurantId: number): Promise<Zones> {
  const rows = await listZones(db, restaurantId);
  return new Map(rows.map(({ tableName, zone }) => [tableName, zone]));
}
