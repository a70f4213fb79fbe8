import {
  NAME_FIELDS,
  pick,
  restaurantName,
  shortName,
  type NamedRestaurant,
} from '@simplato/domain';
import { selected } from '../../db/columns.ts';
import type { Queryable } from '../../db/database.ts';
import { RESTAURANT_COLUMNS } from './restaurant-queries.ts';

/** The columns from which a restaurant is named to its guests. */
export function nameColumns(alias: string): string {
  return selected(pick(RESTAURANT_COLUMNS, NAME_FIELDS), alias);
}

/**
 * The names that it is known by, of which its staff's passwords should not be made; none if there is
 * no such restaurant.
 */
export async function findRestaurantNames(db: Queryable, restaurantId: number): Promise<string[]> {
  const rows = await db.query<NamedRestaurant>(
    `select ${nameColumns('r')} from restaurants r where restaurant_id = $1`,
    [restaurantId],
  );
  return rows.flatMap((restaurant) => [
    restaurantName(restaurant),
    shortName(restaurant.legalName),
  ]);
}
