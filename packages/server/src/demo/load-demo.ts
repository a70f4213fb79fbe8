import { createHash } from 'node:crypto';
import { netMicrosFromGross, parseCents } from '@simplato/domain';
import type { Database } from '../db/database.ts';
import { addCategory } from '../features/categories/change-categories.ts';
import { addProduct } from '../features/products/change-products.ts';
import { addRestaurant } from '../features/restaurants/register-restaurant.ts';
import { addStaff } from '../features/staff/add-staff.ts';
import { codeOfTable } from '../features/tables/table-key.ts';
import {
  demoCategories,
  demoDishes,
  demoRestaurant,
  demoStaff,
  demoTables,
} from './demo-restaurant.ts';

/** Fills the house in through the same use cases as a real one. */
export async function loadDemo(db: Database, publicUrl: string): Promise<void> {
  const { name: _, ...restaurant } = demoRestaurant;
  const restaurantId = await addRestaurant(db, restaurant);
  const digest = createHash('sha256').update(demoStaff.password.normalize('NFC')).digest('hex');
  await addStaff(db, { restaurantId, ...demoStaff, digest, isOwner: true });

  const categoryIds = new Map<string, number>();
  for (const { name: categoryName, course } of demoCategories) {
    const category = { name: categoryName, course, isActive: true, imageUrl: '', color: '' };
    const { categoryId } = await addCategory(db, restaurantId, category);
    categoryIds.set(categoryName, categoryId);
  }
  for (const dish of demoDishes) {
    await addProduct(db, restaurantId, {
      categoryId: categoryIds.get(dish.category) ?? 0,
      name: dish.name,
      description: dish.description,
      netMicros: netMicrosFromGross(parseCents(dish.grossPrice) ?? 0, dish.vatPercent),
      vatPercent: dish.vatPercent,
      quantity: 1000,
      imageUrl: '',
      brand: '',
      reference: dish.reference,
      barcode: '',
      isAvailable: true,
    });
  }
  for (const tableName of demoTables) await codeOfTable(db, { restaurantId, publicUrl }, tableName);
}
