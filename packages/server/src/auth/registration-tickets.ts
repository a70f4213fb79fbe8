import type { Queryable } from '../db/database.ts';
import { TICKET_LIFE_MS } from './session-cookies.ts';
import { hashToken, newToken } from './tokens.ts';

/** A ticket allows whoever registered a restaurant to create its first user, until it expires. */
export async function issueTicket(db: Queryable, restaurantId: number, now: Date): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  await db.query(
    `insert into registration_tickets (restaurant_id, ticket_hash, expires_at) values ($1, $2, $3)`,
    [restaurantId, hashToken(ticket), expiresAt],
  );
  return ticket;
}

/** Consumes a ticket within a transaction; false if it is not for this restaurant, or has expired. */
export async function takeTicket(
  tx: Queryable,
  restaurantId: number,
  ticket: string | undefined,
): Promise<boolean> {
  if (ticket === undefined) return false;
  const rows = await tx.query(
    `delete from registration_tickets
     where restaurant_id = $1 and ticket_hash = $2 and expires_at > now() returning 1`,
    [restaurantId, hashToken(ticket)],
  );
  return rows.length > 0;
}
