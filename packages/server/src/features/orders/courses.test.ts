import {
  advanceOrder,
  cancelOrder,
  changeBasket,
  changeRestaurant,
  fireCourse,
  fireOwnCourse,
  holdCourse,
  listOrderChanges,
  listOrders,
  listOwnOrders,
  moveTab,
  placeOrder,
  placeOrderForTable,
  placeRound,
  readOwnTab,
  readRestaurant,
  removeFromOrder,
  returnOrder,
  serveCourse,
  streamOrders,
  streamOwnOrders,
  tickLine,
  undoStep,
  unserveCourse,
  type OrderWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { ProductName } from '../../../test/restaurant.ts';

const testApp = openTestApp();
const [STARTERS, MAINS, DESSERTS, DRINKS] = [1, 2, 3, 4] as const;
const A_TIME = expect.stringMatching(/^\d{4}-.*Z$/) as string;

/** A restaurant with one order by courses: a starter, a main and a drink, in this order. */
async function oneOrder(more: Partial<Record<ProductName, number>> = {}) {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const body = restaurant.order({ salmorejo: 1, rabo: 1, agua: 1, ...more }, { portiempos: true });
  const order = await diner.call(placeOrder, { body });
  const staff = await restaurant.logIn();
  return { restaurant, diner, order, idorder: order.idorder, staff, body };
}

const ofCourse = (id: number, curso: number) => ({ params: { id }, body: { curso } });
const progress = ({ lineas }: OrderWire) => lineas.map(({ marcha }) => marcha);
const tick = (id: number, linea: number) => ({ params: { id, linea }, body: { hecha: true } });

/** As if all that was done had been a minute earlier. */
async function longAgo(): Promise<void> {
  await testApp.db.query(
    `update orders set placed_at = placed_at - interval '1 minute',
       status_changed_at = status_changed_at - interval '1 minute',
       courses = (select jsonb_agg(one || jsonb_strip_nulls(jsonb_build_object(
         'firedAt', (one ->> 'firedAt')::timestamptz - interval '1 minute',
         'servedAt', (one ->> 'servedAt')::timestamptz - interval '1 minute')))
         from jsonb_array_elements(courses) one)`,
  );
}

async function countEvents(): Promise<number> {
  return (await testApp.db.query('select 1 from order_events')).length;
}

describe('an order by courses', () => {
  test('has its first course and its drinks made at once; the others are held', async () => {
    const { diner, staff, order } = await oneOrder();
    expect(order.status).toBe('READY');
    expect(progress(order)).toEqual(['ya', 'espera', 'ya']);
    expect(order.cursos).toEqual([
      { curso: STARTERS, marchado: order.fecha, hecho: null, servido: null },
      { curso: MAINS, marchado: null, hecho: null, servido: null },
      { curso: DRINKS, marchado: order.fecha, hecho: null, servido: null },
    ]);
    expect(await staff.call(listOrders)).toEqual([order]);
    expect(await diner.call(listOwnOrders)).toEqual([order]);
  });

  test('is one with a key: sent again it is the same, and all at once it would be another', async () => {
    const { restaurant, diner, body } = await oneOrder();
    const headers = { 'idempotency-key': 'por-tiempos' };
    const first = await diner.call(placeOrder, { body, headers });
    expect(await diner.call(placeOrder, { body, headers })).toEqual(first);
    const atOnce = restaurant.order({ salmorejo: 1, rabo: 1, agua: 1 });
    await diner.refused('key_reused', placeOrder, { body: atOnce, headers });
  });

  test('comes all at once if there is nothing to wait for, or nobody asks', async () => {
    const { restaurant, diner } = await oneOrder();
    for (const [basket, portiempos] of [
      [{ rabo: 1, agua: 1 }, true],
      [{ salmorejo: 1, rabo: 1 }, false],
      [{ salmorejo: 1, rabo: 1 }, undefined],
    ] as const) {
      const order = await diner.call(placeOrder, {
        body: restaurant.order(basket, { portiempos }),
      });
      expect(order.cursos).toEqual([]);
      expect(progress(order)).toEqual(['ya', 'ya']);
    }
  });

  test('can be a round of several phones, or one that a waiter takes', async () => {
    const { restaurant, diner, staff } = await oneOrder();
    const body = restaurant.order({ croquetas: 1, rabo: 1 }, { portiempos: true });
    const taken = await staff.call(placeOrderForTable, { params: { mesa: '7' }, body });
    expect(progress(taken)).toEqual(['ya', 'espera']);
    const lineas = [restaurant.products.salmorejo, restaurant.products.rabo].map((idproductos) => ({
      idproductos,
      quantity: 1,
    }));
    const { comensales, version } = await diner.call(changeBasket, { body: { lineas } });
    const ids = comensales.map(({ idcomensal }) => idcomensal);
    const round = { comensales: ids, version, portiempos: true };
    const headers = { 'idempotency-key': 'ronda' };
    const placed = await diner.call(placeRound, { body: round, headers });
    expect(progress(placed)).toEqual(['ya', 'espera']);
    expect(await diner.call(placeRound, { body: round, headers })).toEqual(placed);
    const atOnce = { ...round, portiempos: false };
    await diner.refused('key_reused', placeRound, { body: atOnce, headers });
  });
});

describe('a course is fired', () => {
  test('and every screen is told, with when', async () => {
    const { restaurant, diner, staff, idorder, order } = await oneOrder();
    const board = await testApp.read(await restaurant.logIn(), streamOrders);
    const phone = await testApp.read(diner, streamOwnOrders);
    const fired = await staff.call(fireCourse, ofCourse(idorder, MAINS));
    expect(progress(fired)).toEqual(['ya', 'ya', 'ya']);
    // A waiter has fired it, perhaps: the kitchen has neither begun nor seen the order.
    expect(fired).toMatchObject({ status: 'READY', evento: order.evento + 1, visto: null });
    expect(fired.cursos?.[1]).toEqual({
      curso: MAINS,
      marchado: A_TIME,
      hecho: null,
      servido: null,
    });
    expect(await board.nextOrder()).toEqual(fired);
    expect(await phone.nextOrder()).toEqual(fired);
    expect(await staff.call(listOrders)).toEqual([fired]);
    const changes = await staff.call(listOrderChanges, { params: { id: idorder } });
    expect(changes.map(({ motivo }) => motivo)).toContain('Marchan: Segundos');
  });

  test('once, however many do it at the same time', async () => {
    const { diner, staff, idorder } = await oneOrder();
    const firing = Array.from({ length: 10 }, async () =>
      staff.call(fireCourse, ofCourse(idorder, MAINS)),
    );
    const [answers] = await Promise.all([
      Promise.all(firing),
      diner.call(fireOwnCourse, { body: { curso: MAINS } }),
    ]);
    expect(new Set(answers.map(({ cursos }) => cursos?.[1]?.marchado)).size).toBe(1);
    expect(await countEvents()).toBe(2);
  });

  test('though it came as the order was sent: the order is begun with it, and nothing else is fired', async () => {
    const { staff, idorder } = await oneOrder();
    const begun = await staff.call(fireCourse, ofCourse(idorder, STARTERS));
    expect(begun).toMatchObject({ status: 'PREPARING', visto: A_TIME });
    expect(progress(begun)).toEqual(['ya', 'espera', 'ya']);
    expect(await staff.call(fireCourse, ofCourse(idorder, STARTERS))).toEqual(begun);
  });

  test('by the table, in all of its orders that hold it, of which the kitchen has begun none', async () => {
    const { restaurant, diner, staff, idorder } = await oneOrder();
    const friend = await restaurant.seat();
    const body = restaurant.order({ croquetas: 1, rabo: 1 }, { portiempos: true });
    await friend.call(placeOrder, { body });
    const { idcuenta } = await friend.call(readOwnTab);
    const tab = await friend.call(fireOwnCourse, { body: { curso: MAINS, idcuenta } });
    expect(tab.pedidos.map(progress)).toEqual([
      ['ya', 'ya', 'ya'],
      ['ya', 'ya'],
    ]);
    const orders = await staff.call(listOrders);
    expect(orders.map(({ status, visto }) => [status, visto])).toEqual([
      ['READY', null],
      ['READY', null],
    ]);
    // Nobody holds it any more, which is as it should be.
    await diner.call(fireOwnCourse, { body: { curso: MAINS } });
    expect(await staff.call(listOrders)).toEqual(orders);
    expect(orders[0]?.idorder).toBe(idorder);
  });

  test('not by the table where the restaurant keeps that to itself', async () => {
    const { diner, staff, order } = await oneOrder();
    const settings = await staff.call(readRestaurant);
    await staff.call(changeRestaurant, { body: { ...settings, mesamarcha: false } });
    await diner.refused('forbidden', fireOwnCourse, { body: { curso: MAINS } });
    expect(await staff.call(listOrders)).toEqual([order]);
  });

  test('not by another table, of another restaurant, or for a tab that the screen does not show', async () => {
    const { restaurant, diner, staff, idorder, order } = await oneOrder();
    const elsewhere = await restaurant.seat('9');
    await elsewhere.call(fireOwnCourse, { body: { curso: MAINS } });
    const { idcuenta } = await elsewhere.call(readOwnTab);
    await diner.refused('tab_changed', fireOwnCourse, { body: { curso: MAINS, idcuenta } });
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('not_found', fireCourse, ofCourse(idorder, MAINS));
    await other.refused('not_found', serveCourse, ofCourse(idorder, STARTERS));
    expect(await staff.call(listOrders)).toEqual([order]);
  });

  test('not one that the order does not have, that cannot be read, or of an order that is over', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.refused('wrong_step', fireCourse, ofCourse(idorder, DESSERTS));
    for (const curso of [0, 100, 1.5, '2', null]) {
      const sending = { params: { id: idorder }, body: { curso: curso as number } };
      await staff.refused('bad_request', fireCourse, sending);
    }
    await staff.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Se han ido' } });
    await staff.refused('wrong_step', fireCourse, ofCourse(idorder, MAINS));
    await staff.refused('wrong_step', serveCourse, ofCourse(idorder, STARTERS));
  });

  test('while its products are taken off: then there is nothing to fire', async () => {
    const { staff, idorder } = await oneOrder();
    const off = async () =>
      staff.call(removeFromOrder, {
        params: { id: idorder },
        body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'Se ha terminado' },
      });
    await off();
    await staff.refused('wrong_step', fireCourse, ofCourse(idorder, MAINS));
  });
});

