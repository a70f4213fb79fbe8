import type { Account } from '../../auth/session.ts';
import type { Queryable } from '../../db/database.ts';
import { findRestaurantNames } from '../restaurants/restaurant-names.ts';

/** What a password should not be made of: the names of a person, and of the restaurant they work in. */
export async function findNames(db: Queryable, account: Account): Promise<string[]> {
  if (account.kind === 'staff') {
    const rows = await db.query<{ username: string; email: string }>(
      'select username, email from staff where restaurant_id = $1 and staff_id = $2',
      [account.restaurantId, account.staffId],
    );
    const restaurant = await findRestaurantNames(db, account.restaurantId);
    return [...restaurant, ...rows.flatMap(({ username, email }) => [username, email])];
  }
  const rows = await db.query<{ name: string; username: string; email: string }>(
    'select name, username, email from diners where diner_id = $1',
    [account.dinerId],
  );
  return rows.flatMap(({ name, username, email }) => [name, username, email]);
}
