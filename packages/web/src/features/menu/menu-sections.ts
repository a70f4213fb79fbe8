import type { Category, Product } from '@simplato/domain';
import type { Menu } from './menu-queries.ts';

/** A dish with the category that it stands in, where that is known. */
export interface MenuDish {
  product: Product;
  category: Category | undefined;
}

/** A strip of the menu. The course picks the colours of its plates. */
export interface MenuSection {
  categoryId: number;
  /** Undefined for what has lost its category. */
  category: Category | undefined;
  course: number;
  products: readonly Product[];
}

/** The menu by category, as the house has put it in order; what has no category stands last. */
export function menuSections({ categories, products }: Menu): MenuSection[] {
  const sections = categories
    .filter((category) => category.isActive)
    .map((category): MenuSection => ({
      categoryId: category.categoryId,
      category,
      course: category.course,
      products: products.filter(({ categoryId }) => categoryId === category.categoryId),
    }));
  const known = new Set(categories.map((category) => category.categoryId));
  const others = products.filter((product) => !known.has(product.categoryId));
  return [...sections, { categoryId: 0, category: undefined, course: 0, products: others }].filter(
    (section) => section.products.length > 0,
  );
}

export function findDish({ categories, products }: Menu, productId: number): MenuDish | undefined {
  const product = products.find((one) => one.productId === productId);
  if (!product) return undefined;
  return {
    product,
    category: categories.find(({ categoryId }) => categoryId === product.categoryId),
  };
}

/** The strip's anchor in the page. */
export function sectionId(categoryId: number): string {
  return `categoria-${categoryId}`;
}
