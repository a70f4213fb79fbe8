import type { ListedProduct } from '@simplato/domain';
import type { Menu } from './menu-queries.ts';

export type MenuProduct = ListedProduct;

export function findOnMenu(
  { categories, products }: Menu,
  productId: number,
): MenuProduct | undefined {
  const product = products.find((one) => one.productId === productId);
  if (!product) return undefined;
  return {
    product,
    category: categories.find(({ categoryId }) => categoryId === product.categoryId),
  };
}

/** The id of a section's element, for links. */
export function sectionId(categoryId: number): string {
  return `categoria-${categoryId}`;
}
