import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { addCategory } from '../features/categories/change-categories.ts';
import { addProduct } from '../features/products/change-products.ts';
import { addRestaurant } from '../features/restaurants/register-restaurant.ts';
import { addStaff } from '../features/staff/add-staff.ts';
import { codeOfTable } from '../features/tables/table-key.ts';
import { categoryOfDemo, productOfDemo } from './demo-menu.ts';
import {
  demoCategories,
  demoDishes,
  demoRestaurant,
  demoStaff,
  demoTables,
} from './demo-restaurant.ts';

/** Creates the demo house through the same use cases as a real one. */
export async function loadDemo(db: Database, publicUrl: string): Promise<void> {
  const { name: _, ...restaurant } = demoRestaurant;
  const restaurantId = await addRestaurant(db, restaurant);
  const by = { restaurantId, userName: demoStaff.username };
  const digest = createHash('sha256').update(demoStaff.password.normalize('NFC')).digest('hex');
  await addStaff(db, { restaurantId, ...demoStaff, digest, isOwner: true });

  const categoryIds = new Map<string, number>();
  for (const one of demoCategories) {
    const { categoryId } = await addCategory(db, by, categoryOfDemo(one));
    categoryIds.set(one.name, categoryId);
  }
  for (const dish of demoDishes) {
    const product = productOfDemo(dish, categoryIds.get(dish.category) ?? 0);
    await addProduct(db, by, product, new Date());
  }
  for (const tableName of demoTables) await codeOfTable(db, { restaurantId, publicUrl }, tableName);
}
