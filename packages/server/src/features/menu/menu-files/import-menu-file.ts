import {
  auditEvent,
  changesNothing,
  isSound,
  withoutRefused,
  type AuditEvent,
  type MenuPlan,
  newFact,
} from '@simplato/domain';
import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Author } from '../../audit/record-changes.ts';
import { storeCategories } from '../categories/store-categories.ts';
import { storeProducts } from '../products/store-products.ts';
import { changeMenu } from '../change-menu.ts';
import { requireMenuRoom } from '../require-menu-room.ts';
import { planMenuFile, type PlannedFile, type Upload } from './plan-menu-file.ts';

interface Confirmed {
  /** Of the preview that was confirmed. */
  fingerprint: string;
  /** Its rows with problems are left out; otherwise one of them refuses the file. */
  leavesOutRefused: boolean;
}

/**
 * Imports a whole file or nothing, or all of it but its rows with problems. Only what the preview with this fingerprint showed is stored; if
 * the menu has changed in a way that matters, the import is refused with a new preview. Idempotent.
 */
export async function importMenuFile(
  db: Database,
  by: Author,
  upload: Upload,
  { fingerprint, leavesOutRefused }: Confirmed,
): Promise<MenuPlan> {
  const soundPart = ({ plan, preview }: PlannedFile): MenuPlan => {
    if (leavesOutRefused) return withoutRefused(plan);
    if (!isSound(plan)) throw new AppError('menu_file_refused', { preview });
    return plan;
  };
  const seen = soundPart(await planMenuFile(db, upload));
  if (changesNothing(seen)) return seen;
  return changeMenu(db, by, async (tx) => {
    const planned = await planMenuFile(tx, upload);
    const result = soundPart(planned);
    if (changesNothing(result)) return { result, events: [] };
    if (planned.preview.huella !== fingerprint) {
      throw new AppError('menu_file_outdated', { preview: planned.preview });
    }
    await storePlan(tx, upload, result);
    const leftOut = planned.plan.products.length - result.products.length;
    return { result, events: eventsOf(result, leftOut) };
  });
}

/**
 * One event for the import, with the numbers of rows, and one for each product and category that it
 * changed, as if edited by hand. New ones are only counted.
 */
function eventsOf({ categories, products }: MenuPlan, leftOut: number): AuditEvent[] {
  const of = (rows: readonly { outcome: string }[], wanted: string) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  const counts = [
    { field: 'Categorías nuevas', count: of(categories, 'new') },
    { field: 'Platos nuevos', count: of(products, 'new') },
    { field: 'Platos cambiados', count: of(products, 'changed') },
    { field: 'Filas con errores, sin importar', count: leftOut },
  ]
    .filter(({ count }) => count > 0)
    .map(({ field, count }) => newFact(field, String(count)));
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
