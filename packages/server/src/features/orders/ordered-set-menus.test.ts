import {
  changeBasket,
  changeProduct,
  listOrders,
  listProducts,
  markSoldOut,
  placeOrder,
  placeRound,
  readPlace,
  removeFromOrder,
  type BodyInputOf,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

/** A menú del día, whose parts offer products of the menu. */
const testApp = openTestApp();

async function atTheTable() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  const all = await staff.call(listProducts);
  const [menu, soup, salad, steak] = all.filter(({ opciones }) => opciones.length === 0);
  const ids = [menu, soup, salad, steak].map((one) => one!.idproductos) as [
    number,
    number,
    number,
    number,
  ];
  const [idproductos, ...products] = ids;
  const parts = {
    partes: [
      {
        nombre: 'Primero',
        curso: 1,
        platos: [{ idproductos: products[0] }, { idproductos: products[1] }],
      },
      {
        nombre: 'Segundo',
        curso: 2,
        platos: [{ idproductos: products[2], suplemento: '3,181818' }],
      },
    ],
    incluye: ['Pan', 'Bebida'],
  };
  const change = async (body: Partial<BodyInputOf<typeof changeProduct>>) =>
    staff.call(changeProduct, { body: { idproductos, ...body } });
  const product = await change({ menu: parts, price: '13,181818' });
  const options = product.opciones.flatMap(({ valores }) => valores);
  const optionOf = (eaten: number) => options.find((one) => one.idproductos === eaten)!.idopcion;
  const line = (quantity = 1, first = products[0]) => ({
    idproductos,
    quantity,
    opciones: [optionOf(first), optionOf(products[2])],
  });
  return { restaurant, staff, diner, idproductos, products, parts, product, change, line };
}

describe('a set menu', () => {
  test('has its parts among its options, under the names of their products', async () => {
    const { product, products, staff, idproductos } = await atTheTable();
    expect(product.menu).toEqual({
      partes: [
        {
          nombre: 'Primero',
          curso: 1,
          elige: 1,
          platos: products.slice(0, 2).map((id) => ({ idproductos: id, suplemento: '0.00' })),
        },
        {
          nombre: 'Segundo',
          curso: 2,
          elige: 1,
          platos: [{ idproductos: products[2], suplemento: '3.181818' }],
        },
      ],
      incluye: ['Pan', 'Bebida'],
    });
    const all = await staff.call(listProducts);
    const names = new Map(all.map((one) => [one.idproductos, one.name]));
    const listed = all.find((one) => one.idproductos === idproductos)!;
    expect(listed.opciones).toEqual(product.opciones);
    for (const { idproductos: eaten, nombre } of listed.opciones.flatMap((one) => one.valores)) {
      expect(nombre).toBe(names.get(eaten!));
    }
  });

  test('stays as it is when an older screen sends its options back, and loses it with null alone', async () => {
    const { product, change } = await atTheTable();
    const { opciones, menu } = await change({ opciones: product.opciones, name: 'Menú' });
    expect({ opciones, menu }).toEqual({ opciones: product.opciones, menu: product.menu });
    const plain = await change({ menu: null });
    expect([plain.menu, plain.opciones]).toEqual([undefined, []]);
  });

  test('keeps the ids of what stays in it', async () => {
    const { product, parts, change, products } = await atTheTable();
    const [first, second] = parts.partes;
    const fewer = { ...first!, platos: [{ idproductos: products[1] }] };
    const { opciones } = await change({ menu: { partes: [second!, fewer] } });
    const idsOf = (groups: typeof opciones) =>
      groups.flatMap(({ valores }) =>
        valores.map(({ idopcion, idproductos }) => [idproductos, idopcion]),
      );
    for (const pair of idsOf(opciones)) expect(idsOf(product.opciones)).toContainEqual(pair);
  });

  test('is refused with a product that is not on the menu, or is a menu', async () => {
    const { restaurant, staff, parts, idproductos, products } = await atTheTable();
    const foreign = (await testApp.openRestaurant()).products.rabo;
    expect(restaurant.restaurantId).toBeGreaterThan(0);
    for (const wrong of [foreign, 999_999, idproductos]) {
      const partes = [{ ...parts.partes[0]!, platos: [{ idproductos: wrong }] }];
      const { fields } = await staff.refused('bad_request', changeProduct, {
        body: { idproductos: products[0], menu: { partes } },
      });
      expect(Object.keys(fields ?? {})).toEqual(['menu']);
    }
  });
});

