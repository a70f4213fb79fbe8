import {
  advanceOrder,
  cancelOrder,
  checkPayment,
  closeTab,
  IDEMPOTENCY_HEADER,
  listCorrections,
  listOrderChanges,
  listOrders,
  listOwnOrders,
  payAtTable,
  placeOrder,
  readDay,
  readOrderMoney,
  readOwnTab,
  readTab,
  listTabs,
  refundOrder,
  removeFromOrder,
  streamOrders,
  streamOwnOrders,
  tickLine,
  type OrderWire,
} from '@simplato/contract';
import { addDays, businessDay } from '@simplato/domain';
import { serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { daysPass } from '../../../test/days-pass.ts';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };
const REASON = 'No quedan';
const byId = (id: number) => ({ params: { id } });
const today = () => businessDay(Date.now());

const off = (idorder: number, units: Record<number, number>, key?: string, motivo = REASON) => ({
  ...byId(idorder),
  ...(key === undefined ? {} : { headers: { [IDEMPOTENCY_HEADER]: key } }),
  body: {
    lineas: Object.entries(units).map(([linea, unidades]) => ({ linea: Number(linea), unidades })),
    motivo,
  },
});
const quantities = ({ lineas }: OrderWire) =>
  lineas.map(({ quantity, quitadas }) => [quantity, quitadas]);

/** Two rabos (2 × 17,50) and a water (2,50), to be paid at the table. */
async function oneOrder() {
  const restaurant = await testApp.openRestaurant();
  const [diner, staff] = [await restaurant.seat(), await restaurant.logInColleague()];
  const order = await diner.call(placeOrder, { body: restaurant.order({ rabo: 2, agua: 1 }) });
  return { restaurant, diner, staff, order, idorder: order.idorder };
}

/** Two salmorejos (14,00), a wine (12,90) and a tip of 1,35, paid online. */
async function paidOrder() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  const guest = await restaurant.seat();
  const basket = restaurant.order({ salmorejo: 2, vino: 1 }, { propina: '1.35' });
  const { idorder, url } = await orderOnline(guest, basket);
  const pay = async () => {
    await press(testApp.app, url, 'pagar');
    expect((await guest.call(checkPayment, byId(idorder))).estado).toBe('pagado');
  };
  return { restaurant, owner, guest, idorder, pay };
}

/** Waits until the provider has completed all refunds. */
async function refunded(owner: TestClient, idorder: number, devuelto: string) {
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      return (await owner.call(readOrderMoney, byId(idorder))).devuelto;
    }, TIMEOUT)
    .toBe(devuelto);
}

