import {
  acceptWeight,
  acceptWeightByPin,
  cancelOrder,
  changeBasket,
  changePin,
  changeProduct,
  closeTab,
  createCheckout,
  dropOrder,
  IDEMPOTENCY_HEADER,
  listOrderChanges,
  listOrders,
  listOwnOrders,
  markSoldOut,
  pauseKitchen,
  payAtTable,
  placeOrder,
  placeOrderForTable,
  readOwnStaff,
  readOwnTab,
  readPlace,
  readTab,
  weighLine,
  type BodyInputOf,
} from '@simplato/contract';
import { UNPAID_TEXTS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { PASSWORD, passwordField } from '@simplato/test-kit';
import { minutesPass } from '../../../test/minutes-pass.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { endTabs } from '../tabs/end-tabs.ts';

/** What is sold by weight is weighed, then accepted at the table, and only then ordered. */
const testApp = openTestApp();

async function atTheTable() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  const idproductos = restaurant.products.rabo;
  const change = async (body: Partial<BodyInputOf<typeof changeProduct>>) =>
    staff.call(changeProduct, { body: { idproductos, ...body } });
  // 72,00 € a kilo on the screen, with 10% VAT.
  const product = await change({
    price: '65,454545',
    porpeso: { unidad: 'kg', minimo: 200, paso: 50 },
  });
  const line = (gramos: number, more: object = {}) => ({
    idproductos,
    quantity: 1,
    gramos,
    ...more,
  });
  const ask = async (gramos = 300) => diner.call(placeOrder, { body: { lineas: [line(gramos)] } });
  const weigh = async (id: number, gramos: number) =>
    staff.call(weighLine, { params: { id, linea: 1 }, body: { gramos } });
  return { restaurant, staff, diner, idproductos, change, product, line, ask, weigh };
}

const first = (id: number) => ({ id, linea: 1 });

describe('what is sold by weight', () => {
  test('is on the menu with the price of a kilo', async () => {
    const { product } = await atTheTable();
    expect(product).toMatchObject({
      price: '65.454545',
      porpeso: { unidad: 'kg', minimo: 200, paso: 50 },
    });
  });

  test('is asked for in grams, from the least on and in its steps', async () => {
    const { diner, line, idproductos } = await atTheTable();
    for (const wrong of [{ idproductos, quantity: 1 }, line(150), line(220), line(30_000)]) {
      const { fields } = await diner.refused('bad_request', placeOrder, {
        body: { lineas: [wrong] },
      });
      expect(Object.keys(fields ?? {})).toEqual(['lineas.0.gramos']);
    }
  });

  test('is an order of its own, of one line and one weighing, paid with the tab', async () => {
    const { diner, restaurant, line } = await atTheTable();
    const others = { idproductos: restaurant.products.vino, quantity: 1 };
    for (const lineas of [
      [line(300), others],
      [line(300), line(400)],
      [line(300, { quantity: 2 })],
    ]) {
      const { fields } = await diner.refused('bad_request', placeOrder, { body: { lineas } });
      expect(Object.keys(fields ?? {})).toEqual(['lineas']);
    }
    const { fields } = await diner.refused('bad_request', placeOrder, {
      body: { lineas: [line(300)], ispaid: 'pending' },
    });
    expect(Object.keys(fields ?? {})).toEqual(['ispaid']);
  });

  test('leaves what the phone was choosing in its basket', async () => {
    const { diner, restaurant, ask } = await atTheTable();
    const lineas = [{ idproductos: restaurant.products.vino, quantity: 2 }];
    await diner.call(changeBasket, { body: { lineas } });
    await ask();
    const { cestas } = await diner.call(readOwnTab);
    expect(cestas).toMatchObject([{ lineas }]);
  });

  test('is asked for once per key, with another weight never by the same', async () => {
    const { diner, line } = await atTheTable();
    const headers = { [IDEMPOTENCY_HEADER]: 'gambas-1' };
    const sent = { body: { lineas: [line(300)] }, headers };
    const { idorder } = await diner.call(placeOrder, sent);
    expect((await diner.call(placeOrder, sent)).idorder).toBe(idorder);
    await diner.refused('key_reused', placeOrder, { body: { lineas: [line(350)] }, headers });
  });
});

