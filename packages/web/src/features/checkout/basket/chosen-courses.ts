import type { Category, Product } from '@simplato/domain';

/** The products of a menu by id, and its categories, which say when each is eaten. */
export interface MenuOfCourses {
  products: ReadonlyMap<number, Pick<Product, 'categoryId'>>;
  categories: readonly Pick<Category, 'categoryId' | 'course'>[];
}

/** With the course of each, as the menu of now has it; what is no longer on it is left out. */
export function coursesOf(
  lines: readonly { productId: number; quantity: number }[],
  { products, categories }: MenuOfCourses,
): { course: number; quantity: number }[] {
  const byCategory = new Map(categories.map(({ categoryId, course }) => [categoryId, course]));
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    const course = product && byCategory.get(product.categoryId);
    return course === undefined ? [] : { course, quantity };
  });
}
