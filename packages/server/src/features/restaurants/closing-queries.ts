import { onlyRow, type Queryable } from '../../db/database.ts';

export async function insertClosingRequest(
  db: Queryable,
  request: { restaurantId: number; staffId: number; reason: string },
): Promise<Date> {
  const rows = await db.query<{ requestedAt: Date }>(
    `insert into closing_requests (restaurant_id, staff_id, reason) values ($1, $2, $3)
     returning requested_at as "requestedAt"`,
    [request.restaurantId, request.staffId, request.reason],
  );
  return onlyRow(rows).requestedAt;
}

/** When the restaurant last asked to have its account closed; null if never. */
export async function findClosingRequest(
  db: Queryable,
  restaurantId: number,
): Promise<Date | null> {
  const [row] = await db.query<{ requestedAt: Date }>(
    `select requested_at as "requestedAt" from closing_requests where restaurant_id = $1
     order by requested_at desc limit 1`,
    [restaurantId],
  );
  return row?.requestedAt ?? null;
}
