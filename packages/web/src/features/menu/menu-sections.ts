import type { ListedDish } from '@simplato/domain';
import type { Menu } from './menu-queries.ts';

export type MenuDish = ListedDish;

export function findDish({ categories, products }: Menu, productId: number): MenuDish | undefined {
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
