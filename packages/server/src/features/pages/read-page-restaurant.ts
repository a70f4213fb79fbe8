import {
  categoryFromWire,
  type PageHouseFacts,
  productFromWire,
  restaurantFromWire,
  restaurantToWire,
} from '@simplato/contract';
import type { Parts } from '../../dependencies.ts';
import { readCategories } from '../categories/read-categories.ts';
import { readProducts } from '../products/read-products.ts';
import { loadHouse } from '../restaurants/load-restaurant.ts';

/**
 * The data of a house that its rendered pages need: the same object until something in it changes.
 */
export function readPageHouse(
  { db, memory, now }: Pick<Parts, 'db' | 'memory' | 'now'>,
  restaurantId: number,
): Promise<PageHouseFacts> {
  return memory.recall(restaurantId, 'page', async () => {
    const [house, categorias, productos] = await Promise.all([
      loadHouse(db, restaurantId),
      readCategories(db, restaurantId),
      readProducts(db, restaurantId, now()),
    ]);
    // Converted to the wire format and back, which drops every field that the wire does not name.
    return {
      restaurante: restaurantFromWire(restaurantToWire(house)),
      categorias: categorias.map(categoryFromWire),
      productos: productos.map(productFromWire),
    };
  });
}
