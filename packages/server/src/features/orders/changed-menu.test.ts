import {
  categoryFromWire,
  changeCategory,
  changeProduct,
  deleteProduct,
  listCategories,
  listOwnOrders,
  listProducts,
  placeOrder,
  productFactsToWire,
  productFromWire,
  type ProductWire,
} from '@simplato/contract';
import { PLAIN_CHOICE, productFacts } from '@simplato/domain';
import { expect, test } from 'vitest';
import { deafDatabase } from '../../../test/deaf-database.ts';
import type { ProductName, RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

/** The menu changed after the diner read it. Nothing is ordered at a price that was not shown. */
const testApp = openTestApp();

async function change(
  staff: TestClient,
  restaurant: RestaurantOfTest,
  name: ProductName,
  to: Partial<ProductWire>,
) {
  const menu = await staff.call(listProducts);
  const product = menu.find(({ idproductos }) => idproductos === restaurant.products[name]);
  await staff.call(changeProduct, { body: { ...product!, ...to } });
}

async function tableAndKitchen() {
  const restaurant = await testApp.openRestaurant();
  return { restaurant, diner: await restaurant.seat(), staff: await restaurant.logIn() };
}

test('a product that became dearer is refused with its current price and the new total', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const body = restaurant.order({ salmorejo: 2, agua: 1 });
  await change(staff, restaurant, 'salmorejo', { price: '6.818182' });
  const refusal = await diner.refused('menu_changed', placeOrder, { body });
  expect(refusal).toMatchObject({
    total: '17.50',
    lineas: [
      {
        idproductos: restaurant.products.salmorejo,
        name: 'Salmorejo',
        quantity: 2,
        disponible: true,
        preciounitario: '7.50',
      },
      { idproductos: restaurant.products.agua, disponible: true, preciounitario: '2.50' },
    ],
  });
  expect(await diner.call(listOwnOrders)).toEqual([]);
  const lineas = refusal.lineas!.map(({ idproductos, quantity }) => ({ idproductos, quantity }));
  const order = await diner.call(placeOrder, { body: { lineas, total: refusal.total } });
  expect(order.total).toBe('17.50');
});

/** A line with what its reader was told, as the screen sends it. */
async function asRead(staff: TestClient, restaurant: RestaurantOfTest, name: ProductName) {
  const menu = await staff.call(listProducts);
  const product = productFromWire(
    menu.find(({ idproductos }) => idproductos === restaurant.products[name])!,
  );
  const category = (await staff.call(listCategories))
    .map(categoryFromWire)
    .find(({ categoryId }) => categoryId === product.categoryId);
  const [line] = restaurant.order({ [name]: 1 }).lineas!;
  const facts = productFacts({ product, category }, PLAIN_CHOICE, ['es', 'en']);
  return { ...line!, leido: productFactsToWire(facts) };
}

test.each<[string, Partial<ProductWire>]>([
  ['an allergen', { alergenos: ['cacahuetes'] }],
  ['no allergens, where nothing was stated', { alergenos: [] }],
  ['another name', { name: 'Pollo con salsa de cacahuete' }],
  ['another description', { description: 'Con mantequilla de cacahuete' }],
  ['another diet', { dieta: 'vegetariano' }],
  [
    'another name in the reader’s language',
    { traducciones: { en: { name: 'Peanut soup', description: '' } } },
  ],
])('a product that the menu now gives %s is refused with what it says', async (_what, to) => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const before = [await asRead(staff, restaurant, 'salmorejo')];
  await change(staff, restaurant, 'salmorejo', to);
  const refusal = await diner.refused('menu_changed', placeOrder, { body: { lineas: before } });
  const now = await asRead(staff, restaurant, 'salmorejo');
  expect(refusal.lineas?.[0]).toMatchObject({ preciounitario: '7.00', actual: now.leido });
  expect(await diner.call(listOwnOrders)).toEqual([]);
  await diner.call(placeOrder, { body: { lineas: [now] } });
});

