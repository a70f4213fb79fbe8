import type { RegisteredRestaurant } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { insertRestaurant } from './restaurant-queries.ts';
import { issueTicket } from '../../auth/registration-tickets.ts';

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
  return db.transaction(async (tx) => {
    const restaurantId = await insertRestaurant(tx, restaurant);
    return { restaurantId, ticket: await issueTicket(tx, restaurantId, now) };
  });
}
