import {
  advanceOrder,
  cancelOrder,
  listClosedOrders,
  listOrderChanges,
  listOrders,
  listOwnOrders,
  placeOrder,
  returnOrder,
  streamOrders,
  streamOwnOrders,
  tickLine,
  undoStep,
  type OrderWire,
} from '@simplato/contract';
import { serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

/** A restaurant with one order of two lines on its board. */
async function oneOrder() {
  const restaurant = await testApp.openRestaurant();
  const diner = await restaurant.seat();
  const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1, rabo: 2 }) });
  return { restaurant, diner, order, idorder: order.idorder, staff: await restaurant.logIn() };
}

async function countEvents(): Promise<number> {
  return (await testApp.db.query('select 1 from order_events')).length;
}

const tick = (id: number, linea: number, hecha: boolean) => ({
  params: { id, linea },
  body: { hecha },
});
const done = (order: OrderWire) => order.lineas.map(({ hecha }) => hecha);

describe('a ticked line', () => {
  test('is shown on every open screen, and to those who load the order later', async () => {
    const { diner, staff, restaurant, idorder } = await oneOrder();
    const board = await testApp.read(await restaurant.logIn(), streamOrders);
    const phone = await testApp.read(diner, streamOwnOrders);
    const ticked = await staff.call(tickLine, tick(idorder, 2, true));
    expect(done(ticked)).toEqual([false, true]);
    expect(await board.nextOrder()).toEqual(ticked);
    expect(await phone.nextOrder()).toEqual(ticked);
    expect(await staff.call(listOrders)).toEqual([ticked]);
    expect(await diner.call(listOwnOrders)).toEqual([ticked]);
  });

  test('can be unticked', async () => {
    const { staff, order, idorder } = await oneOrder();
    await staff.call(tickLine, tick(idorder, 1, true));
    expect(await staff.call(tickLine, tick(idorder, 1, false))).toEqual({
      ...order,
      visto: expect.any(String),
      evento: order.evento + 2,
    });
  });

  test('stays ticked through the next step, and through a step back', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(tickLine, tick(idorder, 1, true));
    const body = { idorder, status: 'PREPARING' } as const;
    expect(done(await staff.call(advanceOrder, { body }))).toEqual([true, false]);
    const undone = await staff.call(undoStep, { params: { id: idorder }, body });
    expect(done(undone)).toEqual([true, false]);
  });

  test('is one event, even if fifty people tick it at once', async () => {
    const { staff, idorder } = await oneOrder();
    const sendings = Array.from({ length: 50 }, () => tick(idorder, 2, true));
    const answers = await Promise.all(sendings.map((sending) => staff.call(tickLine, sending)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countEvents()).toBe(2);
  });

  test('does not overwrite another line that is ticked at the same time', async () => {
    const { staff, idorder } = await oneOrder();
    await Promise.all([1, 2].map((line) => staff.call(tickLine, tick(idorder, line, true))));
    expect(done((await staff.call(listOrders))[0]!)).toEqual([true, true]);
  });

  test('is replayed with each change to a stream that reconnects', async () => {
    const { staff, idorder } = await oneOrder();
    for (const hecha of [true, false]) await staff.call(tickLine, tick(idorder, 1, hecha));
    const board = await testApp.read(staff, streamOrders, { headers: { 'last-event-id': '0' } });
    const replayed = await board.nextOrders(3);
    expect(replayed.map(done)).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
  });

  test('has to exist in an order of the restaurant', async () => {
    const { restaurant, staff, idorder } = await oneOrder();
    await staff.refused('not_found', tickLine, tick(idorder, 3, true));
    await staff.refused('not_found', tickLine, tick(idorder, 0, true));
    await staff.refused('not_found', tickLine, tick(999, 1, true));
    await staff.refused('bad_request', tickLine, { params: { id: idorder, linea: 1 }, body: {} });
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('not_found', tickLine, tick(idorder, 1, true));
    expect(restaurant.restaurantId).toBeGreaterThan(1);
    expect(await countEvents()).toBe(1);
  });

  test('cannot be ticked once the order has left the board', async () => {
    const { staff, idorder } = await oneOrder();
    await serve(staff, idorder);
    await staff.refused('wrong_step', tickLine, tick(idorder, 1, true));
  });
});

describe('an order that is moved back', () => {
  const back = (id: number, status: 'PREPARING' | 'COMPLETED' | 'CLOSED', motivo = '') => ({
    params: { id },
    body: { status, motivo },
  });

  test('goes back one step, with a reason, even long after the step', async () => {
    const { staff, diner, idorder, order } = await oneOrder();
    await serve(staff, idorder, 'COMPLETED');
    await testApp.db.query("update orders set status_changed_at = now() - interval '1 hour'");
    const phone = await testApp.read(diner, streamOwnOrders);
    const returned = await staff.call(returnOrder, back(idorder, 'COMPLETED', 'Está frío'));
    // The reason is internal to the restaurant: the diner does not see it.
    expect(returned).toEqual({
      ...order,
      status: 'PREPARING',
      visto: expect.any(String),
      evento: order.evento + 3,
    });
    expect(await phone.nextOrder()).toEqual(returned);
  });

  test('needs a reason, unless it was closed', async () => {
    const { staff, idorder } = await oneOrder();
    await serve(staff, idorder);
    expect((await staff.call(returnOrder, back(idorder, 'CLOSED'))).status).toBe('COMPLETED');
    const refusal = await staff.refused('bad_request', returnOrder, back(idorder, 'COMPLETED'));
    expect(refusal.fields).toEqual({ motivo: 'Di por qué vuelve atrás' });
  });

  test('is not moved if somebody has changed its status meanwhile', async () => {
    const { staff, idorder } = await oneOrder();
    await serve(staff, idorder, 'COMPLETED');
    await staff.refused('wrong_step', returnOrder, back(idorder, 'PREPARING', 'Falta el pan'));
    const sending = back(idorder, 'COMPLETED', 'Falta el pan');
    const returned = await staff.call(returnOrder, sending);
    expect(await staff.call(returnOrder, sending)).toEqual(returned);
    const first = { params: { id: idorder }, body: { status: 'READY', motivo: 'x' } };
    await staff.refused('wrong_step', returnOrder, first);
    await staff.refused('not_found', returnOrder, back(999, 'COMPLETED', 'x'));
  });
});

