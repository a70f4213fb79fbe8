import {
  categoryFromWire,
  categoryToWire,
  type PageRestaurantFacts,
  productFromWire,
  productToWire,
  restaurantFromWire,
  restaurantToWire,
} from '@simplato/contract';
import type { Dependencies } from '../../dependencies.ts';
import { readMenu, soldIn } from '../menu/read-menu.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';

/**
 * The data of a restaurant that its rendered pages need: the same object until something in it changes.
 */
export function readPageRestaurant(
  { db, restaurantCache, now }: Pick<Dependencies, 'db' | 'restaurantCache' | 'now'>,
  restaurantId: number,
  /** Whose prices it shows; the public menu shows all. */
  zone = '',
): Promise<PageRestaurantFacts> {
  return restaurantCache.recall(restaurantId, `page ${zone}`, async () => {
    const [restaurant, { categories, products }] = await Promise.all([
      loadRestaurant(db, restaurantId),
      readMenu(db, restaurantId, now()),
    ]);
    // Converted to the wire format and back, which drops every field that the wire does not name.
    return {
      restaurante: restaurantFromWire(restaurantToWire(restaurant)),
      categorias: categories.map((one) => categoryFromWire(categoryToWire(one))),
      productos: soldIn(products, zone).map((one) => productFromWire(productToWire(one))),
    };
  });
}
