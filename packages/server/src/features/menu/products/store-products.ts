import {
  businessDay,
  namedProducts,
  nameKey,
  PLAIN_PRODUCT,
  withNamedProducts,
  type NewProduct,
  type Product,
} from '@simplato/domain';
import type { Queryable } from '../../../db/database.ts';
import { insertBatch, listLastNumbers, updateBatch } from './batch-queries.ts';
import { withNumbers } from './change-products.ts';
import { listProducts, listStoredProducts } from './product-queries.ts';
import { writtenValues } from './product-rows.ts';

/** A restaurant's products, to compare with those of a file. */
export async function loadProducts(
  db: Queryable,
  restaurantId: number,
  at: Date,
): Promise<Product[]> {
  return listProducts(db, restaurantId, businessDay(at));
}

interface Written {
  /** Null if it is to be created. */
  current: Product | null;
  product: NewProduct;
}

/**
 * Stores a file's products, with one insert and one update. Products new to a category are appended to
 * it in the file's order. To be called inside `changeMenu`.
 */
export async function storeProducts(
  db: Queryable,
  restaurantId: number,
  written: readonly Written[],
  at: Date,
): Promise<void> {
  const today = businessDay(at);
  const { lastOptionIds, lastPositions } = await listLastNumbers(db, restaurantId);
  const nextPosition = (categoryId: number) => {
    const position = (lastPositions.get(categoryId) ?? 0) + 1;
    lastPositions.set(categoryId, position);
    return position;
  };
  const valuesOf = ({ current, product }: Written) => {
    const isThere = current?.categoryId === product.categoryId;
    const position = isThere ? current.position : nextPosition(product.categoryId);
    const lastOptionId = (current && lastOptionIds.get(current.productId)) ?? 0;
    const numbered = withNumbers(product, current ?? PLAIN_PRODUCT, lastOptionId);
    return writtenValues(numbered, position, today);
  };
  const added = written.filter(({ current }) => current === null).map(valuesOf);
  const changed = written.flatMap((one) =>
    one.current ? [[one.current.productId, ...valuesOf(one)]] : [],
  );
  await insertBatch(db, restaurantId, added);
  await updateBatch(db, restaurantId, changed);
  if (written.some(({ product }) => namedProducts(product).length > 0)) {
    await findPartProducts(db, restaurantId, today);
  }
}

/** Gives set menus the products that a file names as their products, now that all of them are stored. */
async function findPartProducts(db: Queryable, restaurantId: number, today: string): Promise<void> {
  const products = await listStoredProducts(db, restaurantId, today);
  const { lastOptionIds } = await listLastNumbers(db, restaurantId);
  const ids = new Map(products.map(({ name, productId }) => [nameKey(name), productId]));
  const found = products
    .filter((product) => namedProducts(product).length > 0)
    .map((product) => {
      const lastOptionId = lastOptionIds.get(product.productId) ?? 0;
      const whole = withNamedProducts(product, (name) => ids.get(nameKey(name)));
      return [
        product.productId,
        ...writtenValues({ ...whole, lastOptionId }, product.position, today),
      ];
    });
  await updateBatch(db, restaurantId, found);
}
