import { checkPayment, listCorrections, readDay, readOrderMoney } from '@simplato/contract';
import { addDays, businessDay } from '@simplato/domain';
import { expect, test } from 'vitest';
import { daysPass } from '../../../test/days-pass.ts';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };
const today = () => businessDay(Date.now());
const byId = (id: number) => ({ params: { id } });

/** 26,90 paid online two days ago, with a tip of 1,35. */
async function paidBeforeYesterday() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  const guest = await restaurant.seat();
  const basket = restaurant.order({ salmorejo: 2, vino: 1 }, { propina: '1.35' });
  const { idorder: paid, url } = await orderOnline(guest, basket);
  await press(testApp.app, url, 'pagar');
  await guest.call(checkPayment, byId(paid));
  await daysPass(testApp.db, restaurant.restaurantId, 2);
  const dayOf = async (ago: number) =>
    owner.call(readDay, { params: { dia: addDays(today(), -ago) } });
  const money = () => owner.call(readOrderMoney, byId(paid));
  /** Presses a button of the bank's, and waits until we know. */
  const until = async (action: string, expected: object) => {
    await press(testApp.app, url, action);
    await expect
      .poll(async () => {
        testApp.clock.advance(MINUTE_MS);
        return money();
      }, TIMEOUT)
      .toMatchObject(expected);
  };
  return { restaurant, owner, paid, url, dayOf, money, until };
}

test('money that a bank holds is not kept, and a sale that it takes away is corrected when it does', async () => {
  const { restaurant, owner, paid, dayOf, money, until } = await paidBeforeYesterday();
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      return (await money()).comisionproveedor;
    }, TIMEOUT)
    .not.toBeNull();
  const before = await dayOf(2);

  await until('reclamar', { disputado: true, reclamado: '28.25' });
  // The fees alone: what was charged is with the bank.
  expect(Number((await money()).neto)).toBeLessThan(-20);
  expect(await dayOf(2)).toEqual(before);
  const held = await owner.call(readDay, { params: { dia: today() } });
  expect(held).toMatchObject({
    dinero: { reclamado: '28.25', cobrado: '0.00' },
    corregido: { movimientos: 0 },
    reclamados: [paid],
  });

  await daysPass(testApp.db, restaurant.restaurantId, 1);
  await until('perder', { disputado: false, disputaperdida: true, reclamado: '28.25' });
  expect(await dayOf(1)).toEqual({ ...held, dia: addDays(today(), -1) });
  expect(await dayOf(0)).toMatchObject({
    dinero: { reclamado: '0.00' },
    movimientos: [{ idorder: paid, clase: 'reclamacion_perdida', total: '-26.90' }],
  });
  expect((await dayOf(3)).total).toBe(before.total);

  // A bank may decide again, in another year even.
  const lost = await dayOf(0);
  await daysPass(testApp.db, restaurant.restaurantId, 2);
  await until('ganar', { disputado: false, disputaperdida: false, reclamado: '0.00' });
  expect(await dayOf(2)).toEqual({
    ...lost,
    dia: addDays(today(), -2),
    movimientos: [expect.objectContaining({ clase: 'reclamacion_perdida', total: '-26.90' })],
  });
  expect(await dayOf(0)).toMatchObject({
    dinero: { reclamado: '-28.25' },
    movimientos: [{ idorder: paid, clase: 'reclamacion_ganada', total: '26.90' }],
  });
  const desde = addDays(today(), -2);
  const { movimientos } = await owner.call(listCorrections, { query: { desde, hasta: today() } });
  expect(movimientos.map(({ clase }) => clase)).toEqual([
    'reclamacion_perdida',
    'reclamacion_ganada',
  ]);
  await daysPass(testApp.db, restaurant.restaurantId, 1);
  await until('perder', { disputaperdida: true, reclamado: '28.25' });
  expect(await dayOf(0)).toMatchObject({
    dinero: { reclamado: '28.25' },
    movimientos: [{ clase: 'reclamacion_perdida', total: '-26.90' }],
  });
});

test('what the version before writes of a dispute is entered too, and kept when it is decided again', async () => {
  const { restaurant, paid, url, dayOf, until } = await paidBeforeYesterday();
  const { restaurantId } = restaurant;
  const [payment] = await testApp.db.query<{ paymentId: string }>(
    'select payment_id as "paymentId" from payments where restaurant_id = $1 and order_id = $2',
    [restaurantId, paid],
  );
  await testApp.db.query(
    `insert into disputes (restaurant_id, order_id, attempt, dispute_id, amount_cents, fee_cents,
       state, held_at, closed_at)
     values ($1, $2, 1, $3, 2825, 2000, 'lost', now() - interval '1 day', now())`,
    [restaurantId, paid, `${payment?.paymentId ?? ''}-dispute`],
  );
  expect((await dayOf(1)).dinero.reclamado).toBe('28.25');
  expect((await dayOf(0)).movimientos).toMatchObject([{ clase: 'reclamacion_perdida' }]);

  await daysPass(testApp.db, restaurantId, 1);
  await press(testApp.app, url, 'reclamar');
  await until('ganar', { reclamado: '0.00' });
  expect((await dayOf(2)).dinero.reclamado).toBe('28.25');
  expect((await dayOf(1)).movimientos).toMatchObject([{ clase: 'reclamacion_perdida' }]);
  expect((await dayOf(0)).movimientos).toMatchObject([{ clase: 'reclamacion_ganada' }]);
});
