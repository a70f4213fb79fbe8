import {
  categoryFromWire,
  type PageHouseFacts,
  productFromWire,
  restaurantFromWire,
  restaurantToWire,
} from '@simplato/contract';
import type { Parts } from '../../parts.ts';
import { readCategories } from '../categories/read-categories.ts';
import { readProducts } from '../products/read-products.ts';
import { loadHouse } from '../restaurants/load-house.ts';

/** The house's share of every page that is drawn of it: the same object until something of it changes. */
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
    // Through the wire, which lets out what it names and nothing else.
    return {
      restaurante: restaurantFromWire(restaurantToWire(house)),
      categorias: categorias.map(categoryFromWire),
      productos: productos.map(productFromWire),
    };
  });
}
