import {
  cancelOrder,
  checkPayment,
  listCorrections,
  placeOrder,
  readDay,
  readOrderMoney,
  readPeriod,
  refundOrder,
  type WhatToRefundWire,
} from '@simplato/contract';
import { addDays, businessDay } from '@simplato/domain';
import { serve } from '@simplato/test-kit';
import { expect, test } from 'vitest';
import { daysPass } from '../../../test/days-pass.ts';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };
const today = () => businessDay(Date.now());
const byId = (id: number) => ({ params: { id } });

/**
 * A restaurant two days ago: 30,90 paid online with a tip of 1,35 (two salmorejos at 10 %, a wine at 21 %),
 * two waters to be paid at the table that nobody has closed, and three salmorejos that nobody has.
 */
async function dayBeforeYesterday() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  const guest = await restaurant.seat();
  const basket = restaurant.order({ salmorejo: 2, vino: 1 }, { propina: '1.35' });
  const { idorder: paid, url } = await orderOnline(guest, basket);
  await press(testApp.app, url, 'pagar');
  await guest.call(checkPayment, byId(paid));
  const place = async (what: Parameters<typeof restaurant.order>[0]) =>
    (await guest.call(placeOrder, { body: restaurant.order(what) })).idorder;
  const open = await place({ agua: 2 });
  const unwanted = await place({ salmorejo: 3 });
  await daysPass(testApp.db, restaurant.restaurantId, 2);
  const dia = addDays(today(), -2);
  const figures = async () => (await owner.send(readDay, { params: { dia } })).body;
  return { restaurant, owner, paid, open, unwanted, dia, figures };
}

test('a day that is over stays as it was, whatever happens to its orders', async () => {
  const { restaurant, owner, paid, open, unwanted, dia, figures } = await dayBeforeYesterday();
  const before = await figures();
  expect(JSON.parse(before)).toMatchObject({
    pedidos: 3,
    total: '52.90',
    cancelados: { pedidos: 0 },
    corregido: { movimientos: 0, total: '0.00' },
    enlinea: { pedidos: 1, total: '26.90' },
    porcobrar: { pedidos: 2, total: '26.00' },
    dinero: { cobrado: '28.25', devuelto: '0.00', reclamado: '0.00' },
    iva: [
      { porcentaje: 10, base: '36.37', cuota: '3.63', total: '40.00' },
      { porcentaje: 21, base: '10.66', cuota: '2.24', total: '12.90' },
    ],
  });

  await serve(owner, open);
  await owner.call(cancelOrder, { ...byId(unwanted), body: { motivo: 'Se han ido' } });
  const que: WhatToRefundWire = { tipo: 'lineas', lineas: [{ linea: 2, quantity: 1 }] };
  await owner.call(refundOrder, { ...byId(paid), body: { que, motivo: 'Salió frío' } });
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      const money = await owner.call(readOrderMoney, byId(paid));
      return [money.devuelto, money.comisionproveedor !== null];
    }, TIMEOUT)
    .toEqual(['12.90', true]);

  expect(await figures()).toBe(before);
  const now = await owner.call(readDay, { params: { dia: today() } });
  const bands = {
    cancelado: [{ porcentaje: 10, base: '-19.09', cuota: '-1.91', total: '-21.00' }],
    devuelto: [{ porcentaje: 21, base: '-10.66', cuota: '-2.24', total: '-12.90' }],
  };
  expect(now).toMatchObject({
    pedidos: 0,
    total: '0.00',
    cancelados: { pedidos: 1, total: '21.00' },
    cobradosantes: { pedidos: 1, total: '5.00' },
    corregido: { movimientos: 2, total: '-33.90', iva: [...bands.cancelado, ...bands.devuelto] },
    movimientos: [
      { idorder: unwanted, clase: 'cancelado', total: '-21.00', iva: bands.cancelado },
      { idorder: paid, clase: 'devuelto', total: '-12.90', iva: bands.devuelto },
    ],
    dinero: { pagos: 0, cobrado: '0.00', devuelto: '12.90', sincomision: 0 },
    iva: [...bands.cancelado, ...bands.devuelto],
  });
  expect(Number(now.dinero.neto)).toBeLessThan(-12);

  // And it stays on that day, which is over too by now.
  await daysPass(testApp.db, restaurant.restaurantId, 1);
  const moved = await owner.call(readDay, { params: { dia: addDays(today(), -1) } });
  const { movimientos } = moved;
  expect({ ...moved, movimientos: [] }).toEqual({ ...now, dia: moved.dia, movimientos: [] });
  expect((await owner.call(readDay, { params: { dia: addDays(dia, -1) } })).iva).toEqual(
    JSON.parse(before).iva,
  );

  const desde = addDays(dia, -1);
  const { dias, platos } = await owner.call(readPeriod, { query: { desde, hasta: today() } });
  expect(dias.map(({ total, corregido }) => [total, corregido.total])).toEqual([
    ['52.90', '0.00'],
    ['0.00', '0.00'],
    ['0.00', '-33.90'],
    ['0.00', '0.00'],
  ]);
  expect(platos).toMatchObject([
    { name: 'Salmorejo', quantity: 5, total: '35.00' },
    { name: 'Tinto de la vega', quantity: 1, total: '12.90' },
    { name: 'Agua con gas', quantity: 2, total: '5.00' },
  ]);
  expect(await owner.call(listCorrections, { query: { desde, hasta: today() } })).toEqual({
    movimientos,
  });
});

test.each([
  [{ desde: '2026-11-20', hasta: '2026-11-19' }, 'El último día es anterior al primero'],
  [{ desde: '2025-11-19', hasta: '2026-11-20' }, 'Como mucho, un año'],
  [{ desde: '2026-11-31', hasta: '2026-12-01' }, 'Esta fecha no existe'],
  [{ desde: 'xxxxxxxxxx', hasta: '2026-12-01' }, 'Esta fecha no existe'],
])('the period %j is refused', async (query, text) => {
  const owner = await (await testApp.openRestaurant()).logIn();
  const { fields } = await owner.refused('bad_request', readPeriod, { query });
  expect(Object.values(fields ?? {})).toEqual([text]);
});
