import {
  changeCategory,
  changeProduct,
  createProduct,
  deleteProduct,
  listCategories,
  listProducts,
  orderCategories,
  orderProducts,
  type CategoryWire,
  type ProductWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/test-app.ts';

/** The order in which a restaurant arranges its menu. */
const testApp = openTestApp();

const idsOf = (menu: ProductWire[]) => menu.map(({ idproductos }) => idproductos);
const namesOf = (menu: ProductWire[]) => menu.map(({ name }) => name);
const titlesOf = (list: CategoryWire[]) => list.map(({ nombrecategoria }) => nombrecategoria);

async function atTheMenu() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  return { restaurant, staff, diner, ids: idsOf(await diner.call(listProducts)) };
}

describe('the products', () => {
  test('of a category are listed in the order they were put in, even if it is sent twice', async () => {
    const { restaurant, staff, diner } = await atTheMenu();
    const { salmorejo, croquetas } = restaurant.products;
    const body = { idcategoria: restaurant.categories[1], orden: [croquetas, salmorejo] };
    for (const _ of [1, 2]) await staff.call(orderProducts, { body });
    expect(namesOf(await diner.call(listProducts)).slice(0, 2)).toEqual(['Croquetas', 'Salmorejo']);
  });

  test('can all be reordered at once; each stays in its category', async () => {
    const { staff, diner, ids } = await atTheMenu();
    await staff.call(orderProducts, { body: { orden: ids.toReversed() } });
    expect(namesOf(await diner.call(listProducts))).toEqual([
      'Croquetas',
      'Salmorejo',
      'Rabo de toro',
      'Tinto de la vega',
      'Agua con gas',
    ]);
  });

  test('keep their versions, because moving is no change of the product', async () => {
    const { staff, ids } = await atTheMenu();
    const [product] = await staff.call(listProducts);
    await staff.call(orderProducts, { body: { orden: ids.toReversed() } });
    await staff.call(changeProduct, { body: product! });
  });

  test('cannot be reordered from an outdated list', async () => {
    const { restaurant, staff, ids } = await atTheMenu();
    const other = await testApp.openRestaurant();
    const idcategoria = restaurant.categories[1];
    const lists: { orden: number[]; idcategoria?: number }[] = [
      { orden: ids.slice(1) },
      { orden: [...ids, other.products.agua] },
      { orden: ids, idcategoria },
      { orden: [], idcategoria },
      {
        orden: [other.products.salmorejo, other.products.croquetas],
        idcategoria: other.categories[1],
      },
    ];
    for (const body of lists) await staff.refused('list_changed', orderProducts, { body });
    await staff.call(deleteProduct, { params: { id: ids[0]! } });
    await staff.refused('list_changed', orderProducts, { body: { orden: ids } });
    await staff.refused('bad_request', orderProducts, { body: { orden: [ids[1], ids[1]] } });
  });

  test('a product that is new in a category, or moves there, is placed last', async () => {
    const { restaurant, staff } = await atTheMenu();
    await staff.call(createProduct, {
      body: { productostype: restaurant.categories[1], name: 'Gazpacho', price: '5' },
    });
    const idproductos = restaurant.products.agua;
    await staff.call(changeProduct, {
      body: { idproductos, productostype: restaurant.categories[1] },
    });
    expect(namesOf(await staff.call(listProducts))).toEqual([
      'Salmorejo',
      'Croquetas',
      'Gazpacho',
      'Agua con gas',
      'Rabo de toro',
      'Tinto de la vega',
    ]);
  });
});

describe('the categories', () => {
  test('are listed in the order they were put in, and the products follow it', async () => {
    const { restaurant, staff, diner } = await atTheMenu();
    const { 1: starters, 2: mains, 4: drinks } = restaurant.categories;
    const list = await staff.call(orderCategories, { body: { orden: [drinks, starters, mains] } });
    expect(titlesOf(list)).toEqual(['Bebidas', 'Primeros', 'Segundos']);
    expect(await diner.call(listCategories)).toEqual(list);
    expect(namesOf(await diner.call(listProducts))[0]).toBe('Agua con gas');
    await staff.refused('list_changed', orderCategories, { body: { orden: [drinks, mains] } });
  });

  test('move to the place of their new course', async () => {
    const { restaurant, staff } = await atTheMenu();
    const idcategoria = restaurant.categories[1];
    await staff.call(changeCategory, { body: { idcategoria, curso: 3 } });
    expect(titlesOf(await staff.call(listCategories))).toEqual(['Segundos', 'Primeros', 'Bebidas']);
  });
});