describe('an order of a set menu', () => {
  test('is one line to pay, with its products for the kitchen by course', async () => {
    const { diner, staff, products, line } = await atTheTable();
    const body = { lineas: [{ ...line(2), nota: 'sin sal' }], total: '36.00', portiempos: true };
    const order = await diner.call(placeOrder, { body });
    expect(order.total).toBe('36.00');
    expect(order.description.split('\n')).toHaveLength(1);
    expect(order.lineas).toMatchObject([
      {
        quantity: 2,
        preciounitario: '18.00',
        partes: [{ idproductos: products[0] }, { idproductos: products[2] }],
      },
      {
        idproductos: products[0],
        curso: 1,
        quantity: 2,
        preciounitario: '0.00',
        nota: 'sin sal',
        lineamenu: 1,
        marcha: 'ya',
      },
      {
        idproductos: products[2],
        curso: 2,
        quantity: 2,
        preciounitario: '0.00',
        nota: 'sin sal',
        lineamenu: 1,
        marcha: 'espera',
      },
    ]);
    expect(order.lineas[0]!.marcha).toBe('espera');
    expect(await staff.call(listOrders)).toEqual([order]);
  });

  test('is refused without a product of each part, and with one that is sold out', async () => {
    const { diner, staff, idproductos, products, line } = await atTheTable();
    const { fields } = await diner.refused('bad_request', placeOrder, {
      body: { lineas: [{ idproductos, quantity: 1, opciones: [line().opciones[0]!] }] },
    });
    expect(fields).toEqual({ 'lineas.0.opciones': 'Elige una opción de «Segundo»' });
    await staff.call(markSoldOut, { params: { id: products[0] }, body: { agotado: 'hoy' } });
    const gone = await diner.refused('menu_changed', placeOrder, { body: { lineas: [line()] } });
    const [soldOut] = line().opciones;
    expect(gone.lineas).toMatchObject([{ motivo: 'opciones', agotadas: [soldOut] }]);
    await diner.call(placeOrder, { body: { lineas: [line(1, products[1])] } });
    await staff.call(markSoldOut, { params: { id: products[2] }, body: { agotado: 'hoy' } });
    const out = await diner.refused('menu_changed', placeOrder, {
      body: { lineas: [line(1, products[1])] },
    });
    expect(out.lineas).toMatchObject([{ motivo: 'agotado' }]);
  });

  test('is taken off with its products, and they not without it', async () => {
    const { diner, staff, line } = await atTheTable();
    const { idorder } = await diner.call(placeOrder, { body: { lineas: [line(2)] } });
    const params = { id: idorder };
    await staff.refused('bad_request', removeFromOrder, {
      params,
      body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'No queda' },
    });
    const less = await staff.call(removeFromOrder, {
      params,
      body: { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Se lo pensó' },
    });
    expect(less.lineas.map(({ quantity, quitadas }) => [quantity, quitadas])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(less.total).toBe('18.00');
  });

  test('in a round is each person’s own, with its products', async () => {
    const { restaurant, diner, line } = await atTheTable();
    const friend = await restaurant.seat();
    for (const one of [diner, friend]) {
      await one.call(changeBasket, { body: { lineas: [line()] } });
    }
    const { cuenta } = await diner.call(readPlace);
    const comensales = cuenta!.comensales.map(({ idcomensal }) => idcomensal);
    const order = await diner.call(placeRound, { body: { comensales, version: cuenta!.version } });
    const own = order.lineas.map(({ para }) => para);
    expect(own).toHaveLength(6);
    expect(new Set([own[0], own[2], own[3]]).size).toBe(1);
    expect(new Set([own[1], own[4], own[5]]).size).toBe(1);
    expect(own[0]).not.toBe(own[1]);
  });
});
