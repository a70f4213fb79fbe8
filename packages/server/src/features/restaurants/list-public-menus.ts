import { publicMenuPath } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { listPublicHouses } from './restaurant-queries.ts';

/** A sitemap may list 50,000 pages; some are our own. */
const MOST_MENUS = 49_900;

export interface PublicMenuEntry {
  path: string;
  /** 'YYYY-MM-DD', if known. */
  changedOn?: string | undefined;
}

/** The paths of all public menus. */
export async function listPublicMenus(db: Queryable): Promise<PublicMenuEntry[]> {
  const houses = await listPublicHouses(db, MOST_MENUS);
  return houses.map(({ menuChangedAt, ...house }) => ({
    path: publicMenuPath(house),
    changedOn: menuChangedAt?.toISOString().slice(0, 10),
  }));
}
