import type { Product } from '@simplato/domain';

/** The same menu with some of its products in another order, each in a place that one of them had. */
export function putInOrder(
  products: readonly Product[],
  moved: readonly Product[],
): readonly Product[] {
  const ids = new Set(moved.map(({ productId }) => productId));
  const next = moved.values();
  return products.map((product) =>
    ids.has(product.productId) ? (next.next().value ?? product) : product,
  );
}
