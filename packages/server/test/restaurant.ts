import type { NewOrderWire } from '@simplato/contract';
import { formatCents, netMicrosFromGross, PLAIN_CATEGORY, PLAIN_PRODUCT } from '@simplato/domain';
import { digestOf, PASSWORD } from '@simplato/test-kit';
import type { Database } from '../src/db/database.ts';
import type { Author } from '../src/features/audit/record-changes.ts';
import { addCategory } from '../src/features/menu/categories/change-categories.ts';
import { addProduct } from '../src/features/menu/products/change-products.ts';
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
  const categories = await fillCategories(db, by);
  const products = await fillMenu(db, by, categories);
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

async function fillCategories(db: Database, by: Author) {
  const categories: Partial<RestaurantOfTest['categories']> = {};
  for (const [course, name] of Object.entries(COURSES)) {
    const category = { ...PLAIN_CATEGORY, name, course: Number(course) };
    const { categoryId } = await addCategory(db, by, category);
    categories[Number(course) as keyof typeof COURSES] = categoryId;
  }
  return categories as RestaurantOfTest['categories'];
}

async function fillMenu(db: Database, by: Author, categories: RestaurantOfTest['categories']) {
  const products: Partial<RestaurantOfTest['products']> = {};
  for (const [key, { name, course, grossCents, vatPercent }] of Object.entries(MENU)) {
    const product = {
      ...PLAIN_PRODUCT,
      categoryId: categories[course],
      name,
      netMicros: netMicrosFromGross(grossCents, vatPercent),
      vatPercent,
    };
    const { productId } = await addProduct(db, by, product, new Date());
    products[key as ProductName] = productId;
  }
  return products as RestaurantOfTest['products'];
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
