import { netMicrosFromGross, PLAIN_CATEGORY, PLAIN_PRODUCT } from '@simplato/domain';
import type { Database } from '@simplato/server/db/database';
import { migrate } from '@simplato/server/db/migrate';
import { addCategory } from '@simplato/server/features/menu/categories/change-categories';
import { addProduct } from '@simplato/server/features/menu/products/change-products';
import { storeRestaurant, type StoredRestaurant } from '@simplato/server/test/stored-restaurant';

const PRODUCTS = 60;
/** Restaurants with a menu of sixty products and a staff account, created like real ones. */
export async function fillRestaurants(db: Database, count: number): Promise<StoredRestaurant[]> {
  await migrate(db);
  const restaurants: StoredRestaurant[] = [];
  for (let index = 0; index < count; index += 1) restaurants.push(await fillRestaurant(db, index));
  return restaurants;
}

async function fillRestaurant(db: Database, index: number): Promise<StoredRestaurant> {
  const restaurant = await storeRestaurant(db, `Casa ${index + 1}, S.L.`);
  const by = { restaurantId: restaurant.restaurantId, userName: restaurant.username };
  const { categoryId } = await addCategory(db, by, { ...PLAIN_CATEGORY, name: 'Carta' });
  for (let nth = 1; nth <= PRODUCTS; nth += 1) {
    const product = {
      ...PLAIN_PRODUCT,
      categoryId,
      name: `Plato de la casa número ${nth}`,
      description: 'Receta de siempre, hecha al momento con producto de la vega de Aranjuez.',
      netMicros: netMicrosFromGross(500 + nth * 25, 10),
      reference: `REF-${nth}`,
    };
    await addProduct(db, by, product, new Date());
  }
  return restaurant;
}
