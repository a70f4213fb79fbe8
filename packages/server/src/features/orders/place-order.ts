import { createHash } from 'node:crypto';
import {
  formatCents,
  formatEuros,
  kitchenState,
  isForNothing,
  MIN_ONLINE_CENTS,
  ORDER_LIMITS,
  tipFault,
  worksInTheHouse,
  type Cents,
  type House,
  type Order,
  type PaymentStatus,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { HouseMemory } from '../../db/house-memory.ts';
import { loadMenu, type Menu } from '../products/load-menu.ts';
import { loadHouse } from '../restaurants/load-house.ts';
import type { TableSession } from '../sessions/session.ts';
import { findOrderOfKey, insertOrder, type OrderRequest } from './order-queries.ts';
import { priceOrder, type Pricing, type WishedLine } from './price-order.ts';

export interface OrderWish {
  idempotencyKey: string;
  lines: readonly WishedLine[];
  /** What the screen showed as the total; undefined when the caller does not say. */
  totalCents: Cents | undefined;
  note: string;
  payment: PaymentStatus;
  tipCents: Cents;
}

export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Takes an order: prices it from the house's own menu and stores it whole, once per key. The same key
 * with the same wish answers the same order, whatever became of the menu or the kitchen since.
 */
export async function placeOrder(
  parts: { db: Database; memory: HouseMemory; now: () => Date },
  session: TableSession,
  wish: OrderWish,
): Promise<PlacedOrder> {
  if (wish.lines.length === 0) throw new AppError('empty_basket');
  requirePayable(wish);
  const { db, memory } = parts;
  const { restaurantId } = session;
  const placedAt = parts.now();
  const request = { idempotencyKey: wish.idempotencyKey, requestHash: hashWish(wish) };

  const [house, menu] = await Promise.all([
    memory.recall(restaurantId, 'house', () => loadHouse(db, restaurantId)),
    memory.recall(restaurantId, 'order-menu', () => loadMenu(db, restaurantId, placedAt)),
  ]);
  const attempt = { ...request, placedAt };
  if (takesOrders(house, placedAt) && takesPayment(house, wish)) {
    const pricing = priceWish(menu, wish, placedAt);
    const placed = await tryToPlace(db, session, wish, attempt, pricing);
    if (placed) return placed;
  }

  const repeated = await findRepeated(db, session, request);
  if (repeated) return repeated;

  // What was remembered may be older than what the diner saw: the house itself has the last word.
  const pricing = priceWish(await loadMenu(db, restaurantId, placedAt), wish, placedAt);
  await requireTaking(db, restaurantId, wish, { placedAt, pricing });
  const fault = pricing.holds ? amountFault(wish, pricing.totalCents) : null;
  if (fault) throw fault;
  const retried = await tryToPlace(db, session, wish, attempt, pricing);
  if (retried) return retried;
  // Somebody used the key, closed the kitchen, or changed the menu, in this very moment.
  const late = await findRepeated(db, session, request);
  if (late) return late;
  await requireTaking(db, restaurantId, wish, { placedAt, pricing });
  throw refusal(pricing, wish);
}

function takesOrders({ kitchen }: House, at: Date): boolean {
  return kitchenState(kitchen, at.getTime()).isOpen;
}

/** An order is paid at the table or is going to be paid online; that it was, only the provider says. */
function requirePayable({ payment, tipCents }: OrderWish): void {
  if (payment === 'paid') {
    throw badField('ispaid', 'Un pedido se paga después de enviarlo');
  }
  if (payment === 'unpaid' && tipCents > 0) {
    throw badField('propina', 'La propina en la mesa va aparte');
  }
}

function takesPayment({ paysOnline, takesTips }: House, { payment, tipCents }: OrderWish): boolean {
  return payment === 'unpaid' || (paysOnline && (tipCents === 0 || takesTips));
}

async function requireTaking(
  db: Database,
  restaurantId: number,
  wish: OrderWish,
  { placedAt, pricing }: { placedAt: Date; pricing: Pricing },
): Promise<void> {
  const house = await loadHouse(db, restaurantId);
  if (!takesOrders(house, placedAt)) throw new AppError('kitchen_closed');
  if (takesPayment(house, wish)) return;
  if (!house.paysOnline) throw new AppError('no_online_payment');
  throw new AppError('tips_off', currentState(pricing));
}

/** What the order would be now: the lines where they differ, and their total. */
function currentState(pricing: Pricing) {
  return {
    lineas: pricing.holds ? [] : pricing.currentLines,
    total: formatCents(pricing.totalCents),
  };
}

/** Why nobody may order for so much or so little; null when they may. */
function amountFault({ payment, tipCents }: OrderWish, totalCents: Cents): AppError | null {
  if (isForNothing(totalCents)) return new AppError('empty_basket');
  if (totalCents > ORDER_LIMITS.totalCents)
    return badField('total', 'El pedido es demasiado grande');
  if (payment === 'unpaid') return null;
  if (totalCents < MIN_ONLINE_CENTS) {
    const least = formatEuros(MIN_ONLINE_CENTS);
    return badField('total', `Para pagar online, el pedido debe ser de ${least} o más`);
  }
  const fault = tipFault(tipCents, totalCents);
  return fault === null ? null : badField('propina', fault);
}

function badField(name: string, fault: string): AppError {
  return new AppError('bad_request', { fields: { [name]: fault } });
}

function priceWish(menu: Menu, wish: OrderWish, at: Date): Pricing {
  return priceOrder(menu, wish.lines, wish.totalCents, at);
}

/**
 * Null when nothing was stored: the prices do not hold or nobody may order for that much, the key was used
 * before, or the kitchen paused.
 */
async function tryToPlace(
  db: Database,
  session: TableSession,
  wish: OrderWish,
  request: OrderRequest & { placedAt: Date },
  pricing: Pricing,
): Promise<PlacedOrder | null> {
  if (!pricing.holds || amountFault(wish, pricing.totalCents)) return null;
  const { lines, totalCents } = pricing;
  const order = {
    restaurantId: session.restaurantId,
    tableName: session.tableName,
    isTableVerified: session.isTableVerified,
    note: wish.note,
    payment: wish.payment,
    tipCents: wish.tipCents,
    lines,
    totalCents,
  };
  const origin = worksInTheHouse(session.role) ? 'staff' : 'diner';
  const placed = await insertOrder(db, {
    ...order,
    ...request,
    visitId: session.visitId,
    // What is still being paid is confirmed when it goes to the kitchen.
    mailedDinerId: wish.payment === 'pending' ? null : session.dinerId,
    isPaced: origin === 'diner',
  });
  if (!placed) return null;
  if ('waitSeconds' in placed) {
    // What was taken before is answered, however many have come since.
    const repeated = await findRepeated(db, session, request);
    if (repeated) return repeated;
    throw new AppError('too_many_orders', {}, placed.waitSeconds);
  }
  return {
    isNew: true,
    order: {
      ...order,
      orderId: placed.orderId,
      doneLines: [],
      origin,
      cancelReason: '',
      refundedCents: 0,
      stray: null,
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

function refusal(pricing: Pricing, wish: OrderWish): AppError {
  if (!pricing.holds && Object.keys(pricing.badChoices).length > 0) {
    return new AppError('bad_request', { fields: pricing.badChoices });
  }
  return new AppError('menu_changed', {
    ...currentState(pricing),
    ...(wish.totalCents === undefined ? {} : { fields: { total: 'El total ha cambiado' } }),
  });
}

function hashWish({ lines, totalCents, note, payment, tipCents }: OrderWish): string {
  const said = JSON.stringify([
    lines.map((line) => [
      line.productId,
      line.quantity,
      line.note,
      line.shownGrossCents ?? null,
      // Nothing where nothing was chosen, so that an older order keeps its hash.
      ...line.optionIds.toSorted((one, other) => one - other),
    ]),
    totalCents ?? null,
    note,
    payment,
    ...(tipCents === 0 ? [] : [tipCents]),
  ]);
  return createHash('sha256').update(said).digest('base64url');
}
