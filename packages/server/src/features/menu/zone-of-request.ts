import type { FastifyRequest } from 'fastify';
import { isTableSession } from '../../auth/session.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readZones } from '../tables/read-zones.ts';

type Stores = Pick<Dependencies, 'db' | 'restaurantCache'>;

/**
 * The zone whose prices a request is to see: that of its diner's table or, of the staff, of the table
 * that they name; empty where prices are the same as elsewhere.
 */
export function zoneOfRequest(stores: Stores) {
  return async ({ session, query }: FastifyRequest, restaurantId: number): Promise<string> => {
    const { mesa } = query as { mesa?: string };
    const tableName = session && isTableSession(session) ? session.tableName : mesa;
    return tableName === undefined ? '' : zoneOfTable(stores, { restaurantId, tableName });
  };
}

/** Empty for a table that is in none. */
export async function zoneOfTable(
  { db, restaurantCache }: Stores,
  { restaurantId, tableName }: { restaurantId: number; tableName: string },
): Promise<string> {
  const zones = await restaurantCache.recall(restaurantId, 'zones', async () =>
    readZones(db, restaurantId),
  );
  return zones.get(tableName) ?? '';
}
