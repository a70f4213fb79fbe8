import {
  choiceOf,
  isCharged,
  type LineChange,
  type Order,
  type OrderObstacle,
  type ProductFacts,
  type Restaurant,
  weighingOf,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { entryAtTable, loadMenu } from '../menu/read-menu.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { listReadFacts } from './order-queries.ts';
import { takesOrders } from './order-wish.ts';
import { priceOrder, type Pricing } from './price-order.ts';
import { requireOrder } from './require-order.ts';

interface FoundObstacle {
  obstacle: OrderObstacle;
  /** What the diner is told. */
  refusal: AppError;
}

/** An order that waits for its payment, and the restaurant as it is now. */
interface WaitingOrder {
  order: Order;
  restaurant: Restaurant;
}

export async function readWaitingOrder(
  db: Queryable,
  { restaurantId, orderId }: { restaurantId: number; orderId: number },
): Promise<WaitingOrder> {
  const restaurant = await loadRestaurant(db, restaurantId);
  return { restaurant, order: await requireOrder(db, restaurantId, orderId) };
}

/**
 * Why an order that waits for its payment could not be placed at this moment; null if it could. Its
 * prices are those of the time when it was placed: they were agreed. What it contains must be as it was
 * read then, or by whoever accepts it now.
 */
export async function findOrderObstacle(
  db: Queryable,
  { order: waiting, restaurant }: WaitingOrder,
  at: Date,
  readNow?: ProductFacts,
): Promise<FoundObstacle | null> {
  const { restaurantId, orderId, tableName, lines } = waiting;
  if (!takesOrders(restaurant, at)) {
    return { obstacle: 'kitchen-closed', refusal: new AppError('kitchen_closed') };
  }
  const read = await listReadFacts(db, restaurantId, orderId);
  const menu = await loadMenu(db, restaurantId, at);
  const entryOf = (productId: number) => entryAtTable(menu, productId, tableName);
  // What was weighed need not be a weight that can be asked for.
  const askedGrams = ({ productId, grams }: Order['lines'][number]) =>
    grams && (entryOf(productId)?.product.soldBy?.least ?? grams);
  // Its set menus are priced with their products.
  const wished = lines.filter(isCharged).map((line, index) => ({
    ...choiceOf({ ...line, grams: askedGrams(line) }),
    productId: line.productId,
    quantity: line.quantity,
    note: line.note,
    read: readNow ?? read[index] ?? undefined,
  }));
  const pricing = priceOrder(entryOf, wished, undefined, at);
  if (pricing.holds || (weighingOf(waiting) === 'weighed' && isOnlyOut(pricing))) return null;
  const { currentLines, totalCents } = pricing;
  const withRead = currentLines.map((line, index) => ({ ...line, read: wished[index]?.read }));
  const order = { lines: withRead, totalCents };
  return { obstacle: 'menu-changed', refusal: new AppError('menu_changed', { order }) };
}

const OUT: readonly LineChange['kind'][] = ['same', 'gone', 'sold-out', 'not-served'];

/** What lies on the scale is there, although there is no more of it; what it contains must be as it was read. */
function isOnlyOut(pricing: Pricing): boolean {
  return !pricing.holds && pricing.currentLines.every(({ change }) => OUT.includes(change));
}
