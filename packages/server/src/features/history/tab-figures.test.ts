import {
  cancelOrder,
  chargeTab,
  checkTabPayment,
  closeShift,
  closeTab,
  countTill,
  IDEMPOTENCY_HEADER,
  listCorrections,
  openShift,
  placeOrder,
  readDay,
  readOwnTab,
  readPeriod,
  readTab,
  refundTabPayment,
  removeFromOrder,
  startTabPayment,
  undoCharge,
  type BodyInputOf,
} from '@simplato/contract';
import { addDays, businessDay } from '@simplato/domain';
import { expect, test } from 'vitest';
import { daysPass } from '../../../test/days-pass.ts';
import { openPayingRestaurant, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };
const day = (ago = 0) => ({ params: { dia: addDays(businessDay(Date.now()), -ago) } });

let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `key-${(keys += 1)}` } });

/** A table that has ordered an oxtail (18,00 at 10 %) and a wine (12,90 at 21 %). */
async function openTable() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  const phone = await restaurant.seat('4');
  const { idorder } = await phone.call(placeOrder, {
    body: restaurant.order({ rabo: 1, vino: 1 }),
  });
  const { idcuenta } = await phone.call(readOwnTab);
  const params = { id: idcuenta };
  const pay = async (who: TestClient, body: BodyInputOf<typeof startTabPayment>) => {
    const { idpago, url } = await who.call(startTabPayment, { ...keyed(), body });
    await press(testApp.app, url!, 'pagar');
    await who.call(checkTabPayment, { params: { id: idpago } });
    return { idpago, url: url! };
  };
  const charge = async (body: BodyInputOf<typeof chargeTab>) =>
    (await owner.call(chargeTab, { params, ...keyed(), body })).pago.idpago;
  const close = async (motivo?: 'invitacion' | 'simpa') =>
    owner.call(closeTab, { params, body: motivo ? { motivo } : {} });
  const daysLater = async (days: number) => daysPass(testApp.db, restaurant.restaurantId, days);
  return { restaurant, owner, phone, idorder, idcuenta, params, pay, charge, close, daysLater };
}

test('what phones and the waiter take of a tab is in the figures of its day, by form, as in its Z', async () => {
  const { owner, phone, idorder, params, pay, charge, close } = await openTable();
  await owner.call(openShift, { body: { fondo: '0' } });
  const oxtail = [{ idorder, linea: 1, unidades: 1 }];
  await pay(phone, { modo: 'platos', lineas: oxtail, importe: '18.00', propina: '1.00' });
  const wrong = await charge({ forma: 'tarjeta', importe: '12.90', propina: '0.40' });
  await owner.call(undoCharge, {
    params: { ...params, idpago: wrong },
    body: { motivo: 'Pagan en efectivo' },
  });
  await charge({ forma: 'efectivo', importe: '10.00', propina: '0.50' });
  await charge({ forma: 'otro', importe: '2.90' });
  await close();
  await owner.call(countTill, { body: { contado: '10.50' } });

  const figures = await owner.call(readDay, day());
  expect(figures).toMatchObject({
    total: '30.90',
    dinero: { pagos: 1, cobrado: '19.00', propinas: '1.00', devuelto: '0.00' },
    cobros: {
      formas: [
        { clase: 'cobro', forma: 'online', veces: 1, importe: '18.00', propina: '1.00' },
        { clase: 'cobro', forma: 'tarjeta', veces: 1, importe: '12.90', propina: '0.40' },
        { clase: 'cobro', forma: 'efectivo', veces: 1, importe: '10.00', propina: '0.50' },
        { clase: 'cobro', forma: 'otro', veces: 1, importe: '2.90', propina: '0.00' },
        { clase: 'deshecho', forma: 'tarjeta', veces: 1, importe: '-12.90', propina: '-0.40' },
      ],
      venta: '30.90',
      propinas: '1.50',
    },
    sinpagar: [],
    corregido: { movimientos: 0 },
  });
  const { informe } = await owner.call(closeShift, { body: { contado: '10.50', deja: '0' } });
  expect(informe).toMatchObject({ ...figures.cobros, iva: figures.iva });
});

