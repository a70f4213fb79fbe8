import type { Category, Station } from '@simplato/domain';
import type { Queryable, Transaction } from '../../db/database.ts';
import { changeOrders, insertEvent } from '../orders/order-events.ts';
import type { MovedLine } from '../tickets/moved-line.ts';

/** The stations of a restaurant in its order, with the categories on its menu that each makes. */
export async function listStations(db: Queryable, restaurantId: number): Promise<Station[]> {
  return db.query<Station>(
    `select s.name, s.printer, coalesce((
       select json_agg(c.category_id order by c.position, c.category_id) from categories c
       where c.restaurant_id = s.restaurant_id and c.station = s.name and c.deleted_at is null
     ), '[]'::json) as "categoryIds"
     from stations s where s.restaurant_id = $1 order by s.position`,
    [restaurantId],
  );
}

export type StationCategory = Pick<Category, 'categoryId' | 'name'>;

/** What may be made at a station: the categories on the menu, in its order. */
export async function listStationCategories(db: Queryable, restaurantId: number) {
  return db.query<StationCategory>(
    `select category_id as "categoryId", name from categories
     where restaurant_id = $1 and deleted_at is null order by position, category_id`,
    [restaurantId],
  );
}

/** In a transaction: all of them are replaced, and so is where each category is made. */
export async function replaceStations(
  tx: Queryable,
  restaurantId: number,
  stations: readonly Station[],
): Promise<void> {
  await tx.query('delete from stations where restaurant_id = $1', [restaurantId]);
  await tx.query(
    `insert into stations (restaurant_id, position, name, printer)
     select $1, s.position, s.name, s.printer
     from json_to_recordset($2::json) as s (position int, name text, printer text)`,
    [
      restaurantId,
      JSON.stringify(stations.map(({ name, printer }, position) => ({ position, name, printer }))),
    ],
  );
  const made = stations.flatMap(({ name, categoryIds }) =>
    categoryIds.map((categoryId) => ({ categoryId, station: name })),
  );
  await tx.query(
    `update categories c set station = wanted.station
     from (
       select one.category_id, coalesce(m.station, '') as station from categories one
       left join json_to_recordset($2::json) as m ("categoryId" int, station text)
         on m."categoryId" = one.category_id
       where one.restaurant_id = $1
     ) wanted
     where c.restaurant_id = $1 and c.category_id = wanted.category_id
       and c.station <> wanted.station`,
    [restaurantId, JSON.stringify(made)],
  );
}

/**
 * The lines of open orders whose station is no more go where their category is made now, with an event of each
 * order for the streams. The orders must be locked.
 */
export async function moveLinesToPresentStations(
  tx: Transaction,
  restaurantId: number,
  actor: string,
): Promise<MovedLine[]> {
  return tx.query<MovedLine>(
    `with lost as (
       select l.order_id, l.line_number, l.course, l.station as gone, c.station
       from orders o
       join order_lines l on l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
       join products p on p.restaurant_id = l.restaurant_id and p.product_id = l.product_id
       join categories c on c.restaurant_id = p.restaurant_id and c.category_id = p.category_id
       where o.restaurant_id = $1 and o.status not in ('closed', 'cancelled')
         and l.station <> c.station and not exists (
           select 1 from stations s where s.restaurant_id = $1 and s.name = l.station)
     ), moved as (
       update order_lines l set station = lost.station from lost
       where l.restaurant_id = $1 and l.order_id = lost.order_id
         and l.line_number = lost.line_number
     ), ${changeOrders(
       'select distinct order_id from lost',
       '',
       insertEvent('changed', '$2', `''`, `''`, '0'),
     )}
     select order_id as "orderId", course, gone as "from", station as "to" from lost`,
    [restaurantId, actor],
  );
}
