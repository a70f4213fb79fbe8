import {
  categoryFromWire,
  categoryToWire,
  changeCategory,
  changeProduct,
  createCategory,
  createProduct,
  exportMenu,
  exportMenuSheet,
  listAudit,
  listCategories,
  listProducts,
  menuFileToWire,
  productFromWire,
  productToWire,
} from '@simplato/contract';
import {
  CATEGORY_FIELDS,
  CATEGORY_LENGTHS,
  menuCsv,
  pick,
  PRODUCT_FIELDS,
  PRODUCT_LENGTHS,
  type Category,
  type NewCategory,
  type NewProduct,
  type Product,
  type WholeMenu,
} from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { importFile } from '../../../../test/menu-files.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

/**
 * All that a restaurant writes about its menu, field by field: what is forgotten on the way to the
 * database, in a file or in the trail of changes fails here, by its name.
 */
const testApp = openTestApp();

const OF_FORMAT = {
  soldOut: 'no',
  translations: {},
  zonePrices: [{ zone: 'Terraza', netMicros: 12_000_000 }],
} as const;
/** Another value for each field. Every text has its own name in it. */
const PRODUCT: Omit<Pick<Product, keyof NewProduct>, 'categoryId'> = {
  ...textsOf(PRODUCT_LENGTHS),
  netMicros: 8_000_000,
  vatPercent: 21,
  quantity: 7,
  soldOut: 'until-changed',
  allergens: ['gluten', 'huevos'],
  traces: ['apio'],
  diet: 'vegetariano',
  zonePrices: [{ zone: 'Terraza', netMicros: 9_000_000 }],
  soldBy: { unit: 'kilo', least: 200, step: 50 },
  optionGroups: [
    {
      groupId: 1,
      name: 'Tamaño',
      min: 1,
      max: 1,
      options: [{ optionId: 2, name: 'Tapa', netMicros: 0, translations: {} }],
      translations: {},
    },
  ],
  includes: ['Su pan', 'Su café'],
  // Its price is that of the cheapest, as above.
  formats: [
    { formatId: 3, name: 'Ración', netMicros: 10_000_000, ...OF_FORMAT, allergens: ['apio'] },
    { formatId: 4, name: 'Tapa', netMicros: 8_000_000, ...OF_FORMAT, allergens: null },
  ],
  translations: {
    en: { name: 'Cold soup', description: 'With egg', includes: 'Its bread, its coffee' },
  },
};
/** All of them at once: what has formats is not sold by weight. */
const WHOLE = { ...PRODUCT, soldBy: null };
/** As it is stored: where there are formats, prices by zone are theirs. */
const AT_ONCE = { ...WHOLE, zonePrices: [] };
const CATEGORY: NewCategory = {
  ...textsOf(CATEGORY_LENGTHS),
  course: 3,
  isActive: false,
  servedHours: [{ days: [1, 2], from: '13:00', to: '16:00' }],
  translations: { en: 'Set lunch' },
};
const PRODUCT_KEYS = Object.keys(PRODUCT) as (keyof typeof PRODUCT)[];
const CATEGORY_KEYS = Object.keys(CATEGORY) as (keyof NewCategory)[];

/** A sheet is for people; these fields are in complete files only. */
const NOT_IN_SHEETS = ['quantity', 'brand', 'barcode', 'imageUrl'];
const SHEET_KEYS = PRODUCT_KEYS.filter((field) => !NOT_IN_SHEETS.includes(field));

function textsOf<Field extends string>(lengths: Readonly<Record<Field, number>>) {
  const texts = Object.keys(lengths).map((field) => [field, `Su ${field}`]);
  return Object.fromEntries(texts) as Record<Field, string>;
}

async function atTheMenu() {
  const restaurant = await testApp.openRestaurant();
  return { owner: await restaurant.logIn(), restaurantId: restaurant.restaurantId };
}

async function menuOf(owner: TestClient): Promise<WholeMenu> {
  return {
    categories: (await owner.call(listCategories)).map(categoryFromWire),
    products: (await owner.call(listProducts)).map(productFromWire),
  };
}

const firstProduct = async (owner: TestClient) => (await menuOf(owner)).products[0]!;
const firstCategory = async (owner: TestClient) => (await menuOf(owner)).categories[0]!;

/** The headings in the newest entry of the trail. */
async function newestChanges(owner: TestClient): Promise<string[]> {
  const [entry] = (await owner.call(listAudit)).cambios;
  return entry?.cambios.map(({ campo }) => campo) ?? [];
}

/** The fields of the wire that differ, as a screen sends them. */
function differing<Wire extends object>(before: Wire, after: Wire): Partial<Wire> {
  const entries = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Wire]),
  );
  return Object.fromEntries(entries) as Partial<Wire>;
}

const headingOf = (field: keyof typeof PRODUCT) =>
  PRODUCT_FIELDS[field === 'translations' ? 'name:en' : field].heading;

/** Changes one field after the other and looks for each in the database and in the trail. */
async function expectEveryChange(
  owner: TestClient,
  fields: readonly (keyof typeof PRODUCT)[],
  store: (before: Product, after: Product) => Promise<unknown>,
) {
  for (const field of fields) {
    const before = await firstProduct(owner);
    expect(before[field], field).not.toEqual(PRODUCT[field]);
    await store(before, { ...before, soldBy: null, [field]: PRODUCT[field] });
    expect.soft((await firstProduct(owner))[field], field).toEqual(PRODUCT[field]);
    expect.soft(await newestChanges(owner), field).toContain(headingOf(field));
  }
}