test('a product under another heading than was read is refused, renamed or moved', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const lineas = [await asRead(staff, restaurant, 'salmorejo')];
  const menu = await staff.call(listCategories);
  const own = menu.find(({ idcategoria }) => idcategoria === restaurant.categories[1])!;
  await staff.call(changeCategory, { body: { ...own, nombrecategoria: 'Con gluten' } });
  const refusal = await diner.refused('menu_changed', placeOrder, { body: { lineas } });
  expect(refusal.lineas?.[0]?.actual?.textos[0]).toMatchObject({ categoria: 'Con gluten' });
  const renamed = [await asRead(staff, restaurant, 'salmorejo')];
  await change(staff, restaurant, 'salmorejo', { productostype: restaurant.categories[4] });
  await diner.refused('menu_changed', placeOrder, { body: { lineas: renamed } });
  // Screens of the version before do not say it.
  const texts = lineas[0]!.leido.textos.map((one) => ({ ...one, categoria: undefined }));
  const older = [{ ...lineas[0]!, leido: { ...lineas[0]!.leido, textos: texts } }];
  await diner.call(placeOrder, { body: { lineas: older } });
});

test('what the diner did not read may change, and who says nothing is compared by price', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const line = await asRead(staff, restaurant, 'salmorejo');
  const traducciones = { fr: { name: 'Poulet', description: '' } };
  await change(staff, restaurant, 'salmorejo', { traducciones, marca: 'Casera' });
  await diner.call(placeOrder, { body: { lineas: [line] } });
  await change(staff, restaurant, 'salmorejo', { alergenos: ['cacahuetes'] });
  await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
});

test('a client that says which version it chose from, but not what it read, has to read it again', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const line = await asRead(staff, restaurant, 'salmorejo');
  const versioned = async () => {
    const menu = await staff.call(listProducts);
    const { version } = menu.find(({ idproductos }) => idproductos === line.idproductos)!;
    return [{ ...line, leido: undefined, version }];
  };
  const lineas = await versioned();
  await diner.call(placeOrder, { body: { lineas } });
  await change(staff, restaurant, 'salmorejo', { alergenos: ['cacahuetes'] });
  const refusal = await diner.refused('menu_changed', placeOrder, { body: { lineas } });
  expect(refusal.lineas?.[0]?.actual).toMatchObject({ alergenos: ['cacahuetes'] });
  await diner.call(placeOrder, { body: { lineas: await versioned() } });
});

test('a process that missed a new allergen stores nothing that was read without it', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const deaf = await testApp.anotherApp({ db: deafDatabase(testApp.db) });
  const late = testApp.visitor(deaf, diner.cookies);
  const lineas = [await asRead(staff, restaurant, 'rabo')];
  await late.call(placeOrder, { body: { lineas } });
  await change(staff, restaurant, 'rabo', { alergenos: ['cacahuetes'] });
  await late.refused('menu_changed', placeOrder, { body: { lineas } });
});

test('two price changes that cancel out in the total are still reported', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const body = restaurant.order({ salmorejo: 1, croquetas: 1 });
  await change(staff, restaurant, 'salmorejo', { price: '7.272727' });
  await change(staff, restaurant, 'croquetas', { price: '7.727273' });
  const refusal = await diner.refused('menu_changed', placeOrder, { body });
  expect(refusal.total).toBe(body.total);
  expect(refusal.lineas?.map(({ preciounitario }) => preciounitario)).toEqual(['8.00', '8.50']);
});

test.each(['6.99', '7.01', '0', '70'])(
  'a total of %s instead of 7.00 is refused',
  async (total) => {
    const { restaurant, diner } = await tableAndKitchen();
    const lineas = [{ idproductos: restaurant.products.salmorejo, quantity: 1 }];
    const refusal = await diner.refused('menu_changed', placeOrder, { body: { lineas, total } });
    expect(refusal.total).toBe('7.00');
  },
);

