import { hasAllergy, isOpen, type Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { ORDER_COLUMNS, orderFromRow, type OrderRow } from './order-rows.ts';
import { requireOrder } from './require-order.ts';
import { AppError } from '../../app-error.ts';

/**
 * Stores that the kitchen has seen an order, and its allergy if it says so and there is one. Each once:
 * who saw it first stands, and whoever comes later gets the order as it is.
 */
export async function seeOrder(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  saysAllergy: boolean,
): Promise<Moved> {
  const hasSeenAllergy = saysAllergy && hasAllergy(await requireOrder(db, restaurantId, orderId));
  const seen = await updateSeen(db, { restaurantId, orderId, hasSeenAllergy, actor: userName });
  if (seen) return { order: seen, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  const isAsAsked = order.seenAt !== null && (!hasSeenAllergy || order.allergySeenAt !== null);
  if (!isAsAsked && !(isOpen(order.status) && order.payment !== 'pending')) {
    throw new AppError('wrong_step');
  }
  return { order, hasMoved: false };
}

interface Seen {
  restaurantId: number;
  orderId: number;
  hasSeenAllergy: boolean;
  actor: string;
}

/** Null if nothing had to change, or the order is not in the kitchen. */
async function updateSeen(db: Queryable, seen: Seen): Promise<Order | null> {
  const [row] = await db.query<OrderRow>(
    `${changeOrder(
      `status not in ('closed', 'cancelled') and payment <> 'pending'
       and (seen_at is null or ($3::boolean and allergy_seen_at is null))`,
      `seen_at = coalesce(seen_at, clock_timestamp()),
       allergy_seen_at = case when $3::boolean
         then coalesce(allergy_seen_at, clock_timestamp()) else allergy_seen_at end,`,
      insertEvent(
        'changed',
        '$4',
        `''`,
        `case when $3::boolean then 'Alergia vista' else '' end`,
        '0',
      ),
    )} select ${ORDER_COLUMNS} from changed o`,
    [seen.restaurantId, seen.orderId, seen.hasSeenAllergy, seen.actor],
  );
  return row ? orderFromRow(row) : null;
}