describe('until it is accepted', () => {
  test('it is neither in the total nor payable, and no kitchen makes it', async () => {
    const { diner, staff, ask, weigh } = await atTheTable();
    const { idorder } = await ask();
    for (const weighed of [false, true]) {
      if (weighed) await weigh(idorder, 320);
      expect(await diner.call(readOwnTab)).toMatchObject({ total: '0.00', pendiente: '0.00' });
      await diner.refused('not_payable', createCheckout, { body: { idOrder: idorder } });
      await diner.refused('not_payable', payAtTable, { params: { id: idorder } });
      const [open] = await staff.call(listOrders);
      expect(open).toMatchObject({ idorder, ispaid: 'pending', visto: null });
    }
  });

  test('it says about how much, then what it weighed, with a kilo’s price as it was ordered', async () => {
    const { diner, change, ask, weigh } = await atTheTable();
    const asked = await ask(300);
    expect(asked).toMatchObject({ total: '21.60', lineas: [{ gramos: 300 }] });
    expect(asked.lineas[0]?.pesada).toBeUndefined();
    await change({ price: '90' });
    const weighed = await weigh(asked.idorder, 323);
    // 72,00 € × 0,323 = 23,256 €
    expect(weighed).toMatchObject({
      total: '23.26',
      lineas: [{ gramos: 323, pesada: true, preciounitario: '23.26', price: '65.454545' }],
    });
    const [own] = await diner.call(listOwnOrders);
    expect(own).toMatchObject({ total: '23.26', lineas: [{ gramos: 323, pesada: true }] });
  });

  test('it is weighed again, and what somebody read before is not accepted', async () => {
    const { diner, ask, weigh } = await atTheTable();
    const { idorder } = await ask();
    await diner.refused('not_weighed', acceptWeight, { params: first(idorder), body: {} });
    await weigh(idorder, 320);
    await weigh(idorder, 450);
    await diner.refused('weight_changed', acceptWeight, {
      params: first(idorder),
      body: { gramos: 320 },
    });
    const accepted = await diner.call(acceptWeight, {
      params: first(idorder),
      body: { gramos: 450 },
    });
    expect(accepted).toMatchObject({ ispaid: 'false', total: '32.40' });
  });

  test('its table says no, or the restaurant cancels it', async () => {
    const { diner, staff, ask, weigh } = await atTheTable();
    const { idorder } = await ask();
    await weigh(idorder, 320);
    const dropped = await diner.call(dropOrder, { params: { id: idorder } });
    expect(dropped).toMatchObject({ status: 'CANCELLED', motivo: UNPAID_TEXTS.declined });
    await diner.refused('order_cancelled', acceptWeight, { params: first(idorder), body: {} });
    await staff.refused('wrong_step', weighLine, {
      params: first(idorder),
      body: { gramos: 300 },
    });
    const other = await ask();
    await staff.call(cancelOrder, {
      params: { id: other.idorder },
      body: { motivo: 'No quedan' },
    });
    await diner.refused('order_cancelled', acceptWeight, {
      params: first(other.idorder),
      body: {},
    });
  });

  test('any phone of its table says no to what a waiter ordered by weight, and to nothing else', async () => {
    const { restaurant, diner, staff, ask, line, weigh } = await atTheTable();
    const { idorder: ofDiner } = await ask();
    const friend = await restaurant.seat();
    await friend.refused('not_found', dropOrder, { params: { id: ofDiner } });
    const { cuenta } = await diner.call(readPlace);
    const byWaiter = async (lineas: BodyInputOf<typeof placeOrderForTable>['lineas']) =>
      staff.call(placeOrderForTable, {
        params: { mesa: '4' },
        body: { lineas, idcuenta: cuenta!.idcuenta },
      });
    const wine = await byWaiter([{ idproductos: restaurant.products.vino, quantity: 1 }]);
    await friend.refused('not_found', dropOrder, { params: { id: wine.idorder } });
    const { idorder } = await byWaiter([line(300)]);
    await weigh(idorder, 320);
    const stranger = await restaurant.seat('9');
    await stranger.refused('not_found', dropOrder, { params: { id: idorder } });
    for (const _time of ['declined', 'again']) {
      const declined = await friend.call(dropOrder, { params: { id: idorder } });
      expect(declined).toMatchObject({ status: 'CANCELLED', motivo: UNPAID_TEXTS.declined });
    }
    const { idorder: accepted } = await byWaiter([line(300)]);
    await weigh(accepted, 320);
    await diner.call(acceptWeight, { params: first(accepted), body: {} });
    await friend.refused('not_payable', dropOrder, { params: { id: accepted } });
  });

  test('nobody accepts it behind a closed kitchen; once that is open, it can be', async () => {
    const { diner, staff, ask, weigh } = await atTheTable();
    const { idorder } = await ask();
    await weigh(idorder, 320);
    const accept = { params: first(idorder), body: { gramos: 320 } };
    await staff.call(pauseKitchen, { body: { cerrada: true } });
    await diner.refused('kitchen_closed', acceptWeight, accept);
    await staff.call(pauseKitchen, { body: { cerrada: false } });
    expect(await diner.call(acceptWeight, accept)).toMatchObject({ ispaid: 'false' });
  });

  test('when it contains something else by then, that is read first, whatever was read before', async () => {
    const { restaurant, ask, weigh, change } = await atTheTable();
    const friend = await restaurant.seat();
    await change({ alergenos: ['crustaceos'] });
    const { idorder } = await ask();
    await weigh(idorder, 320);
    const accept = (leido?: BodyInputOf<typeof acceptWeight>['leido']) => ({
      params: first(idorder),
      body: { gramos: 320, leido },
    });
    await change({ alergenos: ['crustaceos', 'sulfitos'] });
    const told = (await friend.refused('menu_changed', acceptWeight, accept())).lineas?.[0];
    expect(told?.leido?.alergenos).toEqual(['crustaceos']);
    expect(told?.actual?.alergenos).toEqual(['crustaceos', 'sulfitos']);
    await change({ alergenos: ['crustaceos', 'moluscos', 'sulfitos'] });
    const again = (await friend.refused('menu_changed', acceptWeight, accept(told?.actual)))
      .lineas?.[0];
    expect(again?.leido).toEqual(told?.actual);
    const accepted = await friend.call(acceptWeight, accept(again?.actual));
    expect(accepted).toMatchObject({ ispaid: 'false', total: '23.04' });
  });

  test('what lies on the scale is there, although there is no more of it', async () => {
    const { diner, staff, ask, weigh, idproductos } = await atTheTable();
    const { idorder } = await ask();
    await weigh(idorder, 320);
    await staff.call(markSoldOut, { params: { id: idproductos }, body: { agotado: 'hoy' } });
    const accept = { params: first(idorder), body: { gramos: 320 } };
    expect(await diner.call(acceptWeight, accept)).toMatchObject({ ispaid: 'false' });
  });

  test('it keeps its tab open, and whoever closes that cancels it', async () => {
    const { diner, staff, ask, weigh } = await atTheTable();
    const { idcuenta } = await diner.call(readOwnTab);
    const { idorder } = await ask();
    await weigh(idorder, 320);
    await minutesPass(testApp.db, 30);
    await endTabs(testApp.db, async () => {});
    const tab = { params: { id: idcuenta } };
    expect(await staff.call(readTab, tab)).toMatchObject({ estado: 'ABIERTA' });
    await staff.call(closeTab, { ...tab, body: {} });
    const [order] = await diner.call(listOwnOrders);
    expect(order).toMatchObject({ status: 'CANCELLED', motivo: UNPAID_TEXTS.tabClosed });
    await diner.refused('tab_closed', acceptWeight, { params: first(idorder), body: {} });
  });
});

