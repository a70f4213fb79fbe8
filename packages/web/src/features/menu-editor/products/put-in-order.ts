import type { Product } from '@simplato/domain';

/**
 * Reorders some of the products among the positions they occupy; the others stay where they are.
 */
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
