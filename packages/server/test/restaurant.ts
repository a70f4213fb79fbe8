import type { NewOrderWire } from '@simplato/contract';
import { formatCents, netMicrosFromGross, PLAIN_CATEGORY, PLAIN_PRODUCT } from '@simplato/domain';
import { digestOf, PASSWORD } from '@simplato/test-kit';
import type { Database } from '../src/db/database.ts';
import type { Author } from '../src/features/audit/record-changes.ts';
import { insertCategory } from '../src/features/menu/categories/category-queries.ts';
import { changeMenu } from '../src/features/menu/change-menu.ts';
import { loadProducts, storeProducts } from '../src/features/menu/products/store-products.ts';
import { addStaff } from '../src/features/people/add-staff.ts';
import { codeOfTable } from '../src/features/tables/table-key.ts';
import { storeRestaurant } from './stored-restaurant.ts';
import type { TestClient } from './test-client.ts';

/** The menu of every test restaurant, with gross prices and VAT rates. */
export const MENU = {
  salmorejo: { name: 'Salmorejo', course: 1, grossCents: 700, vatPercent: 10 },
  croquetas: { name: 'Croquetas', course: 1, grossCents: 950, vatPercent: 10 },
  rabo: { name: 'Rabo de toro', course: 2, grossCents: 1800, vatPercent: 10 },
  agua: { name: 'Agua con gas', course: 4, grossCents: 250, vatPercent: 10 },
  vino: { name: 'Tinto de la vega', course: 4, grossCents: 1290, vatPercent: 21 },
} as const;
export type ProductName = keyof typeof MENU;
type Basket = Partial<Record<ProductName, number>>;

const COURSES = { 1: 'Primeros', 2: 'Segundos', 4: 'Bebidas' } as const;

export interface RestaurantOfTest {
  restaurantId: number;
  legalName: string;
  mail: string;
  /** Ids by the product's key in MENU, and by course. */
  products: Record<ProductName, number>;
  categories: Record<keyof typeof COURSES, number>;
  /** The code printed for a table. */
  codeOf(tableName: string): Promise<string>;
  /** A guest who scanned the table's code. */
  seat(tableName?: string): Promise<TestClient>;
  /** Its owner, signed in. */
  logIn(): Promise<TestClient>;
  /** A member of staff who is not an owner, signed in. */
  logInColleague(): Promise<TestClient>;
  /** The body that the screen sends for a basket: lines with the shown price, and the total. */
  order(basket: Basket, more?: Partial<NewOrderWire>): NewOrderWire;
}

/** A restaurant set up with the application's own use cases. */
export async function openRestaurant(
  db: Database,
  visitor: () => TestClient,
  legalName = 'Casa de Prueba, S.L.',
): Promise<RestaurantOfTest> {
  const { restaurantId, email: mail, username } = await storeRestaurant(db, legalName);
  const by = { restaurantId, userName: username };
  const { categories, products } = await fillMenu(db, by);
  const codeOf = async (tableName: string) =>
    (await codeOfTable(db, { restaurantId, publicUrl: '' }, tableName)).code;
  return {
    restaurantId,
    legalName,
    mail,
    products,
    categories,
    codeOf,
    async seat(tableName = '4') {
      const guest = visitor();
      await guest.enter(await codeOf(tableName));
      return guest;
    },
    async logIn() {
      const staff = visitor();
      await staff.logIn(mail, PASSWORD);
      return staff;
    },
    async logInColleague() {
      const email = `barra.${restaurantId}@example.com`;
      await addStaff(db, {
        restaurantId,
        email,
        username: `barra${restaurantId}`,
        digest: digestOf(PASSWORD),
        isOwner: false,
      });
      const colleague = visitor();
      await colleague.logIn(email, PASSWORD);
      return colleague;
    },
    order: (basket, more = {}) => ({ ...linesOf(products, basket), ...more }),
  };
}

/** In one transaction, as a file is imported: every test begins with it. */
async function fillMenu(
  db: Database,
  by: Author,
): Promise<Pick<RestaurantOfTest, 'categories' | 'products'>> {
  const { restaurantId } = by;
  const at = new Date();
  return changeMenu(db, by, async (tx) => {
    const idOfCourse = new Map<number, number>();
    for (const [index, [course, name]] of Object.entries(COURSES).entries()) {
      const category = { ...PLAIN_CATEGORY, name, course: Number(course) };
      const { categoryId } = await insertCategory(tx, restaurantId, index + 1, category);
      idOfCourse.set(Number(course), categoryId);
    }
    const written = Object.values(MENU).map(({ name, course, grossCents, vatPercent }) => ({
      current: null,
      product: {
        ...PLAIN_PRODUCT,
        categoryId: idOfCourse.get(course) ?? 0,
        name,
        netMicros: netMicrosFromGross(grossCents, vatPercent),
        vatPercent,
      },
    }));
    await storeProducts(tx, restaurantId, written, at);
    const stored = await loadProducts(tx, restaurantId, at);
    const products = Object.entries(MENU).map(([key, { name }]) => [
      key,
      stored.find((product) => product.name === name)?.productId,
    ]);
    const result = {
      categories: Object.fromEntries(idOfCourse) as RestaurantOfTest['categories'],
      products: Object.fromEntries(products) as RestaurantOfTest['products'],
    };
    return { result, events: [] };
  });
}

function linesOf(products: RestaurantOfTest['products'], basket: Basket): NewOrderWire {
  const wanted = Object.entries(basket) as [ProductName, number][];
  const totalCents = wanted.reduce(
    (sum, [product, quantity]) => sum + MENU[product].grossCents * quantity,
    0,
  );
  return {
    lineas: wanted.map(([product, quantity]) => ({
      idproductos: products[product],
      quantity,
      preciounitario: formatCents(MENU[product].grossCents),
    })),
    total: formatCents(totalCents),
  };
}
