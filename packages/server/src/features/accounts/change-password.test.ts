import {
  changeDinerPassword,
  changeStaffPassword,
  COOKIES,
  listOrders,
  listOwnOrders,
  logInStaff,
  placeOrder,
  readDiner,
} from '@simplato/contract';
import { PASSWORD } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import {
  dinerLogin,
  generalPassword,
  LUCIAS_PASSWORD,
  loggedInDiner,
  registeredDiner,
} from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const passwords = (present: string, wanted: string) => ({
  body: {
    password: generalPassword(testApp, present),
    newPassword: generalPassword(testApp, wanted),
  },
});

describe("changing one's own password", () => {
  test("ends staff's other sessions; this one continues with a new token", async () => {
    const restaurant = await testApp.openRestaurant();
    const [kitchen, bar] = [await restaurant.logIn(), await restaurant.logIn()];
    const old = kitchen.token ?? '';
    await kitchen.call(changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
    expect(kitchen.token).not.toBe(old);
    expect(await kitchen.call(listOrders)).toEqual([]);
    const checkId = restaurant.restaurantId;
    await bar.refused('no_session', listOrders, { checkId });
    const thief = testApp.visitor();
    thief.cookies.set(COOKIES.session, old);
    await thief.refused('no_session', listOrders, { checkId });
    await bar.refused('bad_credentials', logInStaff, {
      body: dinerLogin(testApp, PASSWORD, restaurant.mail),
    });
    await bar.logIn(restaurant.mail, 'Cocina2026');
  });

  test("keeps a diner's table and orders", async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await registeredDiner(testApp, await restaurant.seat('7'));
    const order = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const tablet = await loggedInDiner(testApp);
    await diner.call(changeDinerPassword, passwords(LUCIAS_PASSWORD, 'Servilleta7'));
    expect(diner.mirror(COOKIES.table)).toBe('7');
    expect(await diner.call(listOwnOrders)).toEqual([order]);
    await tablet.refused('no_session', readDiner);
    await loggedInDiner(testApp, tablet, 'Servilleta7');
  });

  test('leaves other users signed in', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const neighbour = await other.logIn();
    await (await restaurant.logIn()).call(changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
    expect(await neighbour.call(listOrders)).toEqual([]);
  });

  test('requires the current password, and slows guesses down', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const { message } = await staff.refused(
      'wrong_password',
      changeStaffPassword,
      passwords('Otra2026', 'Cocina2026'),
    );
    expect(message).toBe('La contraseña actual no es correcta.');
    for (let guess = 1; guess < 5; guess += 1) {
      await staff.refused(
        'wrong_password',
        changeStaffPassword,
        passwords(`Otra202${guess}`, 'Cocina2026'),
      );
    }
    await staff.refused('too_many', changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
    await staff.logIn(restaurant.mail, PASSWORD);
  });

  test('refuses a password field made for another purpose', async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const body = { password: generalPassword(testApp, PASSWORD), newPassword: 'Cocina2026' };
    await staff.refused('bad_request', changeStaffPassword, { body });
  });

  test('makes the server forget all known devices except the one in use', async () => {
    const restaurant = await testApp.openRestaurant();
    const [kitchen] = [await restaurant.logIn(), await restaurant.logIn()];
    await kitchen.call(changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
    expect(await testApp.db.query('select 1 from known_devices')).toHaveLength(1);
  });
});
