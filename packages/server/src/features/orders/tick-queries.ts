import type { Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';

interface Tick {
  restaurantId: number;
  orderId: number;
  lineNumber: number;
  isDone: boolean;
  actor: string;
}

/**
 * Ticks or unticks a line and inserts the event, in one statement, which also returns the order as it
 * is then. Null if nothing had to change, the order has left the board, or it has no such line.
 */
export async function updateLine(db: Queryable, tick: Tick): Promise<Order | null> {
  const [row] = await db.query<OrderRow>(
    `${changeOrder(
      `status not in ('closed', 'cancelled')
       and (done_lines @> array[$3::int]) <> $4::boolean
       and exists (select 1 from order_lines
         where restaurant_id = $1 and order_id = $2 and line_number = $3)`,
      `done_lines = case when $4::boolean
         then (select array_agg(number order by number)
           from unnest(orders.done_lines || $3::int) as number)
         else array_remove(orders.done_lines, $3::int) end,`,
      insertEvent('changed', '$5', `''`, `''`, '0'),
    )} select ${ORDER_COLUMNS} from changed o`,
    [tick.restaurantId, tick.orderId, tick.lineNumber, tick.isDone, tick.actor],
  );
  return row ? orderFromRow(row) : null;
}
