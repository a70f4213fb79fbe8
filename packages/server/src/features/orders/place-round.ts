import type { CurrentLine } from '@simplato/contract';
import {
  firstFired,
  ORDER_LIMITS,
  planCourses,
  totalGrossCents,
  type Restaurant,
  type WantedLine,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { hashRequest } from '../../http/hash-request.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { entryAtTable, loadMenu, type Menu } from '../menu/read-menu.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { readOwnTab } from '../tabs/read-tab.ts';
import { leaveRest, takeForRound, type Round, type RoundWish } from '../tabs/take-for-round.ts';
import { findRepeated, type OrderDependencies, type PlacedOrder } from './place-order.ts';
import { insertOrder, type OrderRequest } from './order-queries.ts';
import { amountFault, kitchenFault, type OrderWish } from './order-wish.ts';
import type { Expected } from '../promises/kitchen-paces.ts';
import { priceOrder, type Pricing } from './price-order.ts';

type OrderForAll = RoundWish & Pick<OrderWish, 'acceptedDelay'>;

/** Why nothing was stored: in a cached menu's case, another try with a fresh one may do it. */
type Refused = { kind: 'empty' } | { kind: 'refused'; round: Round; pricing: Pricing };

/**
 * Places what several phones at a table are choosing as one order of the phone that sends it. The
 * baskets are read, ordered and emptied while nobody else can: however many phones send them at once,
 * each line is ordered once. As for any order, the menu comes from the cache first, and if nothing
 * could be stored, from the database.
 */
export async function placeRound(
  { db, restaurantCache, paces, now }: OrderDependencies,
  session: TableSession,
  wish: OrderForAll & { idempotencyKey: string },
): Promise<PlacedOrder> {
  const { restaurantId } = session;
  const placedAt = now();
  const request = { idempotencyKey: wish.idempotencyKey, requestHash: hashRound(wish) };
  void paces.measure(restaurantId);
  const place = async (restaurant: Restaurant, menu: Menu) =>
    db.transaction(async (tx) => {
      const expect = async (lines: readonly WantedLine[]) =>
        paces.expectOrder(tx, restaurant, lines);
      return tryToPlace(tx, session, wish, { request, menu, placedAt, expect });
    });

  const [restaurant, menu] = await Promise.all([
    restaurantCache.recall(restaurantId, 'house', () => loadRestaurant(db, restaurantId)),
    restaurantCache.recall(restaurantId, 'order-menu', () => loadMenu(db, restaurantId, placedAt)),
  ]);
  if (kitchenFault(restaurant, wish.acceptedDelay, placedAt) === null) {
    const outcome = await place(restaurant, menu);
    if ('order' in outcome) return outcome;
  }
  const repeated = await findRepeated(db, session, request);
  if (repeated) return repeated;
  // The cache may be older than what was seen at the table, so the database decides.
  const current = await requireKitchen(db, restaurantId, wish, placedAt);
  const outcome = await place(current, await loadMenu(db, restaurantId, placedAt));
  if ('order' in outcome) return outcome;
  await requireKitchen(db, restaurantId, wish, placedAt);
  if (outcome.kind === 'empty') {
    throw new AppError('round_empty', { tab: await readOwnTab(db, session) });
  }
  throw changedMenu(outcome);
}

async function requireKitchen(
  db: Database,
  restaurantId: number,
  { acceptedDelay }: OrderForAll,
  at: Date,
): Promise<Restaurant> {
  const restaurant = await loadRestaurant(db, restaurantId);
  const fault = kitchenFault(restaurant, acceptedDelay, at);
  if (fault) throw fault;
  return restaurant;
}

async function tryToPlace(
  tx: Transaction,
  session: TableSession,
  wish: OrderForAll,
  {
    request,
    menu,
    placedAt,
    expect,
  }: {
    request: OrderRequest;
    menu: Menu;
    placedAt: Date;
    expect: (lines: readonly WantedLine[]) => Promise<Expected | null>;
  },
): Promise<PlacedOrder | Refused> {
  const { restaurantId, visitId, dinerId, isTableVerified } = session;
  const round = await takeForRound(tx, session, wish, async () =>
    findRepeated(tx, session, request),
  );
  if ('order' in round) return round;
  if (round.lines.length === 0) return { kind: 'empty' };
  if (round.lines.length > ORDER_LIMITS.lines) {
    const comensales = `En un pedido caben ${ORDER_LIMITS.lines} líneas: deja a alguien para el siguiente`;
    throw new AppError('bad_request', { fields: { comensales } });
  }
  const pricing = priceOrder(
    (productId) => entryAtTable(menu, productId, round.tableName),
    round.lines.map(({ line }) => line),
    undefined,
    placedAt,
  );
  if (!pricing.holds) return { kind: 'refused', round, pricing };
  const fault = amountFault({ payment: 'unpaid', tipCents: 0 }, pricing.totalCents);
  if (fault) throw fault;
  const placed = await insertOrder(tx, {
    ...request,
    restaurantId,
    visitId,
    placedAt,
    isTableVerified,
    tableName: round.tableName,
    note: round.note,
    ownNotes: round.ownNotes,
    avoidedBy: round.avoidedBy,
    payment: 'unpaid',
    tipCents: 0,
    lines: pricing.lines.map((line, index) => {
      const owner = round.lines[(line.menuLine ?? index + 1) - 1]?.visitId;
      return { ...line, forVisitId: owner === visitId ? undefined : owner };
    }),
    totalCents: totalGrossCents(pricing.lines),
    expected: await expect(firstFired(pricing.lines, wish.isByCourses)),
    courses: wish.isByCourses ? planCourses(pricing.lines) : [],
    mailedDinerId: dinerId,
    isPaced: true,
    // What the round leaves in it stays, also in its sender's own.
    emptiesBasket: false,
    seenVersion: null,
    shownTabId: null,
    acceptedDelay: wish.acceptedDelay,
  });
  if (placed === null) return { kind: 'refused', round, pricing };
  if (typeof placed === 'string') throw new Error(`A locked tab is ${placed}`);
  if ('waitSeconds' in placed) throw new AppError('too_many_orders', {}, placed.waitSeconds);
  await leaveRest(tx, session, round);
  const stored = await findRepeated(tx, session, request);
  if (!stored) throw new Error('An order is gone that was just placed');
  return { ...stored, isNew: true };
}

/** Only the lines that differ: no phone knows at which prices the others have chosen. */
function changedMenu({ round, pricing }: Refused & { kind: 'refused' }): AppError {
  const lines: CurrentLine[] = pricing.holds
    ? []
    : pricing.currentLines.map((line, index) => ({
        ...line,
        memberId: round.lines[index]?.memberId ?? 0,
      }));
  const changed = lines.filter(({ change }) => change !== 'same');
  const { totalCents } = pricing;
  return new AppError('menu_changed', { order: { lines: changed, totalCents } });
}

/** Detects whether a key is reused for the same round. Stored with every order: it must not change. */
function hashRound({ memberIds, seenVersion, note, isByCourses }: RoundWish): string {
  const ids = memberIds.toSorted((one, other) => one - other);
  const newer = isByCourses ? ['by-courses'] : [];
  return hashRequest(['round', ids, seenVersion, note, ...newer]);
}
