import type { Allergen } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';

/** What whoever is on a visit has told that they avoid, until it is forgotten with its tab. */
export async function readAvoidedOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string,
): Promise<Allergen[]> {
  const rows = await db.query<{ allergen: Allergen }>(
    `select distinct jsonb_array_elements_text(told.avoided) as allergen from (
       select avoided -> $2::text as avoided from orders
       where restaurant_id = $1 and avoided is not null
       union all
       select avoided from baskets where restaurant_id = $1 and visit_id = $2::uuid
       union all
       select avoided from tab_members where restaurant_id = $1 and visit_id = $2::uuid
     ) told order by allergen`,
    [restaurantId, visitId],
  );
  return rows.map(({ allergen }) => allergen);
}
