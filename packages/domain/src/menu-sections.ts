import type { Category, Product } from './menu.ts';
import type { ListedDish } from './search-menu.ts';

/** A heading of the menu with its dishes. The course determines the colours of its plates. */
export interface MenuSection {
  categoryId: number;
  /** Undefined for dishes whose category no longer exists. */
  category: Category | undefined;
  course: number;
  dishes: readonly ListedDish[];
}

interface Menu {
  categories: readonly Category[];
  products: readonly Product[];
}

/** The menu by category, in the house's order; dishes without a category come last. */
export function menuSections({ categories, products }: Menu): MenuSection[] {
  const section = (
    categoryId: number,
    category: Category | undefined,
    isIn: (one: number) => boolean,
  ): MenuSection => ({
    categoryId,
    category,
    course: category?.course ?? 0,
    dishes: products
      .filter((product) => isIn(product.categoryId))
      .map((product) => ({ product, category })),
  });
  const known = new Set(categories.map(({ categoryId }) => categoryId));
  return [
    ...categories
      .filter(({ isActive }) => isActive)
      .map((category) =>
        section(category.categoryId, category, (one) => one === category.categoryId),
      ),
    section(0, undefined, (one) => !known.has(one)),
  ].filter(({ dishes }) => dishes.length > 0);
}

/** Whether a guest could order at least one dish, ignoring the hours. */
export function hasDishForSale(menu: Menu): boolean {
  return menuSections(menu).some(({ dishes }) =>
    dishes.some(({ product }) => product.soldOut === 'no'),
  );
}
