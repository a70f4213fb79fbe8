import {
  auditEvent,
  changesNothing,
  isSound,
  type AuditEvent,
  type MenuPlan,
} from '@simplato/domain';
import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Author } from '../../audit/record-changes.ts';
import { storeCategories } from '../categories/store-categories.ts';
import { storeProducts } from '../products/store-products.ts';
import { changeMenu } from '../change-menu.ts';
import { requireMenuRoom } from '../require-menu-room.ts';
import { planMenuFile, type PlannedFile, type Upload } from './plan-menu-file.ts';

/**
 * Imports a whole file or nothing. Only what the preview with this fingerprint showed is stored; if
 * the menu has changed in a way that matters, the import is refused with a new preview. Idempotent.
 */
export async function importMenuFile(
  db: Database,
  by: Author,
  upload: Upload,
  fingerprint: string,
): Promise<MenuPlan> {
  const seen = await planMenuFile(db, upload);
  refuseProblems(seen);
  if (changesNothing(seen.plan)) return seen.plan;
  return changeMenu(db, by, async (tx) => {
    const planned = await planMenuFile(tx, upload);
    refuseProblems(planned);
    const result = planned.plan;
    if (changesNothing(result)) return { result, events: [] };
    if (planned.preview.huella !== fingerprint) {
      throw new AppError('menu_file_outdated', { preview: planned.preview });
    }
    await storePlan(tx, upload, result);
    return { result, events: eventsOf(result) };
  });
}

/**
 * One event for the import, with the numbers of rows, and one for each product and category that it
 * changed, as if edited by hand. New ones are only counted.
 */
function eventsOf({ categories, products }: MenuPlan): AuditEvent[] {
  const counted = [
    { field: 'Categorías nuevas', rows: categories.filter(({ outcome }) => outcome === 'new') },
    { field: 'Platos nuevos', rows: products.filter(({ outcome }) => outcome === 'new') },
    { field: 'Platos cambiados', rows: products.filter(({ outcome }) => outcome === 'changed') },
  ].filter(({ rows }) => rows.length > 0);
  const counts = counted.map(({ field, rows }) => ({ field, from: '', to: String(rows.length) }));
  const changed = <Row extends { outcome: string }>(rows: readonly Row[]) =>
    rows.filter(({ outcome }) => outcome === 'changed');
  return [
    auditEvent('menu-imported', '', counts),
    ...changed(categories).map(({ name, changes }) =>
      auditEvent('category-changed', name, changes),
    ),
    ...changed(products).map(({ name, changes }) => auditEvent('product-changed', name, changes)),
  ];
}

function refuseProblems({ plan, preview }: PlannedFile): void {
  if (!isSound(plan)) throw new AppError('menu_file_refused', { preview });
}

async function storePlan(tx: Transaction, { restaurantId, at }: Upload, plan: MenuPlan) {
  const categoryIds = await storeCategories(tx, restaurantId, plan.categories);
  const products = plan.products
    .filter(({ outcome }) => outcome !== 'same')
    .map(({ current, category, result }) => {
      const categoryId =
        category && ('categoryId' in category ? category.categoryId : categoryIds.get(category));
      if (!categoryId) throw new Error('A sound plan has a category for every product');
      return { current, product: { ...result, categoryId } };
    });
  await storeProducts(tx, restaurantId, products, at);
  const addsSome = [...plan.categories, ...plan.products].some(({ outcome }) => outcome === 'new');
  if (addsSome) await requireMenuRoom(tx, restaurantId);
}