describe('a course that is fired', () => {
  test('while some of it is taken off is fired with what is left', async () => {
    const { staff, idorder } = await oneOrder({ rabo: 2 });
    const [fired, removed] = await Promise.all([
      staff.send(fireCourse, ofCourse(idorder, MAINS)),
      staff.send(removeFromOrder, {
        params: { id: idorder },
        body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'Se ha terminado' },
      }),
    ]);
    expect([fired.statusCode, removed.statusCode]).toEqual([200, 200]);
    const [order] = await staff.call(listOrders);
    expect(order?.lineas.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    expect(order?.cursos?.[1]).toMatchObject({ curso: MAINS, marchado: A_TIME, hecho: null });
    await staff.call(tickLine, tick(idorder, 2));
    const made = (await staff.call(listOrders))[0];
    expect(made?.cursos?.[1]).toMatchObject({ hecho: A_TIME });
  });

  test('while its last product is taken off leaves nothing to make, whichever was first', async () => {
    const { staff, idorder } = await oneOrder();
    const [fired, removed] = await Promise.all([
      staff.send(fireCourse, ofCourse(idorder, MAINS)),
      staff.send(removeFromOrder, {
        params: { id: idorder },
        body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'Se ha terminado' },
      }),
    ]);
    expect(removed.statusCode).toBe(200);
    expect([200, 409]).toContain(fired.statusCode);
    await staff.call(tickLine, tick(idorder, 1));
    await staff.call(tickLine, tick(idorder, 3));
    expect((await staff.call(listOrders))[0]?.status).toBe('COMPLETED');
  });

  test('while its table is moved is fired at the new table', async () => {
    const { restaurant, diner, staff, idorder } = await oneOrder();
    await restaurant.codeOf('9');
    const { idcuenta } = await diner.call(readOwnTab);
    await Promise.all([
      staff.call(fireCourse, ofCourse(idorder, MAINS)),
      staff.call(moveTab, { params: { id: idcuenta }, body: { mesa: '9' } }),
      diner.call(fireOwnCourse, { body: { curso: MAINS } }),
    ]);
    const orders = await staff.call(listOrders);
    expect(orders.map(({ mesa }) => mesa)).toEqual(['9']);
    expect(orders.map(progress)).toEqual([['ya', 'ya', 'ya']]);
    expect((await diner.call(readOwnTab)).pedidos).toEqual([
      expect.objectContaining({ idorder, mesa: '9', cursos: orders[0]?.cursos }),
    ]);
  });
});

