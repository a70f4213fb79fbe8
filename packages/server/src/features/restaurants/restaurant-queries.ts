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
