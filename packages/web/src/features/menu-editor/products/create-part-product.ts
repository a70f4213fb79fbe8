import { categoryFromWire, productFromWire } from '@simplato/contract';
import { createCategory, createProduct } from '@simplato/contract/staff-endpoints';
import { type Category, courseCarried, nameKey, type Product } from '@simplato/domain';
import { call } from '../../../api/call.ts';
import type { Menu } from '../../../api/read-menu.ts';
import type { TypedPart } from './product-draft.ts';

/**
 * Where products stand that are sold in set menus alone: nobody sees it on the menu. One for each course, since
 * a station makes whole categories.
 */
const categoryName = (course: number) => `${courseCarried(course)} del menú`;

/** The menu as it is edited. */
export interface EditedMenu {
  restaurantId: number;
  read: () => Menu;
  /** Shows what was created. */
  add: (created: Pick<Menu, 'categories'> & { product: Product }) => void;
}

/** Parts with the products that are named in them and not on the menu yet, which are created. */
export async function withNewProducts(
  parts: readonly TypedPart[],
  menu: EditedMenu,
): Promise<readonly TypedPart[]> {
  const created: TypedPart[] = [];
  for (const part of parts) {
    const options: TypedPart['options'][number][] = [];
    for (const option of part.options) {
      // One after the other: the first may make the category of the next.
      options.push(
        option.product ? option : { ...option, product: await productOf(option.name, part, menu) },
      );
    }
    created.push({ ...part, options });
  }
  return created;
}

/** That of this name: another part, or an attempt that was refused, may have created it. */
async function productOf(
  name: string,
  { course }: Pick<TypedPart, 'course'>,
  menu: EditedMenu,
): Promise<Product> {
  const known = menu.read().products.find((one) => nameKey(one.name) === nameKey(name));
  return known ?? (await createPartProduct(menu, name, course));
}

/** A new product that is eaten in set menus alone, and so has no price of its own. */
async function createPartProduct(menu: EditedMenu, name: string, course: number): Promise<Product> {
  const { categories } = menu.read();
  const isThere = findCategory(categories, course) !== undefined;
  const known = isThere ? categories : await withCategory(menu, course);
  const category = findCategory(known, course);
  if (!category) throw new Error('The category of products was not created');
  const body = { productostype: category.categoryId, name, price: '0' };
  const product = productFromWire(await call(createProduct, { body }));
  menu.add({ categories: known, product });
  return product;
}

async function withCategory({ restaurantId }: EditedMenu, course: number) {
  const body = {
    identerprise: restaurantId,
    nombrecategoria: categoryName(course),
    curso: course,
    activo: 0 as const,
    imgurl: 'string',
    color: 'string',
  };
  return (await call(createCategory, { body })).map(categoryFromWire);
}

function findCategory(categories: readonly Category[], course: number): Category | undefined {
  return categories.find(({ name }) => nameKey(name) === nameKey(categoryName(course)));
}
