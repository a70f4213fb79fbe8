import { publicMenuPath } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listPublicRestaurants } from './restaurant-queries.ts';

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
