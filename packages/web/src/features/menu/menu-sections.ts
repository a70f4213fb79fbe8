import type { Product } from '@simplato/domain';
import type { Menu } from './menu-queries.ts';

/** A strip of the menu. The course picks the colours of its plates. */
export interface MenuSection {
  categoryId: number;
  name: string;
  course: number;
  products: readonly Product[];
}

/** The menu by category in the order of the courses; what has no category stands last. */
export function menuSections({ categories, products }: Menu, otherName: string): MenuSection[] {
  const sections = categories
    .filter((category) => category.isActive)
    .toSorted((one, other) => one.course - other.course || one.categoryId - other.categoryId)
    .map(({ categoryId, name, course }) => ({
      categoryId,
      name,
      course,
      products: products.filter((product) => product.categoryId === categoryId),
    }));
  const known = new Set(categories.map((category) => category.categoryId));
  const others = products.filter((product) => !known.has(product.categoryId));
  return [...sections, { categoryId: 0, name: otherName, course: 0, products: others }].filter(
    (section) => section.products.length > 0,
  );
}

/** The strip's anchor in the page. */
export function sectionId(categoryId: number): string {
  return `categoria-${categoryId}`;
}
