import { createHash } from 'node:crypto';
import { menuPreviewToWire, type LetterKind, type MenuPreviewWire } from '@simplato/contract';
import { planMenu, type MenuPlan, type PlannedProduct, type WholeMenu } from '@simplato/domain';
import type { Queryable } from '../../../db/database.ts';
import { loadCategories } from '../categories/store-categories.ts';
import { loadProducts } from '../products/store-products.ts';
import { readMenuFile } from './read-menu-file.ts';

export interface Upload {
  restaurantId: number;
  bytes: Uint8Array;
  /** How its letters are written, if somebody had to say it. */
  letters?: LetterKind | undefined;
  at: Date;
}

export interface PlannedFile {
  plan: MenuPlan;
  preview: MenuPreviewWire;
}

export async function readWholeMenu(
  db: Queryable,
  restaurantId: number,
  at: Date,
): Promise<WholeMenu> {
  return {
    categories: await loadCategories(db, restaurantId),
    products: await loadProducts(db, restaurantId, at),
  };
}

/** What importing a file would change in the present menu. */
export async function planMenuFile(
  db: Queryable,
  { restaurantId, bytes, letters, at }: Upload,
): Promise<PlannedFile> {
  const { format, file, unused } = readMenuFile(bytes, restaurantId, letters);
  const plan = planMenu(file, await readWholeMenu(db, restaurantId, at));
  const fingerprint = fingerprintOf(bytes, plan);
  return { plan, preview: menuPreviewToWire(plan, { format, fingerprint, unused }) };
}

/**
 * Two plans with the same fingerprint have the same effect: same file, same rows to change. Edits
 * elsewhere in the menu do not affect it, and so do not make an import fail.
 */
function fingerprintOf(bytes: Uint8Array, { categories, products }: MenuPlan): string {
  const rows = [
    ...categories.map((one) => [one.current?.categoryId, ...deedOf(one)]),
    ...products.map((one) => [one.current?.productId, placeOf(one), ...deedOf(one)]),
  ];
  return createHash('sha256').update(bytes).update(JSON.stringify(rows)).digest('hex').slice(0, 32);
}

function deedOf({ outcome, current, changes }: MenuPlan['categories'][number] | PlannedProduct) {
  return [outcome, outcome === 'changed' ? current?.version : null, changes];
}

function placeOf({ category }: PlannedProduct) {
  if (category === null) return null;
  if ('categoryId' in category) return category.categoryId;
  return category.current?.categoryId ?? `new ${category.row}`;
}
