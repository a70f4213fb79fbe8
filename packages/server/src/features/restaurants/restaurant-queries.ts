import type { RestaurantSettings } from '@simplato/contract';
import type { Restaurant, OpeningHours, Photo, RegisteredRestaurant } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';

const COLUMNS = `restaurant_id as "restaurantId", tax_id as "taxId", legal_name as "legalName",
  country, province, city, postal_code as "postalCode", address, phone,
  vat_percent as "vatPercent", facebook, instagram, google, accent, logo,
  has_public_menu as "hasPublicMenu", version, opening_hours as hours,
  is_paused as "isPaused", paused_until as "pausedUntil", takes_tips as "takesTips",
  exists (
    select 1 from payment_accounts a
    where a.restaurant_id = restaurants.restaurant_id and a.state = 'active'
  ) as "paysOnline"`;

type RestaurantRow = RegisteredRestaurant & {
  accent: string;
  logo: Photo | null;
  hasPublicMenu: boolean;
  version: number;
  paysOnline: boolean;
  takesTips: boolean;
  hours: OpeningHours;
  isPaused: boolean;
  pausedUntil: Date | null;
};

function fromRow({ hours, isPaused, pausedUntil, ...restaurant }: RestaurantRow): Restaurant {
  const pause = isPaused ? { until: pausedUntil?.toISOString() ?? null } : null;
  return { ...restaurant, kitchen: { hours, pause } };
}

export async function findRestaurant(
  db: Queryable,
  restaurantId: number,
): Promise<Restaurant | null> {
  const [row] = await db.query<RestaurantRow>(
    `select ${COLUMNS} from restaurants where restaurant_id = $1`,
    [restaurantId],
  );
  return row ? fromRow(row) : null;
}

/** Null if the version is no longer the one that the caller saw. */
export async function updateSettings(
  db: Queryable,
  restaurantId: number,
  settings: RestaurantSettings,
): Promise<Restaurant | null> {
  const [row] = await db.query<RestaurantRow>(
    `update restaurants set province = $3, city = $4, postal_code = $5, address = $6, phone = $7,
       vat_percent = $8, facebook = $9, instagram = $10, google = $11,
       opening_hours = coalesce($12::jsonb, opening_hours), accent = coalesce($13, accent),
       has_public_menu = coalesce($14, has_public_menu),
       version = version + 1
     where restaurant_id = $1 and version = coalesce($2, version) returning ${COLUMNS}`,
    [
      restaurantId,
      settings.version ?? null,
      settings.province,
      settings.city,
      settings.postalCode,
      settings.address,
      settings.phone,
      settings.vatPercent,
      settings.facebook,
      settings.instagram,
      settings.google,
      settings.hours === undefined ? null : JSON.stringify(settings.hours),
      settings.accent ?? null,
      settings.hasPublicMenu ?? null,
    ],
  );
  return row ? fromRow(row) : null;
}

export async function updatePause(
  db: Queryable,
  restaurantId: number,
  isPaused: boolean,
  until: Date | null,
): Promise<Restaurant | null> {
  const [row] = await db.query<RestaurantRow>(
    `update restaurants set is_paused = $2, paused_until = $3
     where restaurant_id = $1 returning ${COLUMNS}`,
    [restaurantId, isPaused, until],
  );
  return row ? fromRow(row) : null;
}

/** The logo is one of the settings, so this raises the version: clients read the restaurant again. */
export async function updateLogo(
  db: Queryable,
  restaurantId: number,
  logo: Photo | null,
): Promise<Restaurant | null> {
  const [row] = await db.query<RestaurantRow>(
    `update restaurants set logo = $2::jsonb, version = version + 1
     where restaurant_id = $1 returning ${COLUMNS}`,
    [restaurantId, logo && JSON.stringify(logo)],
  );
  return row ? fromRow(row) : null;
}

export async function updateTips(
  db: Queryable,
  restaurantId: number,
  takesTips: boolean,
): Promise<void> {
  await db.query('update restaurants set takes_tips = $2 where restaurant_id = $1', [
    restaurantId,
    takesTips,
  ]);
}

export async function insertRestaurant(
  db: Queryable,
  restaurant: Omit<RegisteredRestaurant, 'restaurantId'>,
): Promise<number> {
  const rows = await db.query<{ restaurantId: number }>(
    `with restaurant as (
       insert into restaurants (tax_id, legal_name, country, province, city, postal_code, address,
         phone, vat_percent, facebook, instagram, google)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       returning restaurant_id
     )
     insert into restaurant_counters (restaurant_id) select restaurant_id from restaurant
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

/**
 * Deletes restaurants that were registered a day ago and never got a user, with the visits and sessions
 * of whoever tried their tables. One with orders stays: what was ordered is never deleted. Uses the
 * database's clock, which also set `created_at`: a server with a wrong clock deletes no restaurant that
 * is still being registered.
 */
export async function deleteAbandonedRestaurants(db: Queryable): Promise<void> {
  await db.query(
    `with abandoned as (
       select restaurant_id from restaurants r
       where created_at < now() - interval '24 hours'
         and not exists (select 1 from staff s where s.restaurant_id = r.restaurant_id)
         and not exists (select 1 from orders o where o.restaurant_id = r.restaurant_id)
     ), session as (
       delete from sessions where restaurant_id in (select restaurant_id from abandoned)
     ), visit as (
       delete from visits where restaurant_id in (select restaurant_id from abandoned)
     ), counter as (
       delete from restaurant_counters where restaurant_id in (select restaurant_id from abandoned)
     )
     delete from restaurants where restaurant_id in (select restaurant_id from abandoned)`,
  );
}
