import type { OrderWire } from '@simplato/contract';
import {
  isTablesToDecline,
  UNPAID_TEXTS,
  weighingOf,
  weighLine as weighed,
  weightText,
  type Order,
  type ProductFacts,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { readOwnTab } from '../tabs/read-tab.ts';
import { requireOrderOfTab, requireOwnTab } from '../tabs/shown-tab.ts';
import type { TabKey } from '../tabs/tab-key.ts';
import type { Actor, Moved } from './advance-order.ts';
import { cancelUnpaid, turnToTable, type Arrival, type OrderId } from './change-payment.ts';
import { changeOrder, insertEvent } from './order-events.ts';
import { lockOpenOrders } from './order-locks.ts';
import { findOrderObstacle, readWaitingOrder } from './order-obstacle.ts';
import { findOrderOfVisit } from './order-queries.ts';
import { IS_WEIGHING } from './order-rows.ts';
import { requireOrder } from './require-order.ts';

export interface WeighedLine {
  orderId: number;
  /** From 1. */
  lineNumber: number;
  grams: number;
}

/** What is sold by weight gets its weight and its price, of a kilo as it was when it was ordered. */
export async function weighOrder(
  db: Database,
  { restaurantId, userName }: Actor,
  { orderId, lineNumber, grams }: WeighedLine,
): Promise<Moved> {
  const order = await requireOrder(db, restaurantId, orderId);
  const line = lineOf(order, lineNumber);
  if (weighingOf(order) === null) throw new AppError('wrong_step');
  if (line.isWeighed && line.grams === grams) return { order, hasMoved: false };
  const { unitGrossCents } = weighed(line, grams);
  const rows = await db.query(
    `${changeOrder(
      `payment = 'pending' and status = 'received'`,
      'total_cents = $4,',
      insertEvent('changed', '$6', `''`, '$7', '0'),
    )}, weighed as (
      update order_lines l set weighed_grams = $5, unit_gross_cents = $4 from changed
      where l.restaurant_id = $1 and l.order_id = $2 and l.line_number = $3
    ) select 1 from changed`,
    [restaurantId, orderId, lineNumber, unitGrossCents, grams, userName, weightText(grams)],
  );
  if (rows.length === 0) throw new AppError('wrong_step');
  return { order: await requireOrder(db, restaurantId, orderId), hasMoved: true };
}

/** What somebody has read on their screen; undefined where they do not say. */
export interface ReadWeight {
  orderId: number;
  /** From 1. */
  lineNumber: number;
  grams: number | undefined;
  /** What the menu says of it, if that has changed since it was ordered. */
  facts: ProductFacts | undefined;
}

/**
 * Any phone of the order's tab accepts it: who asked for it may be a waiter. It is answered as that phone's
 * tab shows it, since what others have told the kitchen is not theirs.
 */
export async function acceptOwnWeight(
  db: Database,
  session: TableSession,
  read: ReadWeight,
  arrival: Arrival,
): Promise<{ order: OrderWire; hasMoved: boolean }> {
  const { restaurantId } = session;
  const { tabId, closedAt } = await db.transaction(async (tx) => requireOwnTab(tx, session));
  if (closedAt !== null) throw new AppError('tab_closed');
  await requireOrderOfTab(db, { restaurantId, tabId }, read.orderId);
  const atTable = { restaurantId, userName: '' };
  const { hasMoved } = await acceptWeight(db, atTable, read, arrival);
  const { pedidos } = await readOwnTab(db, session);
  const order = pedidos.find(({ idorder }) => idorder === read.orderId);
  if (!order) throw new AppError('not_found');
  return { order, hasMoved };
}

/**
 * An order that a phone may decline before any kitchen has it: its own, or what a waiter has ordered by weight
 * for its tab. Anything else is `not_found`.
 */
export async function requireOrderToDrop(
  db: Database,
  session: TableSession,
  orderId: number,
): Promise<Order> {
  const { restaurantId, visitId } = session;
  const own = await findOrderOfVisit(db, restaurantId, visitId, orderId);
  if (own) return own;
  const { tabId } = await db.transaction(async (tx) => requireOwnTab(tx, session));
  await requireOrderOfTab(db, { restaurantId, tabId }, orderId);
  const order = await requireOrder(db, restaurantId, orderId);
  if (!isTablesToDecline(order)) throw new AppError('not_found');
  return order;
}

/**
 * Weight and price are accepted: the order goes to the kitchen and into its tab, if it could still be
 * placed. The actor has no name where its table accepts it. Not an error if it was accepted before.
 */
export async function acceptWeight(
  db: Database,
  { restaurantId, userName }: Actor,
  read: ReadWeight,
  arrival: Arrival,
): Promise<Moved> {
  const key = { restaurantId, orderId: read.orderId };
  const hasMoved = await db.transaction(async (tx) => {
    await lockOpenOrders(tx, restaurantId, { orderIds: [read.orderId] });
    const order = await requireOrder(tx, restaurantId, read.orderId);
    if (!isToAccept(order, read)) return false;
    const accepted = { actor: userName, readNow: read.facts };
    if (await turnToTable(tx, key, arrival, accepted)) return true;
    await requirePlaceable(tx, key, arrival, read.facts);
    return false;
  });
  return { order: await requireOrder(db, restaurantId, read.orderId), hasMoved };
}

/**
 * Whoever closes a tab cancels what nobody has accepted in it: its guests have gone. The open orders of the
 * tab must be locked, and the tabs after them.
 */
export async function cancelWeighings(
  tx: Transaction,
  { restaurantId, tabId }: TabKey,
  actor: string,
): Promise<void> {
  const waiting = await tx.query<OrderId>(
    `select o.restaurant_id as "restaurantId", o.order_id as "orderId" from orders o
     where o.restaurant_id = $1 and o.tab_id = $2 and ${IS_WEIGHING} order by o.order_id`,
    [restaurantId, tabId],
  );
  for (const order of waiting) {
    await cancelUnpaid(tx, order, { actor, reason: UNPAID_TEXTS.tabClosed });
  }
}

function isToAccept(order: Order, { lineNumber, grams }: ReadWeight): boolean {
  const line = lineOf(order, lineNumber);
  if (order.status === 'cancelled') throw new AppError('order_cancelled');
  if (!line.isWeighed) throw new AppError('not_weighed');
  if (grams !== undefined && grams !== line.grams) throw new AppError('weight_changed');
  return weighingOf(order) === 'weighed';
}

async function requirePlaceable(
  tx: Queryable,
  key: OrderId,
  { now }: Arrival,
  readNow: ProductFacts | undefined,
): Promise<void> {
  const found = await findOrderObstacle(tx, await readWaitingOrder(tx, key), now(), readNow);
  if (found !== null) throw found.refusal;
}

function lineOf(order: Order, lineNumber: number): Order['lines'][number] {
  const line = order.lines[lineNumber - 1];
  if (line?.grams === undefined) throw new AppError('not_found');
  return line;
}
