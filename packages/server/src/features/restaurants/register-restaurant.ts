import type { RegisteredRestaurant } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { TICKET_LIFE_MS } from '../sessions/session-cookies.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import { insertRestaurant } from './restaurant-queries.ts';
import { deleteTicket, insertTicket } from './ticket-queries.ts';

type NewRestaurant = Omit<RegisteredRestaurant, 'restaurantId'>;

/** Returns the new restaurant's id. */
export async function addRestaurant(db: Queryable, restaurant: NewRestaurant): Promise<number> {
  return insertRestaurant(db, restaurant);
}

/**
 * The first of the two calls of a registration: creates the restaurant, and a ticket that allows only
 * its holder to create the first user.
 */
export async function registerRestaurant(
  db: Database,
  restaurant: NewRestaurant,
  openTowns: readonly string[],
  now: Date,
): Promise<{ restaurantId: number; ticket: string }> {
  if (!openTowns.includes(restaurant.city)) {
    const towns = new Intl.ListFormat('es').format(openTowns);
    throw new AppError('bad_request', {
      fields: { ciudad: `De momento el registro está abierto en ${towns}` },
    });
  }
  const ticket = newToken();
  const restaurantId = await db.transaction(async (tx) => {
    const added = await insertRestaurant(tx, restaurant);
    const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
    await insertTicket(tx, added, hashToken(ticket), expiresAt);
    return added;
  });
  return { restaurantId, ticket };
}

/** Consumes a ticket within a transaction; false if it is not for this restaurant, or has expired. */
export async function useTicket(
  tx: Queryable,
  restaurantId: number,
  ticket: string | undefined,
): Promise<boolean> {
  return ticket !== undefined && deleteTicket(tx, restaurantId, hashToken(ticket));
}
