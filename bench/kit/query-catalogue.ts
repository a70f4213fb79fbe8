import { randomUUID } from 'node:crypto';
import { HISTORY_PAGE } from '@simplato/contract';
import { PAYMENT_STATUSES } from '@simplato/domain';
import { onlyRow, type Database } from '@simplato/server/db/database';
import { RestaurantCache } from '@simplato/server/cache/restaurant-cache';
import { listVisitsOf } from '@simplato/server/features/diners/diner-queries';
import {
  listDisputed,
  listHistory,
  listOrdersInSpan,
  listTouchedOrders,
  type HistoryFilter,
} from '@simplato/server/features/history/history-queries';
import {
  listClosedOrders,
  listOrderChanges,
} from '@simplato/server/features/orders/closed-queries';
import { listEventsAfter, listHeads } from '@simplato/server/features/orders/event-queries';
import { findOwnOrder } from '@simplato/server/features/orders/order-mail-queries';
import {
  findOrder,
  findOrderOfKey,
  listOpenOrders,
  listOrdersChangedSince,
  listOrdersOfVisit,
} from '@simplato/server/features/orders/order-queries';
import {
  listNeverPaid,
  updatePayment,
} from '@simplato/server/features/orders/payment-change-queries';
import { placeOrder } from '@simplato/server/features/orders/place-order';
import { loadRestaurant } from '@simplato/server/features/restaurants/load-restaurant';
import { KitchenPaces } from '@simplato/server/features/promises/kitchen-paces';
import { listUnmade } from '@simplato/server/features/promises/past-queries';
import { updateStatus } from '@simplato/server/features/orders/step-queries';
import { updateLine } from '@simplato/server/features/orders/tick-line';
import {
  findPaymentOfSession,
  leasePayments,
  listPaymentsOfOrder,
} from '@simplato/server/features/payments/payment-queries';
import { leaseRefunds } from '@simplato/server/features/payments/refund-queries';
import type { TableSession } from '@simplato/server/auth/session';
import { insertVisit, listTables } from '@simplato/server/features/tables/table-queries';
import { leaseMail } from '@simplato/server/mail/outbox';
import { sweep } from '@simplato/server/maintenance';
import { readFigures } from '@simplato/server/observability/restaurant-figures';

/**
 * Queries that must scan a restaurant's whole past, because they fill a page with rows that are rare or
 * absent.
 */
export const OF_THE_OWN_PAST: readonly string[] = [
  'history, what was cancelled',
  'history, a table that never was',
  // As far back as eight weeks or a thousand orders.
  'how fast its kitchen is',
];

/** A query or a step of one restaurant, or of all, as the server makes it. */
export type Asked = (db: Database) => Promise<unknown>;

const DAY_MS = 24 * 3_600_000;
const ALL: HistoryFilter = {
  from: null,
  until: null,
  table: '',
  orderId: null,
  tabOf: null,
  status: null,
  payments: PAYMENT_STATUSES,
  before: null,
};

/**
 * Every query about orders, by its name in the table. Queries about the past ask for the same
 * amount in a restaurant that has only this evening: a page, a day, an order.
 */
