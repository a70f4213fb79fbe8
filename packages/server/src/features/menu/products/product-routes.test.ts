import {
  changeProduct,
  createProduct,
  deleteProduct,
  listMenuRelations,
  listProducts,
  placeOrder,
  readProduct,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = openTestApp();

describe('the menu', () => {
  test('is read by diners and staff, with prices before tax, in the order it was created', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const menu = await diner.call(listProducts);
    expect(menu.map(({ name, price }) => [name, price])).toEqual([
      ['Salmorejo', '6.363636'],
      ['Croquetas', '8.636364'],
      ['Rabo de toro', '16.363636'],
      ['Agua con gas', '2.272727'],
      ['Tinto de la vega', '10.661157'],
    ]);
    expect(await staff.call(listProducts)).toEqual(menu);
    expect(await diner.call(readProduct, { params: { id: restaurant.products.agua } })).toEqual(
      menu[3],
    );
  });

  test('contains the category of each product', async () => {
    const restaurant = await testApp.openRestaurant();
    const relations = await (await restaurant.seat()).call(listMenuRelations);
    expect(relations).toHaveLength(5);
    expect(relations[2]).toEqual({
      identerprise: restaurant.restaurantId,
      idcategoria: restaurant.categories[2],
      idproductos: restaurant.products.rabo,
    });
  });

  test('is also served at the older client’s path, with a slash at its end', async () => {
    const diner = await (await testApp.openRestaurant()).seat();
    const slashed = { ...listProducts, path: '/shop/productos/byIdenterprise/' } as const;
    expect(await diner.call(slashed)).toHaveLength(5);
  });
});

describe('a new product', () => {
  test('is on the menu at once; its price may be written with a comma', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    await diner.call(listProducts);
    const added = await staff.call(createProduct, {
      body: { productostype: restaurant.categories[1], name: ' Gazpacho ', price: '5,5' },
    });
    expect(added).toEqual({
      idproductos: added.idproductos,
      identerprise: restaurant.restaurantId,
      productostype: restaurant.categories[1],
      name: 'Gazpacho',
      description: '',
      price: '5.50',
      quantity: 1000,
      imgurl: '',
      porcentajeimpuestos: 10,
      marca: '',
      referenciaunica: '',
      barcode: '',
      disponible: true,
      agotado: 'no',
      alergenos: null,
      dieta: null,
      opciones: [],
      traducciones: {},
      foto: null,
      orden: 3,
      version: 1,
    });
    expect(await diner.call(listProducts)).toContainEqual(added);
  });

  test.each([
    { wrong: { price: 'cinco' }, field: 'price', text: 'El precio no es válido' },
    { wrong: { price: undefined }, field: 'price', text: undefined },
    { wrong: { name: '  ' }, field: 'name', text: 'No puede estar vacío' },
    { wrong: { name: 7 }, field: 'name', text: 'Este dato no es del tipo esperado' },
    {
      wrong: { name: 'x'.repeat(121) },
      field: 'name',
      text: 'No puede tener más de 120 caracteres',
    },
    { wrong: { porcentajeimpuestos: 22 }, field: 'porcentajeimpuestos', text: 'El máximo es 21' },
    { wrong: { productostype: 'Primeros' }, field: 'productostype', text: undefined },
  ])('$wrong is refused, naming the field', async ({ wrong, field, text }) => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const product = {
      productostype: restaurant.categories[1],
      name: 'Gazpacho',
      price: '5,5',
      ...wrong,
    };
    const { fields } = await staff.refused('bad_request', createProduct, { body: product });
    expect(Object.keys(fields ?? {})).toEqual([field]);
    if (text !== undefined) expect(fields?.[field]).toBe(text);
    expect(await staff.call(listProducts)).toHaveLength(5);
  });

  test('requires a category of this restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const staff = await restaurant.logIn();
    for (const productostype of [other.categories[1], 2_000_000_000]) {
      const product = { productostype, name: 'Gazpacho', price: '5,5' };
      await staff.refused('not_found', createProduct, { body: product });
    }
  });
});

describe('a changed product', () => {
  test('shows its new price to every reader at once', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
    const [before] = await diner.call(listProducts);
    const changed = await staff.call(changeProduct, { body: { ...before!, price: 6.5 } });
    expect(changed).toEqual({ ...before, price: '6.50', version: 2 });
    for (const reader of [diner, staff]) {
      expect((await reader.call(listProducts))[0]).toEqual(changed);
      const alone = await reader.call(readProduct, { params: { id: changed.idproductos } });
      expect(alone).toEqual(changed);
    }
  });

  test('can move to another category', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const [before] = await staff.call(listProducts);
    await staff.call(listMenuRelations);
    const productostype = restaurant.categories[2];
    await staff.call(changeProduct, { body: { ...before!, productostype } });
    const relations = await staff.call(listMenuRelations);
    const relation = relations.find(({ idproductos }) => idproductos === before!.idproductos);
    expect(relation?.idcategoria).toBe(productostype);
  });
});