test('what is given back of a share counts on the day on which it is, and the day of the payment stays', async () => {
  const { owner, phone, idorder, params, pay, charge, close, daysLater } = await openTable();
  const { idpago, url } = await pay(phone, { modo: 'importe', importe: '20.00', propina: '2.00' });
  await charge({ forma: 'efectivo', importe: '10.90' });
  await close();
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      return (await owner.call(readDay, day())).dinero.sincomision;
    }, TIMEOUT)
    .toBe(0);
  await daysLater(2);
  const before = await owner.call(readDay, day(2));
  expect(before.cobros).toMatchObject({ venta: '30.90', propinas: '2.00' });

  // The wine is taken off: sold no more, and paid back out of what is on account.
  await owner.call(removeFromOrder, {
    params: { id: idorder },
    ...keyed(),
    body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'Estaba picado' },
  });
  const byHand = async () =>
    (await owner.call(readTab, { params })).pagos.map(({ pordevolver }) => pordevolver);
  expect(await byHand()).toEqual(['0.00', '10.90']);
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      return (await owner.call(readDay, day())).dinero.devuelto;
    }, TIMEOUT)
    .toBe('2.00');
  const today = await owner.call(readDay, day());
  expect(today).toMatchObject({
    corregido: { movimientos: 1, total: '-12.90' },
    cobros: {
      formas: [{ clase: 'devuelto', forma: 'online', veces: 1, importe: '-2.00' }],
    },
  });

  // What an owner refunds is taken from the sales, and so is all that goes back in the dashboard then.
  await daysLater(1);
  await owner.call(refundTabPayment, {
    params: { ...params, idpago },
    ...keyed(),
    body: { que: { tipo: 'importe', importe: '5.00' }, motivo: 'Salió frío' },
  });
  await press(testApp.app, url, 'devolver');
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      return (await owner.call(readDay, day())).dinero.devuelto;
    }, TIMEOUT)
    .toBe('20.00');
  const last = await owner.call(readDay, day());
  expect(last).toMatchObject({
    corregido: { movimientos: 2, total: '-18.00' },
    movimientos: [
      { idorder: null, idpago, mesa: '4', clase: 'devuelto', total: '-5.00' },
      { idorder: null, idpago, mesa: '4', clase: 'devuelto', total: '-13.00' },
    ],
    cobros: {
      formas: [{ clase: 'devuelto', forma: 'online', importe: '-18.00', propina: '-2.00' }],
    },
  });
  const desde = day(9).params.dia;
  const { movimientos } = await owner.call(listCorrections, {
    query: { desde, hasta: day().params.dia },
  });
  expect(movimientos).toEqual([
    expect.objectContaining({ idorder, clase: 'quitado', total: '-12.90' }),
    ...last.movimientos,
  ]);
  const { dias } = await owner.call(readPeriod, { query: { desde, hasta: day().params.dia } });
  expect(dias.flatMap(({ dia, cobros }) => (cobros.venta === '0.00' ? [] : [dia]))).toEqual(
    [3, 1, 0].map((ago) => day(ago).params.dia),
  );
  expect(await owner.call(readDay, day(3))).toEqual({ ...before, dia: day(3).params.dia });
});

test('a share that its payer disputes is held, and taken from the sales once it is lost', async () => {
  const { owner, phone, pay, close, daysLater } = await openTable();
  const { idpago, url } = await pay(phone, { modo: 'todo', importe: '30.90', propina: '1.10' });
  await close();
  await daysLater(1);
  const reclaimed = async () => {
    testApp.clock.advance(MINUTE_MS);
    return (await owner.call(readDay, day())).dinero.reclamado;
  };
  await press(testApp.app, url, 'reclamar');
  await expect.poll(reclaimed, TIMEOUT).toBe('32.00');
  expect(await owner.call(readDay, day())).toMatchObject({
    reclamados: [],
    pagosreclamados: [{ idpago, mesa: '4' }],
    corregido: { movimientos: 0 },
  });
  await press(testApp.app, url, 'perder');
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      return (await owner.call(readDay, day())).movimientos;
    }, TIMEOUT)
    .toMatchObject([
      {
        idorder: null,
        idpago,
        clase: 'reclamacion_perdida',
        total: '-30.90',
        iva: [
          { porcentaje: 10, total: '-18.00' },
          { porcentaje: 21, total: '-12.90' },
        ],
      },
    ]);
});

test('what was due of tabs that closed is told by reason, as their day left it', async () => {
  const { restaurant, owner, phone, idorder, params, pay, close, daysLater } = await openTable();
  await pay(phone, { modo: 'importe', importe: '10.00' });
  await close('simpa');
  const other = await restaurant.seat('5');
  await other.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
  const { idcuenta } = await other.call(readOwnTab);
  await owner.call(closeTab, { params: { id: idcuenta }, body: { motivo: 'invitacion' } });
  const sinpagar = [
    { motivo: 'invitacion', cuentas: 1, total: '5.00' },
    { motivo: 'simpa', cuentas: 1, total: '20.90' },
  ];
  expect((await owner.call(readDay, day())).sinpagar).toEqual(sinpagar);
  expect((await owner.call(readTab, { params })).pendiente).toBe('20.90');

  // What is given back later leaves that day as it was, and is none of today's.
  await daysLater(2);
  await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Error' } });
  expect((await owner.call(readTab, { params })).pendiente).toBe('0.00');
  expect((await owner.call(readDay, day(2))).sinpagar).toEqual(sinpagar);
  expect((await owner.call(readDay, day())).sinpagar).toEqual([]);

  // Nobody has said why it ended: it did by itself.
  await testApp.db.query("update tabs set close_reason = '' where tab_id = $1", [idcuenta]);
  expect((await owner.call(readDay, day(2))).sinpagar.at(-1)).toEqual({
    motivo: null,
    cuentas: 1,
    total: '5.00',
  });
});