describe('what is taken off a sent order', () => {
  test('is struck out on board, phone and tab, with the reason, and costs nothing', async () => {
    const { restaurant, diner, staff, order, idorder } = await oneOrder();
    const board = await testApp.read(await restaurant.logIn(), streamOrders);
    const phone = await testApp.read(diner, streamOwnOrders);
    const rabo = order.lineas[0]!;
    const now = await staff.call(removeFromOrder, off(idorder, { 1: 1 }));
    expect(now).toMatchObject({
      description: '1 × Rabo de toro\n1 × Agua con gas',
      status: 'READY',
      total: (Number(order.total) - Number(rabo.preciounitario)).toFixed(2),
      lineas: [
        { quantity: 1, quitadas: 1, motivoquitar: REASON, subtotal: rabo.preciounitario },
        { quantity: 1, quitadas: 0, motivoquitar: '' },
      ],
    });
    expect(await board.nextOrder()).toEqual(now);
    expect(await phone.nextOrder()).toEqual(now);
    expect(await staff.call(listOrders)).toEqual([now]);
    expect(await diner.call(listOwnOrders)).toEqual([now]);
    const tab = await diner.call(readOwnTab);
    expect(tab).toMatchObject({ total: now.total, pendiente: now.total });
    expect(tab.pedidos[0]?.lineas.map(({ libre }) => libre)).toEqual([1, 1]);
    expect((await staff.call(listOrderChanges, byId(idorder))).at(-1)).toMatchObject({
      tipo: 'nota',
      quien: expect.stringMatching(/./),
      motivo: `Quitado: 1 × Rabo de toro. ${REASON}`,
    });
  });

  test('keeps its reasons and the ticks of the others, also where a whole line has gone', async () => {
    const { staff, idorder } = await oneOrder();
    await staff.call(tickLine, { params: { id: idorder, linea: 2 }, body: { hecha: true } });
    await staff.call(removeFromOrder, off(idorder, { 1: 1 }));
    const now = await staff.call(removeFromOrder, off(idorder, { 1: 1 }, undefined, 'Se han ido'));
    expect(now.lineas).toMatchObject([
      { quantity: 0, quitadas: 2, motivoquitar: `${REASON} · Se han ido`, subtotal: '0.00' },
      { quantity: 1, hecha: true },
    ]);
    expect(now.description).toBe('1 × Agua con gas');
  });

  test('is all of it: the order is cancelled with the reason', async () => {
    const { diner, staff, order, idorder } = await oneOrder();
    const rest = (await staff.call(removeFromOrder, off(idorder, { 1: 1 }))).total;
    const now = await staff.call(removeFromOrder, off(idorder, { 2: 1, 1: 1 }, 'todo'));
    expect(now).toMatchObject({ status: 'CANCELLED', motivo: REASON, total: rest });
    expect(quantities(now)).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(order.total).not.toBe(rest);
    expect(await staff.call(removeFromOrder, off(idorder, { 2: 1, 1: 1 }, 'todo'))).toEqual(now);
    expect(await diner.call(readOwnTab)).toMatchObject({ total: '0.00', pendiente: '0.00' });
    await staff.refused('not_removable', removeFromOrder, off(idorder, { 2: 1 }));
  });

  test('may have been served, as long as its tab is open', async () => {
    const { diner, staff, idorder } = await oneOrder();
    await serve(staff, idorder);
    const served = await staff.call(removeFromOrder, off(idorder, { 2: 1 }));
    expect(served.status).toBe('CLOSED');
    const { idcuenta } = await diner.call(readOwnTab);
    await staff.call(closeTab, { ...byId(idcuenta), body: { motivo: 'otro' } });
    await staff.refused('not_removable', removeFromOrder, off(idorder, { 1: 1 }));
  });

  test.each([
    ['more than there are', off(0, { 1: 3 }), 'units_gone'],
    ['a line that is not there', off(0, { 3: 1 }), 'bad_request'],
    ['no line', off(0, {}), 'bad_request'],
    ['none of a line', off(0, { 1: 0 }), 'bad_request'],
    ['less than nothing', off(0, { 1: -1 }), 'bad_request'],
    ['half a unit', off(0, { 1: 0.5 }), 'bad_request'],
    ['without a reason', off(0, { 1: 1 }, undefined, '  '), 'bad_request'],
  ] as const)('cannot be %s', async (_what, { body }, code) => {
    const { staff, order, idorder } = await oneOrder();
    await staff.refused(code, removeFromOrder, { ...byId(idorder), body });
    expect(await staff.call(listOrders)).toEqual([order]);
  });

  test('names each line once, of an order of the own restaurant', async () => {
    const { staff, idorder } = await oneOrder();
    const unit = { linea: 1, unidades: 1 };
    const body = { lineas: [unit, unit], motivo: REASON };
    const { fields } = await staff.refused('bad_request', removeFromOrder, {
      ...byId(idorder),
      body,
    });
    expect(fields).toEqual({ lineas: 'Cada línea, una sola vez' });
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('not_found', removeFromOrder, off(idorder, { 1: 1 }));
  });
});

describe('a key', () => {
  test('takes off once, however often and however late it is sent', async () => {
    const { staff, idorder } = await oneOrder();
    const wish = off(idorder, { 1: 1 }, 'clave-1');
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => staff.call(removeFromOrder, wish)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(quantities(answers[0]!)[0]).toEqual([1, 1]);
    await staff.call(removeFromOrder, off(idorder, { 1: 1 }, 'clave-2'));
    expect(quantities(await staff.call(removeFromOrder, wish))[0]).toEqual([0, 2]);
  });

  test('is not for something else', async () => {
    const { restaurant, diner, staff, idorder } = await oneOrder();
    await staff.call(removeFromOrder, off(idorder, { 1: 1 }, 'clave-1'));
    const another = await diner.call(placeOrder, { body: restaurant.order({ agua: 3 }) });
    for (const wish of [
      off(idorder, { 2: 1 }, 'clave-1'),
      off(idorder, { 1: 1 }, 'clave-1', 'Otra cosa'),
      off(another.idorder, { 1: 1 }, 'clave-1'),
    ]) {
      await staff.refused('key_reused', removeFromOrder, wish);
    }
    expect(await staff.call(listOrders)).toMatchObject([{ evento: expect.any(Number) }, another]);
  });
});