describe('an order that is cancelled', () => {
  const cancel = (id: number, motivo = 'No queda rabo') => ({ params: { id }, body: { motivo } });

  test('leaves the board, and the diner reads the reason', async () => {
    const { staff, diner, idorder, order } = await oneOrder();
    const [board, phone] = [
      await testApp.read(staff, streamOrders),
      await testApp.read(diner, streamOwnOrders),
    ];
    const cancelled = await staff.call(cancelOrder, cancel(idorder));
    expect(cancelled).toEqual({
      ...order,
      status: 'CANCELLED',
      motivo: 'No queda rabo',
      evento: order.evento + 1,
    });
    expect(await board.nextOrder()).toEqual(cancelled);
    expect(await phone.nextOrder()).toEqual(cancelled);
    expect(await staff.call(listOrders)).toEqual([]);
    expect(await diner.call(listOwnOrders)).toEqual([cancelled]);
  });

  test('is cancelled once, and keeps the first reason', async () => {
    const { staff, idorder } = await oneOrder();
    const cancelled = await staff.call(cancelOrder, cancel(idorder));
    expect(await staff.call(cancelOrder, cancel(idorder, 'Otra cosa'))).toEqual(cancelled);
    expect(await countEvents()).toBe(2);
  });

  test('cannot be advanced, undone or moved back', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(cancelOrder, cancel(idorder));
    const body = { idorder, status: 'PREPARING' } as const;
    await staff.refused('wrong_step', advanceOrder, { body });
    await staff.refused('wrong_step', undoStep, { params: { id: idorder }, body });
    await staff.refused('bad_request', returnOrder, {
      params: { id: idorder },
      body: { status: 'CANCELLED', motivo: 'x' },
    });
    await staff.refused('bad_request', advanceOrder, { body: { idorder, status: 'CANCELLED' } });
  });

  test('has to be on the board, and needs a reason', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.refused('bad_request', cancelOrder, cancel(idorder, '  '));
    await staff.refused('bad_request', cancelOrder, cancel(idorder, 'x'.repeat(141)));
    await serve(staff, idorder);
    await staff.refused('not_cancellable', cancelOrder, cancel(idorder));
    await staff.refused('not_found', cancelOrder, cancel(999));
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('not_found', cancelOrder, cancel(idorder));
  });
});

describe('the recently closed orders', () => {
  test('are listed with the latest first, including cancelled ones', async () => {
    const { restaurant, staff, diner, idorder } = await oneOrder();
    const second = await diner.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await staff.call(cancelOrder, { params: { id: second.idorder }, body: { motivo: 'Error' } });
    await serve(staff, idorder);
    const closed = await staff.call(listClosedOrders);
    expect(closed.map(({ pedido }) => [pedido.idorder, pedido.status])).toEqual([
      [idorder, 'CLOSED'],
      [second.idorder, 'CANCELLED'],
    ]);
    expect(Date.parse(closed[0]!.cerrado)).toBeGreaterThan(Date.parse(closed[1]!.cerrado));
  });

  test('are found by number or table', async () => {
    const { restaurant, staff, idorder } = await oneOrder();
    await serve(staff, idorder);
    const terrace = await restaurant.seat('Terraza 1');
    const other = await terrace.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await serve(staff, other.idorder);
    const found = async (busca: string) =>
      (await staff.call(listClosedOrders, { query: { busca } })).map(({ pedido }) => pedido.mesa);
    expect(await found('terraza')).toEqual(['Terraza 1']);
    expect(await found(String(idorder))).toContain('4');
    expect(await found('%')).toEqual([]);
  });

  test('go back a few hours only, and belong to this restaurant', async () => {
    const { staff, idorder } = await oneOrder();
    await serve(staff, idorder);
    const other = await (await testApp.openRestaurant()).logIn();
    expect(await other.call(listClosedOrders)).toEqual([]);
    await testApp.db.query("update orders set status_changed_at = now() - interval '13 hours'");
    expect(await staff.call(listClosedOrders)).toEqual([]);
  });
});

test('the log of an order records who did what, when and why', async () => {
  const { restaurant, staff, idorder } = await oneOrder();
  const id = { params: { id: idorder } };
  await staff.call(tickLine, tick(idorder, 1, true));
  await serve(staff, idorder, 'PREPARING');
  await staff.call(returnOrder, { ...id, body: { status: 'PREPARING', motivo: 'Mesa cambiada' } });
  await staff.call(cancelOrder, { ...id, body: { motivo: 'Se han ido' } });
  const cook = `cocina${restaurant.restaurantId}`;
  const changes = await staff.call(listOrderChanges, id);
  expect(changes.map(({ status, quien, motivo }) => [status, quien, motivo])).toEqual([
    ['READY', '', ''],
    ['PREPARING', cook, ''],
    ['READY', cook, 'Mesa cambiada'],
    ['CANCELLED', cook, 'Se han ido'],
  ]);
  await staff.refused('not_found', listOrderChanges, { params: { id: 999 } });
  const other = await (await testApp.openRestaurant()).logIn();
  await other.refused('not_found', listOrderChanges, id);
});
