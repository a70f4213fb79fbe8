import { closeShift, openShift, placeOrder, readOwnTab } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { storeCharge } from '../../../test/till-rows.ts';

const testApp = openTestApp();

test('a Z does not wait for a payment that is being changed: the next one counts it', async () => {
  const restaurant = await testApp.openRestaurant();
  const { restaurantId } = restaurant;
  const owner = await restaurant.logIn();
  const guest = await restaurant.seat();
  await guest.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  const { idcuenta: tabId } = await guest.call(readOwnTab);
  const close = async () =>
    (await owner.call(closeShift, { body: { contado: '0', deja: '0' } })).informe.venta;

  await owner.call(openShift, { body: { fondo: '0' } });
  const number = await storeCharge(testApp.db, { restaurantId, tabId }, { cents: 800 });
  await storeCharge(testApp.db, { restaurantId, tabId }, { cents: 1000 });
  const sold = await testApp.db.transaction(async (tx) => {
    await tx.query(
      'update payments set revision = revision + 1 where restaurant_id = $1 and payment_number = $2',
      [restaurantId, number],
    );
    return close();
  });
  expect(sold).toBe('10.00');
  await owner.call(openShift, { body: { fondo: '0' } });
  expect(await close()).toBe('8.00');
});