test('a product that is switched off is reported as sold out, and the rest can be ordered', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  await change(staff, restaurant, 'rabo', { disponible: false });
  const body = restaurant.order({ rabo: 1, agua: 1 });
  const refusal = await diner.refused('menu_changed', placeOrder, { body });
  expect(refusal.total).toBe('2.50');
  expect(refusal.lineas?.[0]).toEqual({
    idproductos: restaurant.products.rabo,
    name: 'Rabo de toro',
    quantity: 1,
    disponible: false,
    preciounitario: null,
    opciones: [],
    motivo: 'agotado',
  });
  await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  await change(staff, restaurant, 'rabo', { disponible: true });
  await diner.call(placeOrder, { body });
});

test('a deleted product is reported without its name', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const body = restaurant.order({ rabo: 1 });
  await staff.call(deleteProduct, { params: { id: restaurant.products.rabo } });
  const { lineas } = await diner.refused('menu_changed', placeOrder, { body });
  expect(lineas).toEqual([
    {
      idproductos: restaurant.products.rabo,
      name: '',
      quantity: 1,
      disponible: false,
      preciounitario: null,
      opciones: [],
      motivo: 'borrado',
    },
  ]);
});

test("another restaurant's product counts as deleted, and its name is not revealed", async () => {
  const { restaurant, diner } = await tableAndKitchen();
  const other = await testApp.openRestaurant();
  const body = { lineas: [{ idproductos: other.products.rabo, quantity: 1 }] };
  const { lineas } = await diner.refused('menu_changed', placeOrder, { body });
  expect(lineas?.[0]).toMatchObject({ name: '', disponible: false });
  const identerprise = other.restaurantId;
  await diner.refused('other_house', placeOrder, {
    body: { ...restaurant.order({ agua: 1 }), identerprise },
  });
});

test('an order keeps its products and prices when the menu changes later', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const order = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  await change(staff, restaurant, 'rabo', {
    name: 'Carrillada',
    price: '20',
    porcentajeimpuestos: 21,
  });
  expect(await diner.call(listOwnOrders)).toEqual([order]);
});

test('a process that missed a change of the menu stores nothing at the old price', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const late = testApp.visitor(
    await testApp.anotherApp({ db: deafDatabase(testApp.db) }),
    diner.cookies,
  );
  const old = restaurant.order({ rabo: 1 });
  await late.call(placeOrder, { body: old });
  await change(staff, restaurant, 'rabo', { disponible: false });
  await late.refused('menu_changed', placeOrder, { body: old });
  await change(staff, restaurant, 'rabo', { disponible: true, price: '20' });
  const refusal = await late.refused('menu_changed', placeOrder, { body: old });
  expect(refusal.total).toBe('22.00');
  const lineas = [{ idproductos: restaurant.products.rabo, quantity: 1, preciounitario: '22.00' }];
  const order = await late.call(placeOrder, { body: { lineas, total: '22.00' } });
  expect(order.lineas[0]?.price).toBe('20.00');
});

test('while prices change during ordering, no order is stored at a price that was not agreed', async () => {
  const { restaurant, diner, staff } = await tableAndKitchen();
  const [product] = await staff.call(listProducts);
  const prices = ['7.00', '8.00', '9.00', '10.00'];
  const sendings = Array.from({ length: 40 }, async (_, index) => {
    if (index % 5 === 0) {
      const price = Number(prices[(index / 5) % prices.length]) / 1.1;
      const idproductos = product!.idproductos;
      await staff.call(changeProduct, { body: { idproductos, price: price.toFixed(6) } });
      return;
    }
    const preciounitario = prices[index % prices.length]!;
    const lineas = [{ idproductos: restaurant.products.salmorejo, quantity: 1, preciounitario }];
    const response = await diner.send(placeOrder, { body: { lineas, total: preciounitario } });
    expect([201, 409]).toContain(response.statusCode);
    if (response.statusCode === 201) {
      expect(response.json<{ total: string }>().total).toBe(preciounitario);
    }
  });
  await Promise.all(sendings);
  for (const order of await diner.call(listOwnOrders)) {
    const [line] = order.lineas;
    expect(order.total).toBe(line?.preciounitario);
    expect((Math.round(Number(line?.price) * 110) / 100).toFixed(2)).toBe(order.total);
  }
});
