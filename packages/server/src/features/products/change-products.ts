import { productToWire } from '@simplato/contract';
import {
  applyChange,
  businessDay,
  numberOptions,
  type Change,
  type NewProduct,
  type OptionGroup,
  type Product,
  type SoldOut,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { changeMenu } from '../restaurants/change-menu.ts';
import { isSameSet } from '../restaurants/same-set.ts';
import {
  findProduct,
  hasCategory,
  insertProduct,
  listProductIds,
  nextPosition,
  updatePositions,
  updateProduct,
  updateSoldOut,
} from './product-queries.ts';
import type { WrittenProduct } from './product-rows.ts';

export async function addProduct(
  db: Database,
  restaurantId: number,
  product: NewProduct,
  at: Date,
): Promise<Product> {
  return changeMenu(db, restaurantId, async (tx) => {
    await requireItsCategory(tx, restaurantId, product);
    const position = await nextPosition(tx, restaurantId, product.categoryId);
    const place = { position, today: businessDay(at) };
    return insertProduct(tx, restaurantId, withNumbers(product, [], 0), place);
  });
}

interface Target {
  productId: number;
  /** The version that the caller saw; who names none takes any. */
  version: number | undefined;
}

/** `changeOf` says what is to change, of the product as it stands. */
export async function changeProduct(
  db: Database,
  restaurantId: number,
  target: Target,
  changeOf: (current: Product) => Change<NewProduct>,
  at: Date,
): Promise<Product> {
  const today = businessDay(at);
  return changeMenu(db, restaurantId, async (tx) => {
    const { product, lastOptionId } = await requireProduct(tx, restaurantId, target, today);
    const changed = applyChange<NewProduct>(product, changeOf(product));
    await requireItsCategory(tx, restaurantId, changed);
    const position =
      changed.categoryId === product.categoryId
        ? product.position
        : await nextPosition(tx, restaurantId, changed.categoryId);
    const numbered = withNumbers(changed, product.optionGroups, lastOptionId);
    return updateProduct(tx, product, numbered, { position, today });
  });
}

export async function markSoldOut(
  db: Database,
  restaurantId: number,
  productId: number,
  soldOut: SoldOut,
  at: Date,
): Promise<Product> {
  return changeMenu(db, restaurantId, async (tx) => {
    const marked = await updateSoldOut(tx, restaurantId, productId, soldOut, businessDay(at));
    if (!marked) throw new AppError('not_found');
    return marked;
  });
}

/** Puts all products in order, or those of one category. */
export async function orderProducts(
  db: Database,
  restaurantId: number,
  productIds: readonly number[],
  categoryId: number | null,
): Promise<void> {
  await changeMenu(db, restaurantId, async (tx) => {
    const known = await listProductIds(tx, restaurantId, categoryId);
    if (!isSameSet(known, productIds)) throw new AppError('list_changed');
    await updatePositions(tx, restaurantId, productIds);
  });
}

/** The product as it stands, if it is the one that the caller saw. */
export async function requireProduct(
  db: Queryable,
  restaurantId: number,
  { productId, version }: Target,
  today: string,
) {
  const found = await findProduct(db, restaurantId, productId, today);
  if (!found) throw new AppError('not_found');
  if (version !== undefined && version !== found.product.version) {
    throw new AppError('row_changed', { producto: productToWire(found.product) });
  }
  return found;
}

/** A product whose category is not on this restaurant's menu has nowhere to stand. */
async function requireItsCategory(
  db: Queryable,
  restaurantId: number,
  { categoryId }: NewProduct,
): Promise<void> {
  if (!(await hasCategory(db, restaurantId, categoryId))) throw new AppError('not_found');
}

/** The product with a number for each of its options. */
export function withNumbers(
  product: NewProduct,
  known: readonly OptionGroup[],
  lastId: number,
): WrittenProduct {
  const numbered = numberOptions(product.optionGroups, known, lastId);
  return { ...product, optionGroups: numbered.groups, lastOptionId: numbered.lastId };
}
