import { chosenOfParts, isSetMenu, type Category, type Product } from '@simplato/domain';

/** The products of a menu, and its categories, which say when each is eaten. */
export interface MenuOfCourses {
  products: readonly Pick<Product, 'productId' | 'categoryId' | 'optionGroups'>[];
  categories: readonly Pick<Category, 'categoryId' | 'course'>[];
}

export interface LineOfCourse {
  productId: number;
  quantity: number;
  options: readonly { optionId: number }[];
}

/** What the kitchen makes of a line. */
export interface MadeProduct {
  productId: number;
  course: number;
  quantity: number;
  /** None that is a product of its own. */
  options: readonly [];
}

/**
 * What the kitchen makes of lines, of a set menu its products, with the course of each as the menu of now has
 * it; what is no longer on it is left out.
 */
export function coursesOf(
  lines: readonly LineOfCourse[],
  { products, categories }: MenuOfCourses,
): MadeProduct[] {
  const byCategory = new Map(categories.map(({ categoryId, course }) => [categoryId, course]));
  return lines.flatMap(({ productId, quantity, options }) => {
    const product = products.find((one) => one.productId === productId);
    const course = product && byCategory.get(product.categoryId);
    if (!product || course === undefined) return [];
    if (!isSetMenu(product)) return { productId, course, quantity, options: [] as const };
    const optionIds = options.map(({ optionId }) => optionId);
    return chosenOfParts(product.optionGroups, optionIds).map((chosen) => ({
      productId: chosen.productId,
      course: chosen.part.course,
      quantity,
      options: [] as const,
    }));
  });
}
