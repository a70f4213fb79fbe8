import type { Category, Product } from './menu.ts';
import { soldOutOf } from './availability.ts';
import type { ListedProduct } from './search-menu.ts';

/** A heading of the menu with its products. */
export interface MenuSection {
  categoryId: number;
  /** Undefined for products whose category no longer exists. */
  category: Category | undefined;
  products: readonly ListedProduct[];
}

interface Menu {
  categories: readonly Category[];
  products: readonly Product[];
}

/** The menu by category, in the restaurant's order; products without a category come last. */
export function menuSections({ categories, products }: Menu): MenuSection[] {
  const section = (
    categoryId: number,
    category: Category | undefined,
    isIn: (one: number) => boolean,
  ): MenuSection => ({
    categoryId,
    category,
    products: products
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
  ].filter((one) => one.products.length > 0);
}

/** Whether a guest could order at least one product, ignoring the hours. */
export function hasProductForSale(menu: Menu): boolean {
  return menuSections(menu).some(({ products }) =>
    products.some(({ product }) => soldOutOf(product, null) === 'no'),
  );
}
