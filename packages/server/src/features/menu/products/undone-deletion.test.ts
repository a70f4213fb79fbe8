import {
  changeProduct,
  createCategory,
  createProduct,
  deleteCategory,
  deleteProduct,
  listCategories,
  listProducts,
  placeOrder,
  readCategory,
  restoreCategory,
  restoreProduct,
} from '@simplato/contract';
import { UNDO_DELETION_MS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/test-app.ts';
import { sweep } from '../../../maintenance.ts';

/** A deletion takes effect at once, and can be undone for a while. */
const testApp = openTestApp();

async function atTheMenu() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  const names = async () => (await diner.call(listProducts)).map(({ name }) => name);
  return { restaurant, staff, diner, names };
}

describe('a deleted product', () => {
  test('can be restored unchanged, in its place, and can be ordered again', async () => {
    const { restaurant, staff, diner, names } = await atTheMenu();
    const before = await staff.call(listProducts);
    const params = { id: restaurant.products.salmorejo };
    await staff.call(deleteProduct, { params });
    expect(await names()).not.toContain('Salmorejo');
    const body = restaurant.order({ salmorejo: 1 });
    const { lineas } = await diner.refused('menu_changed', placeOrder, { body });
    expect(lineas?.[0]).toMatchObject({ motivo: 'borrado', name: '' });
    const restored = await staff.call(restoreProduct, { params });
    expect(restored).toEqual({ ...before[0], version: restored.version });
    expect(await names()).toEqual(before.map(({ name }) => name));
    await diner.call(placeOrder, { body });
  });

  test('is restored once, however many people restore it at once', async () => {
    const { restaurant, staff, names } = await atTheMenu();
    const params = { id: restaurant.products.salmorejo };
    await staff.call(deleteProduct, { params });
    await Promise.all(Array.from({ length: 5 }, () => staff.call(restoreProduct, { params })));
    expect(await names()).toHaveLength(5);
  });

  test('can no longer be restored after a while, and its row is deleted later', async () => {
    const { restaurant, staff } = await atTheMenu();
    const params = { id: restaurant.products.salmorejo };
    await staff.call(deleteProduct, { params });
    testApp.clock.advance(UNDO_DELETION_MS + 1_000);
    await staff.refused('too_late_to_restore', restoreProduct, { params });
    await sweep(testApp.db, testApp.clock.now());
    await staff.refused('too_late_to_restore', restoreProduct, { params });
    testApp.clock.advance(3_600_000);
    await sweep(testApp.db, testApp.clock.now());
    await staff.refused('not_found', restoreProduct, { params });
  });

  test('cannot be changed', async () => {
    const { restaurant, staff } = await atTheMenu();
    const idproductos = restaurant.products.salmorejo;
    await staff.call(deleteProduct, { params: { id: idproductos } });
    await staff.refused('not_found', changeProduct, { body: { idproductos, price: '1' } });
    await staff.refused('not_found', deleteProduct, { params: { id: idproductos } });
  });
});

describe('a category with products', () => {
  test('is not deleted without instructions, and the answer says how many products it has', async () => {
    const { restaurant, staff, names } = await atTheMenu();
    const params = { id: restaurant.categories[1] };
    const { productos } = await staff.refused('category_in_use', deleteCategory, { params });
    expect(productos).toBe(2);
    expect(await names()).toHaveLength(5);
  });

  test('can be deleted with its products, and restored with exactly those', async () => {
    const { restaurant, staff, names } = await atTheMenu();
    await staff.call(deleteProduct, { params: { id: restaurant.products.croquetas } });
    testApp.clock.advance(1_000);
    const params = { id: restaurant.categories[1] };
    const list = await staff.call(deleteCategory, { params, query: { borrarproductos: 'true' } });
    expect(list.map(({ nombrecategoria }) => nombrecategoria)).toEqual(['Segundos', 'Bebidas']);
    expect(await names()).toEqual(['Rabo de toro', 'Agua con gas', 'Tinto de la vega']);
    await staff.refused('not_found', readCategory, { params });
    await staff.refused('not_found', restoreProduct, {
      params: { id: restaurant.products.croquetas },
    });
    expect(await staff.call(restoreCategory, { params })).toHaveLength(3);
    expect((await names()).slice(0, 2)).toEqual(['Salmorejo', 'Rabo de toro']);
    await staff.call(restoreProduct, { params: { id: restaurant.products.croquetas } });
  });

  test('can pass its products to another one, and gets back those that stayed there', async () => {
    const { restaurant, staff, names } = await atTheMenu();
    const { 1: starters, 2: mains, 4: drinks } = restaurant.categories;
    const params = { id: starters };
    await staff.call(deleteCategory, { params, query: { mover: String(mains) } });
    expect((await names()).slice(0, 3)).toEqual(['Rabo de toro', 'Salmorejo', 'Croquetas']);
    const idproductos = restaurant.products.croquetas;
    await staff.call(changeProduct, { body: { idproductos, productostype: drinks } });
    await staff.call(restoreCategory, { params });
    const menu = await staff.call(listProducts);
    const inStarters = menu.filter(({ productostype }) => productostype === starters);
    expect(inStarters.map(({ name }) => name)).toEqual(['Salmorejo']);
  });

  test('cannot pass its products to itself, to a deleted category or to another restaurant', async () => {
    const { restaurant, staff, names } = await atTheMenu();
    const other = await testApp.openRestaurant();
    const list = await staff.call(createCategory, { body: { nombrecategoria: 'Postres' } });
    const gone = list.find(({ nombrecategoria }) => nombrecategoria === 'Postres')!.idcategoria;
    await staff.call(deleteCategory, { params: { id: gone } });
    const params = { id: restaurant.categories[1] };
    for (const mover of [restaurant.categories[1], gone, other.categories[1], 2_000_000_000]) {
      const query = { mover: String(mover) };
      await staff.refused('not_found', deleteCategory, { params, query });
    }
    const product = { productostype: gone, name: 'Flan', price: '5' };
    await staff.refused('not_found', createProduct, { body: product });
    expect(await names()).toHaveLength(5);
  });

  test('is deleted for good after a while, with its products; existing orders keep their lines', async () => {
    const { restaurant, staff, diner } = await atTheMenu();
    const order = await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
    const params = { id: restaurant.categories[1] };
    await staff.call(deleteCategory, { params, query: { borrarproductos: 'true' } });
    testApp.clock.advance(UNDO_DELETION_MS + 1_000);
    await staff.refused('too_late_to_restore', restoreCategory, { params });
    testApp.clock.advance(3_600_000);
    await sweep(testApp.db, testApp.clock.now());
    await staff.refused('not_found', restoreCategory, { params });
    expect(await staff.call(listCategories)).toHaveLength(2);
    expect(order.description).toBe('1 × Salmorejo');
  });
});

test("another restaurant's deletions cannot be undone", async () => {
  const [one, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
  const [ours, theirs] = [await one.logIn(), await other.logIn()];
  const [product, category] = [{ id: other.products.agua }, { id: other.categories[1] }];
  await theirs.call(deleteProduct, { params: product });
  await theirs.call(deleteCategory, { params: category, query: { borrarproductos: 'true' } });
  await ours.refused('not_found', restoreProduct, { params: product });
  await ours.refused('not_found', restoreCategory, { params: category });
});
