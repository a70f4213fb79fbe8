import {
  applyChange,
  auditEvent,
  businessDay,
  productChanges,
  describeNewProduct,
  findFormat,
  isByWeight,
  isPart,
  markSoldOut as withSoldOut,
  numberChoices,
  type AuditEvent,
  type Change,
  type NewProduct,
  partProductIds,
  partsFault,
  PLAIN_PRODUCT,
  pricedByFormats,
  type Product,
  soldByFault,
  type SoldOut,
  weighedPartFault,
} from '@simplato/domain';
import { AppError } from '../../../app-error.ts';
import type { Database, Queryable } from '../../../db/database.ts';
import type { Author } from '../../audit/record-changes.ts';
import { requireCategory } from '../categories/change-categories.ts';
import { changeMenu, requireSameRows } from '../change-menu.ts';
import { requireMenuRoom } from '../require-menu-room.ts';
import {
  findProduct,
  hasCategory,
  listProductsOf,
  listStoredProducts,
  insertProduct,
  listProductIds,
  nextPosition,
  updatePositions,
  updateProduct,
} from './product-queries.ts';
import type { WrittenProduct } from './product-rows.ts';

export async function addProduct(
  db: Database,
  by: Author,
  product: NewProduct,
  at: Date,
): Promise<Product> {
  const { restaurantId } = by;
  return changeMenu(db, by, async (tx) => {
    await requireItsCategory(tx, restaurantId, product);
    await requireItsOffer(tx, restaurantId, product, at);
    const position = await nextPosition(tx, restaurantId, product.categoryId);
    const place = { position, today: businessDay(at) };
    const result = await insertProduct(
      tx,
      restaurantId,
      withNumbers(product, PLAIN_PRODUCT, 0),
      place,
    );
    await requireMenuRoom(tx, restaurantId);
    const events = [auditEvent('product-added', result.name, describeNewProduct(result))];
    return { result, events };
  });
}

interface Target {
  productId: number;
  /** The version that the caller saw; undefined accepts any. */
  version: number | undefined;
}

/** `changeOf` gets the current product and returns what to change. */
export async function changeProduct(
  db: Database,
  by: Author,
  target: Target,
  changeOf: (current: Product) => Change<NewProduct>,
  at: Date,
): Promise<Product> {
  const { restaurantId } = by;
  const today = businessDay(at);
  return changeMenu(db, by, async (tx) => {
    const { product, lastOptionId } = await requireProduct(tx, restaurantId, target, today);
    const changed = applyChange<NewProduct>(product, changeOf(product));
    await requireItsCategory(tx, restaurantId, changed);
    await requireItsOffer(tx, restaurantId, changed, at);
    if (isByWeight(changed) && !isByWeight(product)) {
      const porpeso = weighedPartFault(
        product.productId,
        await listStoredProducts(tx, restaurantId, today),
      );
      if (porpeso !== null) throw new AppError('bad_request', { fields: { porpeso } });
    }
    const position =
      changed.categoryId === product.categoryId
        ? product.position
        : await nextPosition(tx, restaurantId, changed.categoryId);
    const numbered = withNumbers(changed, product, lastOptionId);
    const result = await updateProduct(tx, product, numbered, { position, today });
    return { result, events: await eventsOf(tx, product, result) };
  });
}

export async function markSoldOut(
  db: Database,
  by: Author,
  /** One of its formats alone; null for all of it. */
  { productId, formatId }: { productId: number; formatId: number | null },
  soldOut: SoldOut,
  at: Date,
): Promise<Product> {
  const { restaurantId } = by;
  const today = businessDay(at);
  return changeMenu(db, by, async (tx) => {
    const target = { productId, version: undefined };
    const { product, lastOptionId } = await requireProduct(tx, restaurantId, target, today);
    if (formatId !== null && !findFormat(product.formats, formatId))
      throw new AppError('not_found');
    const marked = withSoldOut(product, formatId, soldOut);
    const result = await updateProduct(
      tx,
      product,
      { ...marked, lastOptionId },
      { position: product.position, today },
    );
    return { result, events: await eventsOf(tx, product, result) };
  });
}

/** Puts all products in order, or those of one category. */
export async function orderProducts(
  db: Database,
  by: Author,
  productIds: readonly number[],
  categoryId: number | null,
): Promise<void> {
  const { restaurantId } = by;
  await changeMenu(db, by, async (tx) => {
    const known = await listProductIds(tx, restaurantId, categoryId);
    requireSameRows(known, productIds);
    await updatePositions(tx, restaurantId, productIds);
    const where = categoryId === null ? '' : await nameOfCategory(tx, restaurantId, categoryId);
    return { result: undefined, events: [auditEvent('products-ordered', where)] };
  });
}

async function nameOfCategory(tx: Queryable, restaurantId: number, categoryId: number) {
  const target = { categoryId, version: undefined };
  return (await requireCategory(tx, restaurantId, target)).name;
}

async function eventsOf(tx: Queryable, before: Product, after: Product): Promise<AuditEvent[]> {
  const { restaurantId } = before;
  const places =
    before.categoryId === after.categoryId
      ? { from: '', to: '' }
      : {
          from: await nameOfCategory(tx, restaurantId, before.categoryId),
          to: await nameOfCategory(tx, restaurantId, after.categoryId),
        };
  const changes = productChanges(before, after, places);
  return changes.length === 0 ? [] : [auditEvent('product-changed', before.name, changes)];
}

/** The current product; throws if its version is not the one that the caller saw. */
export async function requireProduct(
  db: Queryable,
  restaurantId: number,
  { productId, version }: Target,
  today: string,
) {
  const found = await findProduct(db, restaurantId, productId, today);
  if (!found) throw new AppError('not_found');
  if (version !== undefined && version !== found.product.version) {
    throw new AppError('row_changed', { product: found.product });
  }
  return found;
}

/** Throws if the product's category is not on this restaurant's menu. */
async function requireItsCategory(
  db: Queryable,
  restaurantId: number,
  { categoryId }: NewProduct,
): Promise<void> {
  if (!(await hasCategory(db, restaurantId, categoryId))) throw new AppError('not_found');
}

/** Throws if it cannot be sold as it says, or its parts, as of a set menu, cannot be stored. */
async function requireItsOffer(
  db: Queryable,
  restaurantId: number,
  product: NewProduct,
  at: Date,
): Promise<void> {
  const porpeso = product.soldBy && soldByFault(product.soldBy, product);
  if (porpeso) throw new AppError('bad_request', { fields: { porpeso } });
  const parts = product.optionGroups.filter(isPart);
  if (parts.length === 0) return;
  const ids = partProductIds(product);
  const products = await listProductsOf(db, restaurantId, ids, businessDay(at));
  const menu = partsFault(parts, (productId) => products.get(productId));
  if (menu !== null) throw new AppError('bad_request', { fields: { menu } });
}

/** The product with an id for each of its formats and options, at the price of its cheapest format. */
export function withNumbers(
  product: NewProduct,
  known: Pick<Product, 'formats' | 'optionGroups'>,
  lastOptionId: number,
): WrittenProduct {
  const { lastId, ...numbered } = numberChoices(product, known, lastOptionId);
  return pricedByFormats({ ...product, ...numbered, lastOptionId: lastId });
}
