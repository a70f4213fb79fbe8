import {
  changeCategory,
  changeProduct,
  deleteCategory,
  deleteProduct,
  listCategories,
  listProducts,
  markSoldOut,
  readProduct,
  type Endpoint,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/test-app.ts';

/** Two people change one menu at the same time. Neither overwrites the other's work unseen. */
const testApp = openTestApp();

async function atTheMenu() {
  const restaurant = await testApp.openRestaurant();
  const [ana, luis] = [await restaurant.logIn(), await restaurant.logIn()];
  const [product] = await ana.call(listProducts);
  return { restaurant, ana, luis, product: product! };
}

describe('when two people change the same product', () => {
  test('the second is refused, and gets the current product', async () => {
    const { ana, luis, product } = await atTheMenu();
    const changed = await ana.call(changeProduct, { body: { ...product, price: '8' } });
    const { producto } = await luis.refused('row_changed', changeProduct, {
      body: { ...product, description: 'Con huevo y jamón' },
    });
    expect(producto).toEqual(changed);
    const { version } = producto!;
    const body = { idproductos: product.idproductos, version, description: 'Con huevo y jamón' };
    expect(await luis.call(changeProduct, { body })).toMatchObject({ price: '8.00', version: 3 });
  });

  test('at the same moment, one succeeds', async () => {
    const { ana, luis, product } = await atTheMenu();
    const sendings = Array.from({ length: 20 }, async (_, index) =>
      (index % 2 === 0 ? ana : luis).send(changeProduct, {
        body: { ...product, name: `Salmorejo ${index}` },
      }),
    );
    const statuses = (await Promise.all(sendings)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const params = { id: product.idproductos };
    expect((await ana.call(readProduct, { params })).version).toBe(2);
  });

  test('the older client, which sends no version, can still save', async () => {
    const { ana, luis, product } = await atTheMenu();
    await ana.call(changeProduct, { body: { ...product, price: '8' } });
    const { idproductos, productostype, name } = product;
    const body = { idproductos, productostype, name, description: 'Frío', price: '6,5' };
    expect(await luis.call(changeProduct, { body })).toMatchObject({
      description: 'Frío',
      price: '6.50',
    });
  });

  test('a change to sold out counts too', async () => {
    const { ana, luis, product } = await atTheMenu();
    const params = { id: product.idproductos };
    await ana.call(markSoldOut, { params, body: { agotado: 'hoy' } });
    const { producto } = await luis.refused('row_changed', changeProduct, { body: product });
    expect(producto?.agotado).toBe('hoy');
  });
});

test('the second of two changes of a category is refused too', async () => {
  const { ana, luis } = await atTheMenu();
  const [first] = await ana.call(listCategories);
  const body = { ...first!, nombrecategoria: 'Para empezar' };
  const changed = await ana.call(changeCategory, { body });
  const { categoria } = await luis.refused('row_changed', changeCategory, {
    body: { ...first!, nombrecategoria: 'Entrantes' },
  });
  expect(categoria).toEqual(changed);
  const { idcategoria } = first!;
  const named = await luis.call(changeCategory, { body: { idcategoria, curso: 3 } });
  expect(named).toMatchObject({ nombrecategoria: 'Para empezar', curso: 3 });
});

test('a product or category that changed meanwhile is not deleted from an outdated screen', async () => {
  const { ana, luis, product } = await atTheMenu();
  await ana.call(changeProduct, { body: { ...product, price: '8' } });
  const [first] = await ana.call(listCategories);
  await ana.call(changeCategory, { body: { ...first!, nombrecategoria: 'Para empezar' } });
  const query = { version: '1' };
  const refused = async (endpoint: Endpoint, id: number) =>
    luis.refused('row_changed', endpoint, { params: { id }, query });
  expect((await refused(deleteProduct, product.idproductos)).producto?.price).toBe('8.00');
  expect((await refused(deleteCategory, first!.idcategoria)).categoria?.version).toBe(2);
  await luis.call(deleteProduct, { params: { id: product.idproductos }, query: { version: '2' } });
});

test('a field that is not sent keeps its value', async () => {
  const { ana, product } = await atTheMenu();
  const whole = await ana.call(changeProduct, {
    body: {
      ...product,
      description: 'Con huevo',
      quantity: 12,
      imgurl: 'foto.jpg',
      marca: 'Casa',
      referenciaunica: 'PRI-01',
      barcode: '8412345',
      porcentajeimpuestos: 21,
      agotado: 'indefinido',
      alergenos: ['huevos', 'gluten'],
      dieta: 'vegetariano',
      traducciones: { en: { name: 'Cold soup' } },
      opciones: [{ nombre: 'Tamaño', minimo: 0, maximo: 1, valores: [{ nombre: 'Tapa' }] }],
    },
  });
  expect(whole.alergenos).toEqual(['gluten', 'huevos']);
  const body = { idproductos: product.idproductos, name: 'Salmorejo cordobés' };
  expect(await ana.call(changeProduct, { body })).toEqual({
    ...whole,
    name: 'Salmorejo cordobés',
    version: 3,
  });
  const unstated = { idproductos: product.idproductos, alergenos: null, dieta: null };
  expect(await ana.call(changeProduct, { body: unstated })).toMatchObject({
    alergenos: null,
    dieta: null,
  });
});