describe('what is sold by weight', () => {
  const porpeso = { unidad: 'kg', minimo: 200, paso: 50 } as const;
  const asMenu = (idproductos: number) => ({
    partes: [{ nombre: 'Primero', curso: 1, elige: 1, platos: [{ idproductos, suplemento: '0' }] }],
    incluye: [],
  });

  test('is told to its readers, and sold by itself again', async () => {
    const restaurant = await testApp.openRestaurant();
    const [diner, owner] = [await restaurant.seat(), await restaurant.logIn()];
    const idproductos = restaurant.products.croquetas;
    await owner.call(changeProduct, { body: { idproductos, porpeso } });
    const read = async () => diner.call(readProduct, { params: { id: idproductos } });
    expect((await read()).porpeso).toEqual(porpeso);
    await owner.call(changeProduct, { body: { idproductos, name: 'Gamba roja' } });
    expect((await read()).porpeso).toEqual(porpeso);
    await owner.call(changeProduct, { body: { idproductos, porpeso: null } });
    expect(await read()).not.toHaveProperty('porpeso');
  });

  test('has no formats, and is neither a set menu nor part of one', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const { croquetas: idproductos, salmorejo } = restaurant.products;
    const refusal = async (body: object) => {
      const answer = await owner.send(changeProduct, { body: { idproductos, porpeso, ...body } });
      return answer.json<{ fields: Record<string, string> }>().fields;
    };
    const formatos = ['Media', 'Entera'].map((nombre) => ({ idformato: null, nombre, price: '5' }));
    expect(await refusal({ formatos })).toEqual({
      porpeso: 'Lo que se vende por peso o por pieza no tiene formatos',
    });
    expect(await refusal({ menu: asMenu(salmorejo) })).toEqual({
      porpeso: 'Un menú no se vende por peso ni por pieza',
    });

    await owner.call(changeProduct, { body: { idproductos, porpeso } });
    const menu = asMenu(idproductos);
    const answer = await owner.send(changeProduct, { body: { idproductos: salmorejo, menu } });
    expect(answer.json()).toMatchObject({
      fields: { menu: '«Croquetas» se vende por peso, y no puede ser parte de un menú' },
    });

    await owner.call(changeProduct, { body: { idproductos, porpeso: null } });
    await owner.call(changeProduct, { body: { idproductos: salmorejo, menu } });
    expect(await refusal({})).toEqual({
      porpeso: 'Está en «Salmorejo», y lo que se vende por peso no puede ser parte de un menú',
    });
  });
});

test('a part of a set menu is named in other languages, which stay where they are not sent', async () => {
  const restaurant = await testApp.openRestaurant();
  const [diner, owner] = [await restaurant.seat(), await restaurant.logIn()];
  const { croquetas: idproductos, salmorejo } = restaurant.products;
  const write = async (part: { nombre: string; traducciones?: { en?: string } }) => {
    const platos = [{ idproductos: salmorejo, suplemento: '0' }];
    const menu = { partes: [{ curso: 1, elige: 1, platos, ...part }], incluye: [] };
    await owner.call(changeProduct, { body: { idproductos, menu } });
    const { opciones } = await diner.call(readProduct, { params: { id: idproductos } });
    return opciones?.map(({ traducciones }) => traducciones);
  };
  const traducciones = { en: 'First course' };
  expect(await write({ nombre: 'Primero', traducciones })).toEqual([traducciones]);
  expect(await write({ nombre: 'Primero' })).toEqual([traducciones]);
  expect(await write({ nombre: 'De primero', traducciones })).toEqual([traducciones]);
  expect(await write({ nombre: 'De primero', traducciones: {} })).toEqual([{}]);
});

test('a deleted product disappears from the menu; orders that contain it keep their lines', async () => {
  const restaurant = await testApp.openRestaurant();
  const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
  await diner.call(listProducts);
  const order = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  const params = { id: restaurant.products.rabo };
  expect(await staff.call(deleteProduct, { params })).toEqual({ idproductos: params.id });
  expect((await diner.call(listProducts)).map(({ name }) => name)).not.toContain('Rabo de toro');
  await diner.refused('not_found', readProduct, { params });
  await staff.refused('not_found', deleteProduct, { params });
  expect(order.description).toBe('1 × Rabo de toro');
});

test("another restaurant's products are not found", async () => {
  const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
  const staff = await restaurant.logIn();
  const params = { id: other.products.agua };
  const body = {
    idproductos: params.id,
    productostype: restaurant.categories[1],
    name: 'X',
    price: 1,
  };
  await staff.refused('not_found', readProduct, { params });
  await staff.refused('not_found', changeProduct, { body });
  await staff.refused('not_found', deleteProduct, { params });
  const whole = { ...body, identerprise: other.restaurantId };
  await staff.refused('not_found', changeProduct, { body: whole });
  const misnamed = { ...whole, idproductos: restaurant.products.agua };
  await staff.refused('other_house', changeProduct, { body: misnamed });
  const theirs = await (await other.seat()).call(readProduct, { params });
  expect(theirs.name).toBe('Agua con gas');
});
