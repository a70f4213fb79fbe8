import type {
  Change,
  Restaurant,
  OpeningHours,
  Photo,
  RegisteredRestaurant,
  Settings,
} from '@simplato/domain';
import { columnNames, selected, valuesOf, type Columns } from '../../db/columns.ts';
import { onlyRow, type Queryable } from '../../db/database.ts';

const CHANGEABLE = {
  province: ['province', 'text'],
  city: ['city', 'text'],
  postalCode: ['postal_code', 'text'],
  address: ['address', 'text'],
  phone: ['phone', 'text'],
  vatPercent: ['vat_percent', 'int'],
  facebook: ['facebook', 'text'],
  instagram: ['instagram', 'text'],
  google: ['google', 'text'],
} as const;
const REGISTERED: Columns<Omit<RegisteredRestaurant, 'restaurantId'>> = {
  taxId: ['tax_id', 'text'],
  legalName: ['legal_name', 'text'],
  country: ['country', 'text'],
  ...CHANGEABLE,
};
const SETTINGS: Columns<Settings> = {
  tradeName: ['trade_name', 'text'],
  ...CHANGEABLE,
  hours: ['opening_hours', 'jsonb'],
  accent: ['accent', 'text'],
  hasPublicMenu: ['has_public_menu', 'boolean'],
  suggestsCourses: ['suggests_courses', 'boolean'],
  dinersFire: ['diners_fire', 'boolean'],
};

type RestaurantRow = Omit<Restaurant, 'kitchen' | 'paysOnline'> & {
  hours: OpeningHours;
  isPaused: boolean;
  pausedUntil: Date | null;
  delayMinutes: number | null;
  delayedUntil: Date | null;
};
export const RESTAURANT_COLUMNS: Columns<
  Omit<RestaurantRow, 'chargedAccountId' | 'pausedUntil' | 'delayedUntil'>
> = {
  restaurantId: ['restaurant_id', 'int'],
  ...REGISTERED,
  ...SETTINGS,
  logo: ['logo', 'jsonb'],
  version: ['version', 'int'],
  isPaused: ['is_paused', 'boolean'],
  delayMinutes: ['delay_minutes', 'int'],
  takesTips: ['takes_tips', 'boolean'],
};
const COLUMNS = `${selected(RESTAURANT_COLUMNS, 'restaurants')}, paused_until as "pausedUntil",
  delayed_until as "delayedUntil",
  coalesce((
    select a.account_id from payment_accounts a
    where a.restaurant_id = restaurants.restaurant_id and a.state = 'active'
  ), '') as "chargedAccountId"`;

function fromRow({
  hours,
  isPaused,
  pausedUntil,
  delayMinutes,
  delayedUntil,
  ...restaurant
}: RestaurantRow): Restaurant {
  const pause = isPaused ? { until: pausedUntil?.toISOString() ?? null } : null;
  const delay =
    delayMinutes !== null && delayedUntil
      ? { minutes: delayMinutes, until: delayedUntil.toISOString() }
      : null;
  return {
    ...restaurant,
    paysOnline: restaurant.chargedAccountId !== '',
    kitchen: { hours, pause, delay },
  };
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
  { version, ...settings }: Change<Settings> & { version: number | undefined },
): Promise<Restaurant | null> {
  const changes = Object.values(SETTINGS).map(
    ([name, type], index) => `${name} = coalesce($${index + 3}::${type}, ${name})`,
  );
  const [row] = await db.query<RestaurantRow>(
    `update restaurants set ${changes.join(', ')}, version = version + 1
     where restaurant_id = $1 and version = coalesce($2, version) returning ${COLUMNS}`,
    [restaurantId, version ?? null, ...valuesOf<Change<Settings>>(SETTINGS, settings)],
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

export async function updateDelay(
  db: Queryable,
  restaurantId: number,
  minutes: number | null,
  until: Date | null,
): Promise<Restaurant | null> {
  const [row] = await db.query<RestaurantRow>(
    `update restaurants set delay_minutes = $2, delayed_until = $3
     where restaurant_id = $1 returning ${COLUMNS}`,
    [restaurantId, minutes, until],
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
  const names = columnNames(REGISTERED);
  const rows = await db.query<{ restaurantId: number }>(
    `with restaurant as (
       insert into restaurants (${names.join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')})
       returning restaurant_id
     )
     insert into restaurant_counters (restaurant_id) select restaurant_id from restaurant
     returning restaurant_id as "restaurantId"`,
    valuesOf(REGISTERED, restaurant),
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
     ), tab_event as (
       delete from tab_events where restaurant_id in (select restaurant_id from abandoned)
     ), member as (
       delete from tab_members where restaurant_id in (select restaurant_id from abandoned)
     ), tab as (
       delete from tabs where restaurant_id in (select restaurant_id from abandoned)
     ), visit as (
       delete from visits where restaurant_id in (select restaurant_id from abandoned)
     ), counter as (
       delete from restaurant_counters where restaurant_id in (select restaurant_id from abandoned)
     )
     delete from restaurants where restaurant_id in (select restaurant_id from abandoned)`,
  );
}
