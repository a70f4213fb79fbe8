import type { Database } from '../db/database.ts';
import { digestOf } from '../auth/password-hash.ts';
import { addCategory } from '../features/menu/categories/change-categories.ts';
import { registerDiner } from '../features/diners/register-diner.ts';
import { addProduct } from '../features/menu/products/change-products.ts';
import { addRestaurant } from '../features/restaurants/register-restaurant.ts';
import { addStaff } from '../features/people/add-staff.ts';
import { codeOfTable } from '../features/tables/table-key.ts';
import { categoryOfDemo, productOfDemo } from './demo-menu.ts';
import {
  demoCategories,
  demoDiner,
  demoProducts,
  demoRestaurant,
  demoStaff,
  demoTables,
} from './demo-restaurant.ts';

/** Creates the demo restaurant and its diner through the same use cases as real ones. */
export async function loadDemo(db: Database, publicUrl: string): Promise<void> {
  const { name: _, ...restaurant } = demoRestaurant;
  const restaurantId = await addRestaurant(db, restaurant);
  const by = { restaurantId, userName: demoStaff.username };
  const digest = digestOf(demoStaff.password);
  await addStaff(db, { restaurantId, ...demoStaff, digest, isOwner: true });
  await registerDiner(db, { ...demoDiner, digest: digestOf(demoDiner.password) });

  const categoryIds = new Map<string, number>();
  for (const one of demoCategories) {
    const { categoryId } = await addCategory(db, by, categoryOfDemo(one));
    categoryIds.set(one.name, categoryId);
  }
  for (const one of demoProducts) {
    const product = productOfDemo(one, categoryIds.get(one.category) ?? 0);
    await addProduct(db, by, product, new Date());
  }
  for (const tableName of demoTables) await codeOfTable(db, { restaurantId, publicUrl }, tableName);
}
