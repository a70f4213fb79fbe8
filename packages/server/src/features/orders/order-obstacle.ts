import type { OrderObstacle } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { loadMenu } from '../menu/read-menu.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { listReadFacts } from './order-queries.ts';
import { takesOrders } from './order-wish.ts';
import { priceOrder } from './price-order.ts';
import { requireOrder } from './require-order.ts';

interface FoundObstacle {
  obstacle: OrderObstacle;
  /** What the diner is told. */
  refusal: AppError;
}

/**
 * Why an order that waits for its payment could not be placed at this moment; null if it could. Its
 * prices are those of the time when it was placed: they were agreed.
 */
export async function findOrderObstacle(
  db: Queryable,
  { restaurantId, orderId }: { restaurantId: number; orderId: number },
  at: Date,
): Promise<FoundObstacle | null> {
  if (!takesOrders(await loadRestaurant(db, restaurantId), at)) {
    return { obstacle: 'kitchen-closed', refusal: new AppError('kitchen_closed') };
  }
  const { lines } = await requireOrder(db, restaurantId, orderId);
  const read = await listReadFacts(db, restaurantId, orderId);
  const wished = lines.map(({ productId, options, quantity, note }, index) => ({
    productId,
    optionIds: options.map(({ optionId }) => optionId),
    quantity,
    note,
    read: read[index] ?? undefined,
  }));
  const pricing = priceOrder(await loadMenu(db, restaurantId, at), wished, undefined, at);
  if (pricing.holds) return null;
  const { currentLines, totalCents } = pricing;
  const order = { lines: currentLines, totalCents };
  return { obstacle: 'menu-changed', refusal: new AppError('menu_changed', { order }) };
}