describe('a course is carried to the table', () => {
  test('by itself; with the last one the order is closed', async () => {
    const { staff, idorder } = await oneOrder();
    const starters = await staff.call(serveCourse, ofCourse(idorder, STARTERS));
    expect(starters.status).toBe('PREPARING');
    expect(progress(starters)).toEqual(['servida', 'espera', 'ya']);
    expect(starters.lineas.map(({ hecha }) => hecha)).toEqual([true, false, false]);
    expect(starters.cursos?.[0]?.servido).toEqual(A_TIME);
    await staff.call(serveCourse, ofCourse(idorder, DRINKS));
    await staff.refused('wrong_step', serveCourse, ofCourse(idorder, MAINS));
    await staff.call(fireCourse, ofCourse(idorder, MAINS));
    const closed = await staff.call(serveCourse, ofCourse(idorder, MAINS));
    expect(closed.status).toBe('CLOSED');
    expect(await staff.call(listOrders)).toEqual([]);
  });

  test('once: whoever comes later gets the order as it is', async () => {
    const { staff, idorder } = await oneOrder();
    const served = await staff.call(serveCourse, ofCourse(idorder, STARTERS));
    expect(await staff.call(serveCourse, ofCourse(idorder, STARTERS))).toEqual(served);
  });
});

describe('firing and carrying a course are undone', () => {
  test('and every screen is told', async () => {
    const { restaurant, staff, idorder, order } = await oneOrder();
    await staff.call(fireCourse, ofCourse(idorder, MAINS));
    const board = await testApp.read(await restaurant.logIn(), streamOrders);
    const held = await staff.call(holdCourse, ofCourse(idorder, MAINS));
    expect(held).toMatchObject({ status: 'READY', cursos: order.cursos });
    expect(await board.nextOrder()).toEqual(held);
    await staff.call(tickLine, tick(idorder, 1));
    await staff.call(serveCourse, ofCourse(idorder, STARTERS));
    const back = await staff.call(unserveCourse, ofCourse(idorder, STARTERS));
    expect(progress(back)).toEqual(['hecha', 'espera', 'ya']);
    const changes = await staff.call(listOrderChanges, { params: { id: idorder } });
    expect(changes.map(({ motivo }) => motivo)).toEqual(
      expect.arrayContaining(['Vuelve a esperar: Segundos', 'No está en la mesa: Primeros']),
    );
  });

  test('once: whoever undoes it later gets the order as it is', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(fireCourse, ofCourse(idorder, MAINS));
    const held = await staff.call(holdCourse, ofCourse(idorder, MAINS));
    expect(await staff.call(holdCourse, ofCourse(idorder, MAINS))).toEqual(held);
    expect(await staff.call(unserveCourse, ofCourse(idorder, MAINS))).toEqual(held);
  });

  test('for a while alone', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(fireCourse, ofCourse(idorder, MAINS));
    await staff.call(serveCourse, ofCourse(idorder, STARTERS));
    await longAgo();
    await staff.refused('too_late_to_undo', holdCourse, ofCourse(idorder, MAINS));
    await staff.refused('too_late_to_undo', unserveCourse, ofCourse(idorder, STARTERS));
  });

  test('not where something of it is done, or it is not there, or of another restaurant', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(fireCourse, ofCourse(idorder, MAINS));
    await staff.call(tickLine, tick(idorder, 2));
    await staff.refused('wrong_step', holdCourse, ofCourse(idorder, MAINS));
    await staff.refused('wrong_step', unserveCourse, ofCourse(idorder, DESSERTS));
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('not_found', holdCourse, ofCourse(idorder, MAINS));
    await other.refused('not_found', unserveCourse, ofCourse(idorder, MAINS));
  });
});

