import {
  changeBasket,
  changeProduct,
  changeTable,
  listProducts,
  placeOrder,
  placeOrderForTable,
  placeRound,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

/** A product that costs something else on the terrace: 20,00 € there, 22,90 € elsewhere. */
const testApp = openTestApp();

async function withATerrace() {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const idproductos = restaurant.products.rabo;
  const precios = [{ zona: 'Terraza', price: '18,181818' }];
  await staff.call(changeProduct, { body: { idproductos, price: '20,818182', precios } });
  const outside = await restaurant.seat('7');
  await staff.call(changeTable, { params: { mesa: '7' }, body: { zona: 'TERRAZA' } });
  const inside = await restaurant.seat('4');
  const lineas = [{ idproductos, quantity: 1 }];
  return { restaurant, staff, outside, inside, idproductos, lineas };
}

describe('a product that costs something else in a zone', () => {
  test('is on the menu of each table at its own price alone, and with all of them for the staff', async () => {
    const { staff, outside, inside, idproductos } = await withATerrace();
    const seenBy = async (client: typeof inside, mesa?: string) => {
      const list = await client.call(listProducts, mesa === undefined ? {} : { query: { mesa } });
      const { price, precios } = list.find((one) => one.idproductos === idproductos)!;
      return { price, precios };
    };
    expect(await seenBy(outside)).toEqual({ price: '18.181818', precios: undefined });
    const precios = [{ zona: 'Terraza', price: '18.181818' }];
    expect(await seenBy(inside)).toEqual({ price: '20.818182', precios });
    expect(await seenBy(staff)).toEqual({ price: '20.818182', precios });
    expect(await seenBy(staff, '7')).toEqual({ price: '18.181818', precios: undefined });
    // A diner's own table counts, whatever they ask for.
    expect(await seenBy(inside, '7')).toEqual({ price: '20.818182', precios });
  });

  test('is ordered at the price of the table, whoever orders', async () => {
    const { staff, outside, inside, lineas } = await withATerrace();
    const there = await outside.call(placeOrder, { body: { lineas, total: '20.00' } });
    expect(there.lineas).toMatchObject([{ preciounitario: '20.00', price: '18.181818' }]);
    expect((await inside.call(placeOrder, { body: { lineas } })).total).toBe('22.90');
    const taken = await staff.call(placeOrderForTable, { params: { mesa: '7' }, body: { lineas } });
    expect(taken.total).toBe('20.00');
    const { cestas, version } = await outside.call(changeBasket, { body: { lineas } });
    const body = { comensales: [cestas[0]!.idcomensal], version };
    expect((await outside.call(placeRound, { body })).total).toBe('20.00');
  });

  test('is refused at the price of elsewhere, with the one of the table', async () => {
    const { inside, lineas } = await withATerrace();
    const cheap = lineas.map((line) => ({ ...line, preciounitario: '20.00' }));
    const refusal = await inside.refused('menu_changed', placeOrder, { body: { lineas: cheap } });
    expect(refusal.lineas).toMatchObject([{ preciounitario: '22.90' }]);
  });

  test('costs what it did in orders that are placed, and the new price once its table is moved to another zone', async () => {
    const { staff, outside, idproductos, lineas } = await withATerrace();
    const before = await outside.call(placeOrder, { body: { lineas } });
    await staff.call(changeTable, { params: { mesa: '7' }, body: { zona: '' } });
    const list = await outside.call(listProducts);
    expect(list.find((one) => one.idproductos === idproductos)?.price).toBe('20.818182');
    expect(before.total).toBe('20.00');
    expect((await outside.call(placeOrder, { body: { lineas } })).total).toBe('22.90');
  });
});
