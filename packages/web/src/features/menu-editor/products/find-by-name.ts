import { indexMenu, type Product, searchMenu } from '@simplato/domain';

/**
 * The diners' search, restricted to names and in menu order, because owners look for a particular
 * row.
 */
export function findByName(products: readonly Product[], typed: string): readonly Product[] {
  if (typed.trim() === '') return products;
  const names = products.map((product) => ({
    product: { ...product, description: '', diet: null },
    category: undefined,
  }));
  const found = new Set(
    searchMenu(indexMenu(names, null), typed).map(({ product }) => product.productId),
  );
  return products.filter(({ productId }) => found.has(productId));
}
