import type { Dependencies } from '../../dependencies.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { loadMenu } from '../menu/read-menu.ts';
import type { Expected } from './kitchen-paces.ts';

/**
 * When products are expected to be ready if they are ordered now: all of them together, and one of each
 * by itself. A product is given as often as it is wanted.
 */
export async function readWaits(
  { db, restaurantCache, paces, now }: Dependencies,
  restaurantId: number,
  productIds: readonly number[],
): Promise<{
  whole: Expected | null;
  each: { productId: number; expected: Expected | null }[];
}> {
  const [measured, restaurant, menu] = await Promise.all([
    paces.measure(restaurantId),
    restaurantCache.recall(restaurantId, 'house', () => loadRestaurant(db, restaurantId)),
    restaurantCache.recall(restaurantId, 'order-menu', () => loadMenu(db, restaurantId, now())),
  ]);
  const wanted = productIds.map((productId) => ({
    productId,
    station: menu.entries.get(productId)?.category.station ?? '',
    quantity: 1,
  }));
  const each = [...new Map(wanted.map((line) => [line.productId, line])).values()];
  const orders = [wanted, ...each.map((line) => [line])];
  const [whole = null, ...single] = await paces.expect(db, restaurant, measured, orders);
  return {
    whole,
    each: each.map(({ productId }, index) => ({ productId, expected: single[index] ?? null })),
  };
}
