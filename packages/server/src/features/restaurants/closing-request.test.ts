import { askForClosing, listOrders, readClosing } from '@simplato/contract';
import { digestOf, PASSWORD, passwordField } from '@simplato/test-kit';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import { mailsTo } from '../../../test/people.ts';
import { addStaff } from '../people/add-staff.ts';

const testApp = openTestApp();

test('a request to close needs the password, and closes nothing by itself', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const password = passwordField(PASSWORD, testApp.clock.now(), restaurant.restaurantId);
  const { solicitada } = await staff.call(askForClosing, {
    body: { password, motivo: 'Traspaso' },
  });
  expect(Date.parse(solicitada)).toBeGreaterThan(Date.now() - 60_000);
  const rows = await testApp.db.query('select restaurant_id, reason from closing_requests');
  expect(rows).toEqual([{ restaurant_id: restaurant.restaurantId, reason: 'Traspaso' }]);
  expect(await staff.call(listOrders)).toEqual([]);
});

test('every owner of the restaurant gets a mail, and nobody else', async () => {
  const [restaurant] = [
    await testApp.openRestaurant('Casa Paco, S.L.'),
    await testApp.openRestaurant(),
  ];
  await restaurant.logInColleague();
  await addStaff(testApp.db, {
    restaurantId: restaurant.restaurantId,
    email: 'socia@example.com',
    username: 'lasocia',
    digest: digestOf(PASSWORD),
    isOwner: true,
  });
  const password = passwordField(PASSWORD, testApp.clock.now(), restaurant.restaurantId);
  await (await restaurant.logIn()).call(askForClosing, { body: { password } });
  for (const owner of [restaurant.mail, 'socia@example.com']) {
    const [text, ...more] = await mailsTo(testApp, owner);
    expect(text).toContain(
      `cocina${restaurant.restaurantId} ha pedido cerrar la cuenta de Casa Paco`,
    );
    expect(more).toEqual([]);
  }
  expect(await testApp.db.query('select 1 from outbox')).toHaveLength(2);
});

test('the request is shown to its restaurant only', async () => {
  const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
  const [staff, neighbour] = [await restaurant.logIn(), await other.logIn()];
  expect(await staff.call(readClosing)).toEqual({ solicitada: null });
  const password = passwordField(PASSWORD, testApp.clock.now(), restaurant.restaurantId);
  await staff.call(askForClosing, { body: { password, motivo: 'Traspaso' } });
  const asked = await staff.call(askForClosing, { body: { password } });
  expect(await staff.call(readClosing)).toEqual(asked);
  expect(await neighbour.call(readClosing)).toEqual({ solicitada: null });
});

test('without the right password nothing is requested', async () => {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const wrong = passwordField('Comanda2025', testApp.clock.now(), restaurant.restaurantId);
  await staff.refused('wrong_password', askForClosing, { body: { password: wrong } });
  const ofAnotherCall = passwordField(PASSWORD, testApp.clock.now());
  await staff.refused('stale_password', askForClosing, { body: { password: ofAnotherCall } });
  expect(await testApp.db.query('select 1 from closing_requests')).toEqual([]);
});
