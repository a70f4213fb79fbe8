import type { Queryable } from '../../db/database.ts';

/** Whether the kitchen of a restaurant has stations. */
export async function hasStations(db: Queryable, restaurantId: number): Promise<boolean> {
  const rows = await db.query('select 1 from stations where restaurant_id = $1 limit 1', [
    restaurantId,
  ]);
  return rows.length > 0;
}
