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
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/restaurant.ts';
import {
  dinerLogin,
  generalPassword,
  LUCIAS_PASSWORD,
  loggedInDiner,
  registeredDiner,
} from '../../../test/people.ts';
import { openStage } from '../../../test/test-app.ts';

const stage = openStage();
const passwords = (present: string, wanted: string) => ({
  body: { password: generalPassword(stage, present), newPassword: generalPassword(stage, wanted) },
});

describe("changing one's own password", () => {
  test("ends staff's other sessions; this one continues with a new token", async () => {
    const house = await stage.openHouse();
    const [kitchen, bar] = [await house.logIn(), await house.logIn()];
    const old = kitchen.token ?? '';
    await kitchen.call(changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
    expect(kitchen.token).not.toBe(old);
    expect(await kitchen.call(listOrders)).toEqual([]);
    const checkId = house.restaurantId;
    await bar.refused('no_session', listOrders, { checkId });
    const thief = stage.visitor();
    thief.cookies.set(COOKIES.session, old);
    await thief.refused('no_session', listOrders, { checkId });
    await bar.refused('bad_credentials', logInStaff, {
      body: dinerLogin(stage, PASSWORD, house.mail),
    });
    await bar.logIn(house.mail, 'Cocina2026');
  });

  test("keeps a diner's table and orders", async () => {
    const house = await stage.openHouse();
    const diner = await registeredDiner(stage, await house.seat('7'));
    const order = await diner.call(placeOrder, { body: house.order({ agua: 1 }) });
    const tablet = await loggedInDiner(stage);
    await diner.call(changeDinerPassword, passwords(LUCIAS_PASSWORD, 'Servilleta7'));
    expect(diner.mirror(COOKIES.table)).toBe('7');
    expect(await diner.call(listOwnOrders)).toEqual([order]);
    await tablet.refused('no_session', readDiner);
    await loggedInDiner(stage, tablet, 'Servilleta7');
  });

  test('leaves other users signed in', async () => {
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    const neighbour = await other.logIn();
    await (await house.logIn()).call(changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
    expect(await neighbour.call(listOrders)).toEqual([]);
  });

  test('requires the current password, and slows guesses down', async () => {
    const house = await stage.openHouse();
    const staff = await house.logIn();
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
    await staff.logIn(house.mail, PASSWORD);
  });

  test('refuses a password field made for another purpose', async () => {
    const staff = await (await stage.openHouse()).logIn();
    const body = { password: generalPassword(stage, PASSWORD), newPassword: 'Cocina2026' };
    await staff.refused('bad_request', changeStaffPassword, { body });
  });

  test('makes the server forget all known devices except the one in use', async () => {
    const house = await stage.openHouse();
    const [kitchen] = [await house.logIn(), await house.logIn()];
    await kitchen.call(changeStaffPassword, passwords(PASSWORD, 'Cocina2026'));
    expect(await stage.db.query('select 1 from known_devices')).toHaveLength(1);
  });
});