export async function listQueries(
  db: Database,
  restaurantId: number,
  { dinerId, pastDays }: { dinerId: number; pastDays: number },
): Promise<Record<string, Asked>> {
  const now = () => new Date();
  const restaurantCache = new RestaurantCache(db.signals, now);
  const newPaces = (on: Database) =>
    new KitchenPaces(on, now, (error) => {
      throw error;
    });
  const paces = newPaces(db);
  const restaurant = await loadRestaurant(db, restaurantId);
  const [head] = (await listHeads(db, [restaurantId])).values();
  if (!head) throw new Error('no restaurant');
  const { lastOrderId } = onlyRow(
    await db.query<{ lastOrderId: number }>(
      `select last_order_id as "lastOrderId" from restaurant_counters where restaurant_id = $1`,
      [restaurantId],
    ),
  );
  const products = await db.query<{ productId: number }>(
    `select product_id as "productId" from products where restaurant_id = $1
     order by product_id limit 3`,
    [restaurantId],
  );
  const wish = {
    lines: products.map(({ productId }) => ({
      productId,
      formatId: null,
      optionIds: [],
      quantity: 1,
      note: '',
    })),
    totalCents: undefined,
    note: '',
    avoided: [],
    payment: 'unpaid' as const,
    tipCents: 0,
    seenVersion: null,
    isByCourses: false,
    shownTabId: null,
    acceptedDelay: null,
  };
  const placed: { orderId: number; visitId: string; idempotencyKey: string }[] = [];
  const nth = (index: number) => {
    const order = placed.at(index);
    if (!order) throw new Error('nothing was ordered yet');
    return order;
  };
  const seated: TableSession[] = [];
  const history = async (on: Database, filter: Partial<HistoryFilter>) =>
    listHistory(on, restaurantId, { ...ALL, ...filter }, HISTORY_PAGE + 1);
  // A day with as much as this one; long ago if there is a past.
  const until = new Date(Date.now() - (pastDays / 2) * DAY_MS);
  const from = new Date(until.getTime() - DAY_MS);
  let [stepped, ticked, paid] = [0, 0, 0];

  return {
    'a scan: another visit': async (on) => {
      const visitId = randomUUID();
      const count = seated.length;
      // Each at a separate table, so that the rate limit is not what is measured.
      seated.push(sessionAt(restaurantId, visitId, `M ${count}`, count % 5 === 0 ? dinerId : null));
      await insertVisit(on, restaurantId, visitId, count % 40 === 0 ? dinerId : null);
    },
    'placing an order': async (on) => {
      const session = seated[placed.length % seated.length];
      if (!session) throw new Error('nobody sits');
      // What is read once in ten seconds, for whoever orders or asks, is measured by itself below.
      await paces.expect(db, restaurant, await paces.measure(restaurantId), []);
      const idempotencyKey = randomUUID();
      const dependencies = { db: on, restaurantCache, paces, now };
      const { order } = await placeOrder(dependencies, session, { ...wish, idempotencyKey });
      placed.push({ orderId: order.orderId, visitId: session.visitId, idempotencyKey });
    },
    'the same order sent again': async (on) =>
      findOrderOfKey(on, restaurantId, nth(-1).idempotencyKey),
    'a step in the kitchen': async (on) => {
      await updateStatus(on, {
        restaurantId,
        orderId: nth(stepped++).orderId,
        from: ['received'],
        to: 'preparing',
        actor: 'casa1',
      });
    },
    'a line ticked': async (on) =>
      updateLine(on, {
        restaurantId,
        orderId: nth(ticked++).orderId,
        lineNumber: 1,
        isDone: true,
        actor: 'casa1',
      }),
    'paid at the table': async (on) =>
      updatePayment(on, {
        restaurantId,
        orderId: nth(paid++).orderId,
        from: 'unpaid',
        to: 'paid',
        in: ['received', 'preparing'],
        actor: 'casa1',
      }),
    'the board': async (on) => listOpenOrders(on, restaurantId),
    'what it has missed': async (on) =>
      listOrdersChangedSince(on, restaurantId, head.lastEventId - 10),
    'how fast its kitchen is': async (on) => newPaces(on).measure(restaurantId),
    'what its stations have to make': async (on) => listUnmade(on, restaurantId),
    'what left the board lately': async (on) => listClosedOrders(on, restaurantId, ''),
    'tables, with what is open': async (on) => listTables(on, restaurantId),
    "a party's own orders": async (on) => listOrdersOfVisit(on, restaurantId, nth(-1).visitId),
    'one order': async (on) => findOrder(on, restaurantId, lastOrderId),
    'what happened to it': async (on) => listOrderChanges(on, restaurantId, lastOrderId),
    'events for the streams': async (on) =>
      listEventsAfter(on, { restaurantId, visitId: null }, head.lastEventId - 10),
    "a phone's events, from the first": async (on) =>
      listEventsAfter(on, { restaurantId, visitId: nth(-1).visitId }, 0),
    'how far the restaurant has come': async (on) => listHeads(on, [restaurantId]),
    'history, the first page': async (on) => history(on, {}),
    'history, a page from its middle': async (on) =>
      history(on, { before: Math.ceil(lastOrderId / 2) }),
    'history, a day long ago': async (on) => history(on, { from, until }),
    'history, up to that day': async (on) => history(on, { until }),
    'history, an early number': async (on) => history(on, { orderId: 100 }),
    'history, tables with a 1': async (on) => history(on, { table: '1' }),
    'history, what was cancelled': async (on) => history(on, { status: 'cancelled' }),
    'history, what is being prepared': async (on) => history(on, { status: 'preparing' }),
    'history, a table that never was': async (on) => history(on, { table: 'Terraza 9' }),
    "the day's figures": async (on) => {
      const today = { from: new Date(Date.now() - DAY_MS / 2), until: now() };
      await listOrdersInSpan(on, restaurantId, today);
      await listTouchedOrders(on, restaurantId, today);
      await listDisputed(on, restaurantId, today);
    },
    "a diner's visits and last order": async (on) => {
      await listVisitsOf(on, dinerId);
      await findOwnOrder(on, dinerId, { restaurantId: null, orderId: null });
    },
    'payments of an order, and by number': async (on) => {
      await listPaymentsOfOrder(on, restaurantId, lastOrderId);
      await findPaymentOfSession(on, 'cs_unknown');
    },
    'what is due: mails, payments, refunds': async (on) => {
      await leaseMail(on, 30);
      await leasePayments(on, now(), { next: now(), soon: now() });
      await leaseRefunds(on, now(), now());
      const yesterday = new Date(Date.now() - DAY_MS);
      await listNeverPaid(on, { before: yesterday, overdue: yesterday });
    },
    'figures of all restaurants (/metrics)': async (on) => readFigures(on),
    'the hourly sweep': async (on) => sweep(on, now()),
  };
}

function sessionAt(
  restaurantId: number,
  visitId: string,
  tableName: string,
  dinerId: number | null,
): TableSession {
  return {
    role: dinerId === null ? 'guest' : 'diner',
    restaurantId,
    userName: 'Comensal',
    visitId,
    tableName,
    isTableVerified: true,
    staffId: null,
    dinerId,
    isRemembered: true,
    expiresAt: new Date(Date.now() + DAY_MS),
  };
}
