import type { Restaurant } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';

const COLUMNS = `restaurant_id as "restaurantId", tax_id as "taxId", legal_name as "legalName",
  country, province, city, postal_code as "postalCode", address, phone,
  vat_percent as "vatPercent", facebook, instagram, google`;

export async function findRestaurant(db: Queryable, restaurantId: number) {
  const [restaurant] = await db.query<Restaurant>(
    `select ${COLUMNS} from restaurants where restaurant_id = $1`,
    [restaurantId],
  );
  return restaurant ?? null;
}

export async function insertRestaurant(
  db: Queryable,
  restaurant: Omit<Restaurant, 'restaurantId'>,
): Promise<number> {
  const rows = await db.query<{ restaurantId: number }>(
    `with house as (
       insert into restaurants (tax_id, legal_name, country, province, city, postal_code, address,
         phone, vat_percent, facebook, instagram, google)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       returning restaurant_id
     )
     insert into restaurant_counters (restaurant_id) select restaurant_id from house
     returning restaurant_id as "restaurantId"`,
    [
      restaurant.taxId,
      restaurant.legalName,
      restaurant.country,
      restaurant.province,
      restaurant.city,
      restaurant.postalCode,
      restaurant.address,
      restaurant.phone,
      restaurant.vatPercent,
      restaurant.facebook,
      restaurant.instagram,
      restaurant.google,
    ],
  );
  return onlyRow(rows).restaurantId;
}

export async function countRestaurants(db: Queryable): Promise<number> {
  return onlyRow(
    await db.query<{ count: number }>('select count(*)::int as count from restaurants'),
  ).count;
}

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

/** False when there is no such ticket, or it has expired. */
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

/**
 * Houses that were registered before an instant and never got a user; answers how many went. One
 * whose address somebody has tried as a table stays: it would hold up all the others.
 */
export async function deleteAbandonedRestaurants(db: Queryable, before: Date): Promise<number> {
  const rows = await db.query(
    `with abandoned as (
       select restaurant_id from restaurants r
       where created_at < $1
         and not exists (select 1 from staff s where s.restaurant_id = r.restaurant_id)
         and not exists (select 1 from visits v where v.restaurant_id = r.restaurant_id)
     ), counter as (
       delete from restaurant_counters where restaurant_id in (select restaurant_id from abandoned)
     )
     delete from restaurants where restaurant_id in (select restaurant_id from abandoned)
     returning 1`,
    [before],
  );
  return rows.length;
}

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
