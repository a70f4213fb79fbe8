import type { Queryable } from '../../db/database.ts';

/** A ticket allows whoever registered a restaurant to create its first user, until it expires. */
export async function insertTicket(
  db: Queryable,
  restaurantId: number,
  ticketHash: string,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `insert into registration_tickets (restaurant_id, ticket_hash, expires_at) values ($1, $2, $3)`,
    [restaurantId, ticketHash, expiresAt],
  );
}

/** False if there is no such ticket, or it has expired. */
export async function deleteTicket(
  db: Queryable,
  restaurantId: number,
  ticketHash: string,
): Promise<boolean> {
  const rows = await db.query(
    `delete from registration_tickets
     where restaurant_id = $1 and ticket_hash = $2 and expires_at > now() returning 1`,
    [restaurantId, ticketHash],
  );
  return rows.length > 0;
}
