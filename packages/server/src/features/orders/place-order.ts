import { createHash } from 'node:crypto';
import {
  formatCents,
  ORDER_LIMITS,
  type Cents,
  type Order,
  type PaymentStatus,
  type RequestedLine,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { HouseMemory } from '../../db/house-memory.ts';
import { loadMenu } from '../products/load-menu.ts';
import type { TableSession } from '../sessions/session.ts';
import { findOrderOfKey, insertOrder, type OrderRequest } from './order-queries.ts';
import { priceOrder, type Pricing } from './price-order.ts';

export interface OrderWish {
  idempotencyKey: string;
  lines: readonly RequestedLine[];
  /** What the screen showed as the total; undefined when the caller does not say. */
  totalCents: Cents | undefined;
  note: string;
  payment: PaymentStatus;
}

export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Takes an order: prices it from the house's own menu and stores it whole, once per key. The same key
 * with the same wish answers the same order, whatever became of the menu since.
 */
export async function placeOrder(
  parts: { db: Database; memory: HouseMemory },
  session: TableSession,
  wish: OrderWish,
): Promise<PlacedOrder> {
  if (wish.lines.length === 0) throw new AppError('empty_basket');
  if (wish.payment !== 'unpaid') throw new AppError('no_online_payment');
  const { db, memory } = parts;
  const request = { idempotencyKey: wish.idempotencyKey, requestHash: hashWish(wish) };

  const remembered = await memory.recall(session.restaurantId, 'order-menu', () =>
    loadMenu(db, session.restaurantId),
  );
  const placed = await tryToPlace(db, session, wish, request, priceWish(remembered, wish));
  if (placed) return placed;

  const repeated = await findRepeated(db, session, request);
  if (repeated) return repeated;

  // What was remembered may be older than what the diner saw: the menu itself has the last word.
  const pricing = priceWish(await loadMenu(db, session.restaurantId), wish);
  const retried = await tryToPlace(db, session, wish, request, pricing);
  if (retried) return retried;
  // Somebody used the key, or changed the menu, in this very moment.
  const late = await findRepeated(db, session, request);
  if (late) return late;
  throw menuChanged(pricing, wish);
}

function priceWish(menu: Parameters<typeof priceOrder>[0], wish: OrderWish): Pricing {
  return priceOrder(menu, wish.lines, wish.totalCents);
}

/** Null when nothing was stored: the prices do not hold, or the key was used before. */
async function tryToPlace(
  db: Database,
  session: TableSession,
  wish: OrderWish,
  request: OrderRequest,
  pricing: Pricing,
): Promise<PlacedOrder | null> {
  if (!pricing.holds) return null;
  const { lines, totalCents } = pricing;
  // Spec §5: nothing is ordered for nothing.
  if (totalCents === 0) throw new AppError('empty_basket');
  if (totalCents > ORDER_LIMITS.totalCents) {
    throw new AppError('bad_request', { fields: { total: 'El pedido es demasiado grande' } });
  }
  const order = {
    restaurantId: session.restaurantId,
    tableName: session.tableName,
    isTableVerified: session.isTableVerified,
    note: wish.note,
    payment: wish.payment,
    lines,
    totalCents,
  };
  const placed = await insertOrder(db, { ...order, ...request, visitId: session.visitId });
  if (!placed) return null;
  return {
    isNew: true,
    order: {
      ...order,
      orderId: placed.orderId,
      status: 'received',
      placedAt: placed.placedAt.toISOString(),
      version: placed.version,
    },
  };
}

async function findRepeated(
  db: Database,
  session: TableSession,
  request: OrderRequest,
): Promise<PlacedOrder | null> {
  const known = await findOrderOfKey(db, session.restaurantId, request.idempotencyKey);
  if (!known) return null;
  const isSame = known.requestHash === request.requestHash && known.visitId === session.visitId;
  if (!isSame) throw new AppError('key_reused');
  return { order: known.order, isNew: false };
}

function menuChanged(pricing: Pricing, wish: OrderWish): AppError {
  const lineas = pricing.holds ? [] : pricing.currentLines;
  return new AppError('menu_changed', {
    lineas,
    total: formatCents(pricing.totalCents),
    ...(wish.totalCents === undefined ? {} : { fields: { total: 'El total ha cambiado' } }),
  });
}

function hashWish({ lines, totalCents, note, payment }: OrderWish): string {
  const said = JSON.stringify([
    lines.map((line) => [line.productId, line.quantity, line.note, line.shownGrossCents ?? null]),
    totalCents ?? null,
    note,
    payment,
  ]);
  return createHash('sha256').update(said).digest('base64url');
}
