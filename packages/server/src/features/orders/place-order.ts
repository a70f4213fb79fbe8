import {
  firstFired,
  isForTheScale,
  planCourses,
  worksInTheRestaurant,
  type Order,
  type Restaurant,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { RestaurantCache } from '../../cache/restaurant-cache.ts';
import { entryAtTable, loadMenu, type Menu } from '../menu/read-menu.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import type { TableSession } from '../../auth/session.ts';
import { readOwnTab } from '../tabs/read-tab.ts';
import { seatToOrder } from '../tabs/seat.ts';
import { findOrderOfKey, insertOrder, type OrderRequest } from './order-queries.ts';
import {
  amountFault,
  hashWish,
  kitchenFault,
  requireOrderable,
  takesPayment,
  type OrderWish,
} from './order-wish.ts';
import { coursesFromRow } from './order-rows.ts';
import { promiseOf, type KitchenPaces } from '../promises/kitchen-paces.ts';
import { priceOrder, type Pricing } from './price-order.ts';

export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/** A wish with the values that are the same in both tries to place it. */
interface Attempt extends OrderRequest {
  wish: OrderWish;
  placedAt: Date;
  /** The tab that a waiter has chosen. */
  tabId: number | null;
}

export interface OrderDependencies {
  db: Database;
  restaurantCache: RestaurantCache;
  paces: KitchenPaces;
  now: () => Date;
}

/**
 * Places an order: prices it from the restaurant's menu and stores it, once per key. The same key with
 * the same request returns the same order, even if the menu or the kitchen has changed since.
 *
 * It tries twice: first with restaurant and menu from the cache, which is nearly always current; if
 * nothing could be stored, with both read from the database.
 */
export async function placeOrder(
  dependencies: OrderDependencies,
  session: TableSession,
  wish: OrderWish,
  tabId: number | null = null,
): Promise<PlacedOrder> {
  requireOrderable(wish);
  const { db, restaurantCache } = dependencies;
  const { restaurantId } = session;
  const placedAt = dependencies.now();
  const { idempotencyKey } = wish;
  const place = worksInTheRestaurant(session.role) ? [session.tableName, tabId ?? 0] : [];
  const requestHash = hashWish(wish, place);
  const attempt: Attempt = { wish, idempotencyKey, requestHash, placedAt, tabId };

  const [restaurant, menu] = await Promise.all([
    restaurantCache.recall(restaurantId, 'house', () => loadRestaurant(db, restaurantId)),
    restaurantCache.recall(restaurantId, 'order-menu', () => loadMenu(db, restaurantId, placedAt)),
  ]);
  const isTaken = kitchenFault(restaurant, wish.acceptedDelay, placedAt) === null;
  if (isTaken && takesPayment(restaurant, wish)) {
    const pricing = priceWish(menu, session, attempt);
    const placed = await tryToPlace(dependencies, session, { ...attempt, restaurant, pricing });
    if (placed) return placed;
  }

  const repeated = await findRepeated(db, session, attempt);
  if (repeated) return repeated;

  // The cache may be older than what the diner saw, so the database decides.
  const pricing = priceWish(await loadMenu(db, restaurantId, placedAt), session, attempt);
  const current = await requireTaking(db, restaurantId, attempt, pricing);
  const fault = pricing.holds ? amountFault(wish, pricing.totalCents) : null;
  if (fault) throw fault;
  const retried = await tryToPlace(dependencies, session, {
    ...attempt,
    restaurant: current,
    pricing,
  });
  if (retried) return retried;
  // In the meantime the key was used, the kitchen closed or the menu changed: find out which.
  const late = await findRepeated(db, session, attempt);
  if (late) return late;
  await requireTaking(db, restaurantId, attempt, pricing);
  throw refusal(pricing, wish);
}

function priceWish(menu: Menu, { tableName }: TableSession, { wish, placedAt }: Attempt): Pricing {
  const entryOf = (productId: number) => entryAtTable(menu, productId, tableName);
  return priceOrder(entryOf, wish.lines, wish.totalCents, placedAt);
}

/** Throws if the restaurant, as read from the database, does not accept this order now. */
async function requireTaking(
  db: Database,
  restaurantId: number,
  { wish, placedAt }: Attempt,
  pricing: Pricing,
): Promise<Restaurant> {
  const restaurant = await loadRestaurant(db, restaurantId);
  const fault = kitchenFault(restaurant, wish.acceptedDelay, placedAt);
  if (fault) throw fault;
  if (takesPayment(restaurant, wish)) return restaurant;
  if (!restaurant.paysOnline) throw new AppError('no_online_payment');
  throw new AppError('tips_off', currentState(pricing));
}

/**
 * Stores the order. Null if nothing was stored: the prices have changed, the amount is out of
 * bounds, the key was used before, or the kitchen is paused or slower than was accepted.
 */
async function tryToPlace(
  { db, paces }: OrderDependencies,
  session: TableSession,
  { restaurant, pricing, ...attempt }: Attempt & { restaurant: Restaurant; pricing: Pricing },
): Promise<PlacedOrder | null> {
  const { wish, idempotencyKey, requestHash, placedAt } = attempt;
  if (!pricing.holds || amountFault(wish, pricing.totalCents)) return null;
  const { restaurantId, visitId, dinerId } = session;
  const { note, avoided, tipCents } = wish;
  const { lines, totalCents } = pricing;
  const isByWeight = isForTheScale(lines);
  // Until it is weighed and accepted, it waits as one that is paid first.
  const payment = isByWeight ? 'pending' : wish.payment;
  const isByCourses = wish.isByCourses && !isByWeight;
  const courses = isByCourses ? planCourses(lines) : [];
  const origin = worksInTheRestaurant(session.role) ? 'staff' : 'diner';
  // An order that is paid first is promised once it is; a waiter's is promised to nobody.
  const isExpected = origin === 'diner' && payment !== 'pending';
  if (origin === 'diner') void paces.measure(restaurantId);
  const expected = isExpected
    ? await paces.expectOrder(db, restaurant, firstFired(lines, isByCourses))
    : null;
  const order = {
    restaurantId,
    idempotencyKey,
    requestHash,
    placedAt,
    visitId,
    note,
    payment,
    tipCents,
    lines,
    totalCents,
    courses,
    expected,
    // An order paid online is confirmed once it is paid and goes to the kitchen.
    mailedDinerId: payment === 'pending' ? null : dinerId,
    isPaced: origin === 'diner',
    ownNotes: null,
    avoidedBy: avoided.length === 0 ? null : { [visitId]: avoided },
    emptiesBasket: !isByWeight,
    seenVersion: wish.seenVersion,
    shownTabId: wish.shownTabId,
    acceptedDelay: wish.acceptedDelay,
  };
  let seat: Place = session;
  let placed = await insertOrder(db, { ...order, ...placeOf(seat) });
  if (!placed) return null;
  if (typeof placed === 'string' || 'waitSeconds' in placed) {
    // A retry of an order that was stored gets that order, even when the rate limit is reached, the
    // tab closed, or a round on its way.
    const repeated = await findRepeated(db, session, attempt);
    if (repeated) return repeated;
  }
  if (placed === 'not-seated') {
    // In one transaction, so that nobody moves or closes its tab in between.
    placed = await db.transaction(async (tx) => {
      seat = await seatToOrder(tx, session, attempt.tabId, wish.shownTabId);
      return insertOrder(tx, { ...order, ...placeOf(seat), shownTabId: null });
    });
    if (!placed) return null;
    if (placed === 'not-seated') throw new Error('A visit has no tab although it was just seated');
  }
  if (placed === 'taken') {
    throw new AppError('basket_sent', { tab: await readOwnTab(db, session) });
  }
  if ('waitSeconds' in placed) throw new AppError('too_many_orders', {}, placed.waitSeconds);
  const { tableName, isTableVerified } = seat;
  return {
    isNew: true,
    order: {
      restaurantId,
      orderId: placed.orderId,
      tableName,
      partyName: placed.partyName,
      isTableVerified,
      note,
      avoidances: avoided.length === 0 ? [] : [{ forName: '', allergens: avoided }],
      payment,
      tipCents,
      lines: lines.map((line) => ({ ...line, removed: 0, removeReason: '', forName: '' })),
      totalCents,
      doneLines: [],
      courses: coursesFromRow(courses, placed.placedAt),
      origin,
      cancelReason: '',
      refundedCents: 0,
      stray: null,
      paidDespite: null,
      seenAt: null,
      allergySeenAt: null,
      promise: promiseOf(expected),
      leftCents: null,
      readyAt: null,
      status: 'received',
      placedAt: placed.placedAt.toISOString(),
      version: placed.version,
    },
  };
}

type Place = Pick<TableSession, 'tableName' | 'isTableVerified'>;

const placeOf = ({ tableName, isTableVerified }: Place): Place => ({ tableName, isTableVerified });

/** The order already placed with this key, if any. Throws if the key was used for a different request. */
export async function findRepeated(
  db: Queryable,
  session: TableSession,
  request: OrderRequest,
): Promise<PlacedOrder | null> {
  const known = await findOrderOfKey(db, session.restaurantId, request.idempotencyKey);
  if (!known) return null;
  const isSame =
    known !== 'paid' &&
    known.requestHash === request.requestHash &&
    known.visitId === session.visitId;
  if (!isSame) throw new AppError('key_reused');
  return { order: known.order, isNew: false };
}

function refusal(pricing: Pricing, wish: OrderWish): AppError {
  if (!pricing.holds && Object.keys(pricing.badChoices).length > 0) {
    return new AppError('bad_request', { fields: pricing.badChoices });
  }
  return new AppError('menu_changed', {
    ...currentState(pricing),
    ...(wish.totalCents === undefined || wish.totalCents === pricing.totalCents
      ? {}
      : { fields: { total: 'El total ha cambiado' } }),
  });
}

/** The order at current prices: the lines that differ from what was sent, and the total. */
function currentState(pricing: Pricing) {
  const lines = pricing.holds ? [] : pricing.currentLines;
  return { order: { lines, totalCents: pricing.totalCents } };
}
