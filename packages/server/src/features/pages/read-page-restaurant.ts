import {
  categoryFromWire,
  type PageRestaurantFacts,
  productFromWire,
  restaurantFromWire,
  restaurantToWire,
} from '@simplato/contract';
import type { Dependencies } from '../../dependencies.ts';
import { readCategories } from '../menu/categories/read-categories.ts';
import { readProducts } from '../menu/products/read-products.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';

/**
 * The data of a restaurant that its rendered pages need: the same object until something in it changes.
 */
export function readPageRestaurant(
  { db, memory, now }: Pick<Dependencies, 'db' | 'memory' | 'now'>,
  restaurantId: number,
): Promise<PageRestaurantFacts> {
  return memory.recall(restaurantId, 'page', async () => {
    const [restaurant, categorias, productos] = await Promise.all([
      loadRestaurant(db, restaurantId),
      readCategories(db, restaurantId),
      readProducts(db, restaurantId, now()),
    ]);
    // Converted to the wire format and back, which drops every field that the wire does not name.
    return {
      restaurante: restaurantFromWire(restaurantToWire(restaurant)),
      categorias: categorias.map(categoryFromWire),
      productos: productos.map(productFromWire),
    };
  });
}