describe('at the same time', () => {
  test('several take off what is there, and no more', async () => {
    const { restaurant, diner, staff } = await oneOrder();
    const order = await diner.call(placeOrder, { body: restaurant.order({ rabo: 4, agua: 1 }) });
    const sent = await Promise.all(
      Array.from({ length: 8 }, async () =>
        staff.send(removeFromOrder, off(order.idorder, { 1: 1 })),
      ),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(sent.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    const [, now] = await staff.call(listOrders);
    expect(quantities(now!)).toEqual([
      [0, 4],
      [1, 0],
    ]);
    expect(now?.total).toBe(order.lineas[1]?.subtotal);
  });

  test('steps, ticks and what is taken off all stand', async () => {
    const { staff, idorder } = await oneOrder();
    const [taken, ticked, stepped] = await Promise.all([
      staff.call(removeFromOrder, off(idorder, { 1: 1 })),
      staff.call(tickLine, { params: { id: idorder, linea: 2 }, body: { hecha: true } }),
      staff.call(advanceOrder, { body: { idorder, status: 'PREPARING' } }),
    ]);
    const [now] = await staff.call(listOrders);
    expect(now).toMatchObject({
      status: 'PREPARING',
      lineas: [{ quantity: 1, quitadas: 1 }, { hecha: true }],
    });
    const events = [taken, ticked, stepped].map(({ evento }) => evento);
    expect(new Set(events).size).toBe(3);
    expect(now?.evento).toBe(Math.max(...events));
  });

  test('a cancellation takes everything: what was taken off before stays so, and nothing later is', async () => {
    const { staff, idorder } = await oneOrder();
    const [removal, cancelled] = await Promise.all([
      staff.send(removeFromOrder, off(idorder, { 1: 1 })),
      staff.call(cancelOrder, { ...byId(idorder), body: { motivo: 'Se han ido' } }),
    ]);
    expect([200, 409]).toContain(removal.statusCode);
    const changes = await staff.call(listOrderChanges, byId(idorder));
    const isTaken = changes.some(({ motivo }) => motivo.startsWith('Quitado'));
    expect(isTaken).toBe(removal.statusCode === 200);
    expect(changes.at(-1)).toMatchObject({ status: 'CANCELLED', motivo: 'Se han ido' });
    expect(cancelled.status).toBe('CANCELLED');
  });
});

describe('of an order paid online', () => {
  test('gives its money back by itself, once, and the rest of it when nothing is left', async () => {
    const { restaurant, owner, idorder, pay } = await paidOrder();
    await pay();
    const colleague = await restaurant.logInColleague();
    await colleague.refused('paid_order', removeFromOrder, off(idorder, { 1: 1 }));
    const now = await owner.call(removeFromOrder, off(idorder, { 1: 1 }, 'uno'));
    expect(now).toMatchObject({ total: '19.90', ispaid: 'true' });
    await owner.call(removeFromOrder, off(idorder, { 1: 1 }, 'uno'));
    await refunded(owner, idorder, '7.00');
    const money = await owner.call(readOrderMoney, byId(idorder));
    expect(money).toMatchObject({
      cobrado: '28.25',
      devoluciones: [{ importe: '7.00', motivo: REASON, lineas: [{ linea: 1, quantity: 1 }] }],
    });
    const all = await owner.call(removeFromOrder, off(idorder, { 1: 1, 2: 1 }));
    expect(all.status).toBe('CANCELLED');
    await refunded(owner, idorder, '28.25');
    expect((await owner.call(readOrderMoney, byId(idorder))).devoluciones).toHaveLength(2);
  });

  test('gives back no more than is left, and nothing twice', async () => {
    const { owner, idorder, pay } = await paidOrder();
    await pay();
    const refund = async (que: Parameters<typeof refundWish>[0]) =>
      owner.call(refundOrder, { ...byId(idorder), body: refundWish(que) });
    await refund({ tipo: 'lineas', lineas: [{ linea: 1, quantity: 2 }] });
    await owner.call(removeFromOrder, off(idorder, { 1: 2 }));
    await refunded(owner, idorder, '14.00');
    expect((await owner.call(readOrderMoney, byId(idorder))).devoluciones).toHaveLength(1);
    const day = await owner.call(readDay, { params: { dia: today() } });
    expect(day).toMatchObject({ total: '12.90', corregido: { total: '0.00' } });
  });

  test('that has just come: it is paid, or what was taken off is refused', async () => {
    const { owner, idorder, pay } = await paidOrder();
    await owner.refused('not_removable', removeFromOrder, off(idorder, { 1: 1 }));
    const [, removal] = await Promise.all([
      pay(),
      owner.send(removeFromOrder, off(idorder, { 1: 1 }, 'a-la-vez')),
    ]);
    if (removal.statusCode !== 200) expect(removal.json()).toMatchObject({ code: 'not_removable' });
    await owner.call(removeFromOrder, off(idorder, { 1: 1 }, 'a-la-vez'));
    await refunded(owner, idorder, '7.00');
    expect(await owner.call(listOrders)).toMatchObject([{ total: '19.90', devuelto: '7.00' }]);
  });

  test('is not while its diner chooses how to pay', async () => {
    const { owner, guest, idorder } = await paidOrder();
    await Promise.all([
      guest.call(payAtTable, byId(idorder)),
      owner.send(removeFromOrder, off(idorder, { 1: 1 }, 'a-la-vez')),
    ]);
    const now = await owner.call(removeFromOrder, off(idorder, { 1: 1 }, 'a-la-vez'));
    expect(now).toMatchObject({ ispaid: 'false', total: '19.90' });
    expect((await owner.call(readOrderMoney, byId(idorder))).devoluciones).toEqual([]);
  });
});

const refundWish = (que: { tipo: 'lineas'; lineas: { linea: number; quantity: number }[] }) => ({
  que,
  motivo: 'Salió frío',
});

describe('the figures', () => {
  test('of its own day have never sold it', async () => {
    const { staff, restaurant, order, idorder } = await oneOrder();
    const owner = await restaurant.logIn();
    const { total } = await staff.call(removeFromOrder, off(idorder, { 1: 2 }));
    expect(total).toBe(order.lineas[1]?.subtotal);
    expect(await owner.call(readDay, { params: { dia: today() } })).toMatchObject({
      pedidos: 1,
      total,
      corregido: { movimientos: 0 },
      platos: [{ name: 'Agua con gas', quantity: 1, total }],
    });
  });

  test('of a later day have it as an entry with its VAT, and the day before stays as it was', async () => {
    const { owner, restaurant, idorder, pay } = await paidOrder();
    await pay();
    await daysPass(testApp.db, restaurant.restaurantId, 1);
    const dia = addDays(today(), -1);
    const before = (await owner.send(readDay, { params: { dia } })).body;
    await owner.call(removeFromOrder, off(idorder, { 1: 1 }));
    await refunded(owner, idorder, '7.00');
    expect((await owner.send(readDay, { params: { dia } })).body).toBe(before);
    const iva = [{ porcentaje: 10, base: '-6.37', cuota: '-0.63', total: '-7.00' }];
    const lineas = [{ linea: 1, unidades: 1 }];
    const movimientos = [{ idorder, clase: 'quitado', total: '-7.00', iva, lineas }];
    expect(await owner.call(readDay, { params: { dia: today() } })).toMatchObject({
      total: '0.00',
      corregido: { movimientos: 1, total: '-7.00' },
      movimientos,
      dinero: { devuelto: '7.00' },
      iva,
    });
    const query = { desde: dia, hasta: today() };
    expect(await owner.call(listCorrections, { query })).toMatchObject({ movimientos });
  });
});

test('the room sees the tab cheaper at once', async () => {
  const { diner, staff, order, idorder } = await oneOrder();
  const room = await testApp.read(staff, streamOrders);
  const { total } = await staff.call(removeFromOrder, off(idorder, { 2: 1 }));
  expect(total).not.toBe(order.total);
  const { idcuenta } = await diner.call(readOwnTab);
  expect(await staff.call(readTab, byId(idcuenta))).toMatchObject({ total, pendiente: total });
  expect(await staff.call(listTabs)).toMatchObject([{ total }]);
  expect(await room.nextOrder()).toMatchObject({ idorder, total });
});
