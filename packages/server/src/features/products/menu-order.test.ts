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
import { openStage } from '../../../test/test-app.ts';

/** The order in which a house arranges its menu. */
const stage = openStage();

const idsOf = (menu: ProductWire[]) => menu.map(({ idproductos }) => idproductos);
const namesOf = (menu: ProductWire[]) => menu.map(({ name }) => name);
const titlesOf = (list: CategoryWire[]) => list.map(({ nombrecategoria }) => nombrecategoria);

async function atTheMenu() {
  const house = await stage.openHouse();
  const [staff, diner] = [await house.logIn(), await house.seat()];
  return { house, staff, diner, ids: idsOf(await diner.call(listProducts)) };
}

describe('the dishes', () => {
  test('of a category are listed in the order they were put in, even if it is sent twice', async () => {
    const { house, staff, diner } = await atTheMenu();
    const { salmorejo, croquetas } = house.dishes;
    const body = { idcategoria: house.categories[1], orden: [croquetas, salmorejo] };
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

  test('keep their versions, because moving is no change of the dish', async () => {
    const { staff, ids } = await atTheMenu();
    const [dish] = await staff.call(listProducts);
    await staff.call(orderProducts, { body: { orden: ids.toReversed() } });
    await staff.call(changeProduct, { body: dish! });
  });

  test('cannot be reordered from an outdated list', async () => {
    const { house, staff, ids } = await atTheMenu();
    const other = await stage.openHouse();
    const idcategoria = house.categories[1];
    const lists: { orden: number[]; idcategoria?: number }[] = [
      { orden: ids.slice(1) },
      { orden: [...ids, other.dishes.agua] },
      { orden: ids, idcategoria },
      { orden: [], idcategoria },
      { orden: [other.dishes.salmorejo, other.dishes.croquetas], idcategoria: other.categories[1] },
    ];
    for (const body of lists) await staff.refused('list_changed', orderProducts, { body });
    await staff.call(deleteProduct, { params: { id: ids[0]! } });
    await staff.refused('list_changed', orderProducts, { body: { orden: ids } });
    await staff.refused('bad_request', orderProducts, { body: { orden: [ids[1], ids[1]] } });
  });

  test('a dish that is new in a category, or moves there, is placed last', async () => {
    const { house, staff } = await atTheMenu();
    await staff.call(createProduct, {
      body: { productostype: house.categories[1], name: 'Gazpacho', price: '5' },
    });
    const idproductos = house.dishes.agua;
    await staff.call(changeProduct, { body: { idproductos, productostype: house.categories[1] } });
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
  test('are listed in the order they were put in, and the dishes follow it', async () => {
    const { house, staff, diner } = await atTheMenu();
    const { 1: starters, 2: mains, 4: drinks } = house.categories;
    const list = await staff.call(orderCategories, { body: { orden: [drinks, starters, mains] } });
    expect(titlesOf(list)).toEqual(['Bebidas', 'Primeros', 'Segundos']);
    expect(await diner.call(listCategories)).toEqual(list);
    expect(namesOf(await diner.call(listProducts))[0]).toBe('Agua con gas');
    await staff.refused('list_changed', orderCategories, { body: { orden: [drinks, mains] } });
  });

  test('move to the place of their new course', async () => {
    const { house, staff } = await atTheMenu();
    const idcategoria = house.categories[1];
    await staff.call(changeCategory, { body: { idcategoria, curso: 3 } });
    expect(titlesOf(await staff.call(listCategories))).toEqual(['Segundos', 'Primeros', 'Bebidas']);
  });
});