describe('once it is accepted', () => {
  test('it is an order like any other, in the tab and for the kitchen', async () => {
    const { diner, staff, ask, weigh } = await atTheTable();
    const { idorder } = await ask();
    await weigh(idorder, 320);
    for (const _time of ['accepted', 'again']) {
      const accepted = await diner.call(acceptWeight, {
        params: first(idorder),
        body: { gramos: 320 },
      });
      expect(accepted).toMatchObject({ ispaid: 'false', status: 'READY', total: '23.04' });
    }
    expect(await diner.call(readOwnTab)).toMatchObject({ total: '23.04', pendiente: '23.04' });
    expect(await staff.call(listOrders)).toMatchObject([
      { idorder, ispaid: 'false', lineas: [{ gramos: 320, pesada: true }] },
    ]);
    await staff.refused('wrong_step', weighLine, {
      params: first(idorder),
      body: { gramos: 300 },
    });
    await diner.refused('not_payable', dropOrder, { params: { id: idorder } });
  });

  test('by another phone of the table, too, which reads nothing that is not its own', async () => {
    const { restaurant, diner, line, weigh } = await atTheTable();
    const friend = await restaurant.seat();
    const { idorder } = await diner.call(placeOrder, {
      body: { lineas: [line(300)], evita: ['huevos'] },
    });
    await weigh(idorder, 320);
    const accepted = await friend.call(acceptWeight, { params: first(idorder), body: {} });
    expect(accepted).toMatchObject({ ispaid: 'false', evita: [] });
  });

  test('never by a phone of another table, or of another line', async () => {
    const { restaurant, diner, ask, weigh } = await atTheTable();
    const stranger = await restaurant.seat('9');
    const { idorder } = await ask();
    await weigh(idorder, 320);
    await stranger.refused('not_found', acceptWeight, { params: first(idorder), body: {} });
    await diner.refused('not_found', acceptWeight, {
      params: { id: idorder, linea: 2 },
      body: {},
    });
  });

  test('of a table without a phone by the PIN of who serves it, who is told a wrong one', async () => {
    const { restaurant, staff, line, weigh } = await atTheTable();
    const { idorder } = await staff.call(placeOrderForTable, {
      params: { mesa: '7' },
      body: { lineas: [line(300)] },
    });
    await weigh(idorder, 500);
    const sealed = (secret: string) =>
      passwordField(secret, testApp.clock.now(), restaurant.restaurantId);
    const byPin = (pin: string) => ({
      params: first(idorder),
      body: { gramos: 500, pinacceso: sealed(pin) },
    });
    await staff.refused('wrong_pin', acceptWeightByPin, byPin('7391'));
    await staff.call(changePin, {
      body: { pinacceso: sealed('7391'), password: sealed(PASSWORD) },
    });
    await staff.refused('wrong_pin', acceptWeightByPin, byPin('1212'));
    const accepted = await staff.call(acceptWeightByPin, byPin('7391'));
    expect(accepted).toMatchObject({ ispaid: 'false', total: '36.00', mesa: '7' });
    const changes = await staff.call(listOrderChanges, { params: { id: idorder } });
    const { nombreusuario } = await staff.call(readOwnStaff);
    expect(changes.map(({ quien }) => quien)).toContain(nombreusuario);
  });
});
