import { netMicrosFromGross, PLAIN_CATEGORY, PLAIN_PRODUCT } from '@simplato/domain';
import type { Database } from '@simplato/server/db/database';
import { migrate } from '@simplato/server/db/migrate';
import { addCategory } from '@simplato/server/features/menu/categories/change-categories';
import { addProduct } from '@simplato/server/features/menu/products/change-products';
import { addRestaurant } from '@simplato/server/features/restaurants/register-restaurant';
import { addStaff } from '@simplato/server/features/people/add-staff';
import { digestOf } from '@simplato/test-kit';

const PRODUCTS = 60;
/** The password of every staff account in the benchmarks. */
export const PASSWORD = 'Comanda2026';

export interface Restaurant {
  restaurantId: number;
  email: string;
}

/** Restaurants with a menu of sixty products and a staff account, created like real ones. */
export async function fillRestaurants(db: Database, count: number): Promise<Restaurant[]> {
  await migrate(db);
  const restaurants: Restaurant[] = [];
  for (let index = 0; index < count; index += 1) restaurants.push(await fillRestaurant(db, index));
  return restaurants;
}

async function fillRestaurant(db: Database, index: number): Promise<Restaurant> {
  const restaurantId = await addRestaurant(db, {
    taxId: 'B00283002',
    legalName: `Casa ${index + 1}, S.L.`,
    country: 'España',
    province: 'Madrid',
    city: 'Aranjuez',
    postalCode: '28300',
    address: 'Calle Mayor, 1',
    phone: '910000283',
    vatPercent: 10,
    facebook: '',
    instagram: '',
    google: '',
  });
  const email = `casa${index + 1}@example.com`;
  const digest = digestOf(PASSWORD);
  await addStaff(db, { restaurantId, email, username: `casa${index + 1}`, digest, isOwner: true });
  const by = { restaurantId, userName: `casa${index + 1}` };
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
  return { restaurantId, email };
}
