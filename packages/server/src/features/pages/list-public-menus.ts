import { publicMenuPath, type NamedRestaurant } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { nameColumns } from '../restaurants/restaurant-names.ts';

/** A sitemap may list 50,000 pages; some are our own. */
const MOST_MENUS = 49_900;

export interface PublicMenuEntry {
  path: string;
  /** 'YYYY-MM-DD', if known. */
  changedOn?: string | undefined;
}

/** The paths of all public menus. */
export async function listPublicMenus(db: Queryable): Promise<PublicMenuEntry[]> {
  const restaurants = await listPublicRestaurants(db, MOST_MENUS);
  return restaurants.map(({ menuChangedAt, ...restaurant }) => ({
    path: publicMenuPath(restaurant),
    changedOn: menuChangedAt?.toISOString().slice(0, 10),
  }));
}

/** The restaurants with a public menu, and when it last changed, if known. */
async function listPublicRestaurants(
  db: Queryable,
  most: number,
): Promise<(NamedRestaurant & { restaurantId: number; menuChangedAt: Date | null })[]> {
  return db.query(
    `select restaurant_id as "restaurantId", ${nameColumns('r')},
       menu_changed_at as "menuChangedAt"
     from restaurants r where has_public_menu order by restaurant_id limit $1`,
    [most],
  );
}