describe('the steps of the whole order', () => {
  test('fire what is held as it is begun, and finish it as it is ready', async () => {
    const { staff, idorder } = await oneOrder();
    const body = { idorder, status: 'PREPARING' } as const;
    const begun = await staff.call(advanceOrder, { body });
    expect(progress(begun)).toEqual(['ya', 'ya', 'ya']);
    expect(begun.cursos?.map(({ marchado }) => marchado)).toEqual([A_TIME, A_TIME, A_TIME]);
    const ready = await staff.call(advanceOrder, { body: { idorder, status: 'COMPLETED' } });
    expect(progress(ready)).toEqual(['hecha', 'hecha', 'hecha']);
    const back = {
      params: { id: idorder },
      body: { status: 'COMPLETED', motivo: 'Frío' },
    } as const;
    expect(progress(await staff.call(returnOrder, back))).toEqual(['ya', 'ya', 'ya']);
  });

  test('undone, hold again what they fired and nobody has begun', async () => {
    const { staff, idorder, order } = await oneOrder();
    const body = { idorder, status: 'PREPARING' } as const;
    await staff.call(advanceOrder, { body });
    const undo = { params: { id: idorder }, body };
    const undone = await staff.call(undoStep, undo);
    expect(undone).toMatchObject({ status: 'READY', cursos: order.cursos });
    expect(await staff.call(undoStep, undo)).toEqual(undone);
    expect(await staff.call(listOrders)).toEqual([undone]);
  });

  test('are undone for a while alone', async () => {
    const { staff, idorder } = await oneOrder();
    const body = { idorder, status: 'PREPARING' } as const;
    await staff.call(advanceOrder, { body });
    await longAgo();
    const undo = { params: { id: idorder }, body };
    await staff.refused('too_late_to_undo', undoStep, undo);
    expect((await staff.call(listOrders)).map(progress)).toEqual([['ya', 'ya', 'ya']]);
  });

  test('finish and carry its courses, and say when', async () => {
    const { staff, idorder } = await oneOrder();
    const answers = [];
    for (const status of ['PREPARING', 'COMPLETED', 'CLOSED'] as const) {
      answers.push(await staff.call(advanceOrder, { body: { idorder, status } }));
    }
    const [, ready, closed] = answers;
    expect(ready?.lineas.map(({ hecha }) => hecha)).toEqual([true, true, true]);
    expect(ready?.cursos?.map(({ hecho }) => hecho)).toEqual([A_TIME, A_TIME, A_TIME]);
    expect(closed?.cursos?.map(({ servido }) => servido)).toEqual([A_TIME, A_TIME, A_TIME]);
    const body = { status: 'CLOSED', motivo: '' } as const;
    const back = await staff.call(returnOrder, { params: { id: idorder }, body });
    expect(back.cursos).toEqual(ready?.cursos);
    expect(progress(back)).toEqual(['hecha', 'hecha', 'hecha']);
  });

  test('take it to ready with its last line, and not while a course is held', async () => {
    const { staff, idorder } = await oneOrder();
    const starters = await staff.call(tickLine, tick(idorder, 1));
    expect(starters.cursos?.map(({ hecho }) => hecho)).toEqual([A_TIME, null, null]);
    expect((await staff.call(tickLine, tick(idorder, 3))).status).toBe('READY');
    expect((await staff.call(fireCourse, ofCourse(idorder, MAINS))).status).toBe('READY');
    const ready = await staff.call(tickLine, tick(idorder, 2));
    expect(ready).toMatchObject({ status: 'COMPLETED', lista: A_TIME });
    expect(await staff.call(listOrders)).toEqual([ready]);
  });

  test('do not tick what is held: nobody is to make it yet', async () => {
    const { staff, idorder, order } = await oneOrder();
    await staff.refused('wrong_step', tickLine, tick(idorder, 2));
    expect(await staff.call(listOrders)).toEqual([order]);
  });

  test('close it where all that is left is on the table as the rest is taken off', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(serveCourse, ofCourse(idorder, STARTERS));
    await staff.call(serveCourse, ofCourse(idorder, DRINKS));
    const changed = await staff.call(removeFromOrder, {
      params: { id: idorder },
      body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'No la quieren' },
    });
    expect(changed.status).toBe('CLOSED');
  });

  test('take it to ready as well where what was left to make is taken off', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(tickLine, tick(idorder, 1));
    await staff.call(tickLine, tick(idorder, 3));
    const changed = await staff.call(removeFromOrder, {
      params: { id: idorder },
      body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'Se ha terminado' },
    });
    expect(changed.status).toBe('COMPLETED');
  });
});