/** The menu with another version of its first product. */
async function menuWith(owner: TestClient, product: Product): Promise<WholeMenu> {
  const { categories, products } = await menuOf(owner);
  return { categories, products: [product, ...products.slice(1)] };
}

describe('each field of a product', () => {
  test('is stored when it is changed by hand', async () => {
    const { owner } = await atTheMenu();
    await expectEveryChange(owner, PRODUCT_KEYS, async (before, after) => {
      const change = differing(productToWire(before), productToWire(after));
      const { productId: idproductos, version } = before;
      // Left out, it would stay; sold by weight, it would have no formats.
      const porpeso = change.porpeso ?? null;
      await owner.call(changeProduct, { body: { ...change, porpeso, idproductos, version } });
    });
  });

  test('is stored from a sheet', async () => {
    const { owner } = await atTheMenu();
    await expectEveryChange(owner, SHEET_KEYS, async (_, after) =>
      importFile(owner, menuCsv(await menuWith(owner, after))),
    );
  });

  test('is stored from a complete file', async () => {
    const { owner, restaurantId } = await atTheMenu();
    await expectEveryChange(owner, PRODUCT_KEYS, async (_, after) => {
      const file = menuFileToWire(restaurantId, await menuWith(owner, after));
      await importFile(owner, JSON.stringify(file));
    });
  });

  test('is stored with a new product', async () => {
    const { owner } = await atTheMenu();
    const before = await firstProduct(owner);
    const wire = productToWire({ ...before, ...WHOLE });
    const { idproductos: _, foto: _foto, orden: _orden, version: _version, ...body } = wire;
    const added = productFromWire(await owner.call(createProduct, { body }));
    expect(added).toMatchObject({ ...AT_ONCE, categoryId: before.categoryId });
  });
});

describe('each field of a category', () => {
  async function expectChanges(
    owner: TestClient,
    store: (before: Category, after: Category) => Promise<unknown>,
  ) {
    for (const field of CATEGORY_KEYS) {
      const before = await firstCategory(owner);
      expect(before[field], field).not.toEqual(CATEGORY[field]);
      await store(before, { ...before, [field]: CATEGORY[field] });
      const { categories } = await menuOf(owner);
      const stored = categories.find(({ categoryId }) => categoryId === before.categoryId);
      expect.soft(stored?.[field], field).toEqual(CATEGORY[field]);
      expect.soft(await newestChanges(owner), field).toContain(CATEGORY_FIELDS[field].heading);
    }
  }

  test('is stored when it is changed by hand', async () => {
    const { owner } = await atTheMenu();
    await expectChanges(owner, async (before, after) => {
      const change = differing(categoryToWire(before), categoryToWire(after));
      const body = { ...change, idcategoria: before.categoryId, version: before.version };
      await owner.call(changeCategory, { body });
    });
  });

  test('is stored from a complete file', async () => {
    const { owner, restaurantId } = await atTheMenu();
    await expectChanges(owner, async (_, after) => {
      const { categories, products } = await menuOf(owner);
      const changed = categories.map((one) => (one.categoryId === after.categoryId ? after : one));
      const file = menuFileToWire(restaurantId, { categories: changed, products });
      await importFile(owner, JSON.stringify(file));
    });
  });

  test('is stored with a new category', async () => {
    const { owner } = await atTheMenu();
    const before = await firstCategory(owner);
    const wire = categoryToWire({ ...before, ...CATEGORY });
    const { idcategoria: _, orden: _orden, version: _version, ...body } = wire;
    const list = await owner.call(createCategory, { body });
    expect(list.map(categoryFromWire)).toContainEqual(expect.objectContaining(CATEGORY));
  });
});

describe('a menu imported by an empty restaurant', () => {
  /** A restaurant with one category and one product, which have a value in every field. */
  async function withEveryField() {
    const { owner, restaurantId } = await atTheMenu();
    await empty(restaurantId);
    const file = menuFileToWire(restaurantId, {
      categories: [{ ...CATEGORY, categoryId: 1, restaurantId, position: 1, version: 1 }],
      products: [
        {
          ...WHOLE,
          productId: 1,
          categoryId: 1,
          restaurantId,
          photo: null,
          position: 1,
          version: 1,
        },
      ],
    });
    await importFile(owner, JSON.stringify(file));
    return owner;
  }

  async function atAnEmptyMenu() {
    const { owner, restaurantId } = await atTheMenu();
    await empty(restaurantId);
    return owner;
  }

  async function empty(restaurantId: number) {
    await testApp.db.query('delete from products where restaurant_id = $1', [restaurantId]);
    await testApp.db.query('delete from categories where restaurant_id = $1', [restaurantId]);
  }

  test('from a complete file has every field', async () => {
    const from = await withEveryField();
    const to = await atAnEmptyMenu();
    await importFile(to, JSON.stringify(await from.call(exportMenu)));
    expect(pick(await firstProduct(to), PRODUCT_KEYS)).toEqual(AT_ONCE);
    expect(pick(await firstCategory(to), CATEGORY_KEYS)).toEqual(CATEGORY);
  });

  test('from a sheet has every field that sheets have', async () => {
    const from = await withEveryField();
    const to = await atAnEmptyMenu();
    await importFile(to, (await from.send(exportMenuSheet)).rawPayload);
    expect(pick(await firstProduct(to), SHEET_KEYS)).toEqual(pick(AT_ONCE, SHEET_KEYS));
    expect((await firstCategory(to)).name).toBe(CATEGORY.name);
  });
});
