import {
  changeStaff,
  createStaff,
  findStaffByEmail,
  findStaffByUsername,
  invitePerson,
  listStaff,
} from '@simplato/contract';
import { RATE_LIMITS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { staffForm } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { MAX_TEAM } from './require-team-room.ts';

const testApp = openTestApp();

describe('whether a name or an address is in use', () => {
  test('is answered to anybody, without further data', async () => {
    const restaurant = await testApp.openRestaurant();
    const nombreusuario = `COCINA${restaurant.restaurantId}`;
    const mail = restaurant.mail.toUpperCase();
    const other = await (await testApp.openRestaurant()).logIn();
    for (const asking of [testApp.visitor(), await restaurant.seat(), other]) {
      expect(await asking.call(findStaffByUsername, { params: { nombreusuario } })).toEqual([
        { nombreusuario },
      ]);
      expect(await asking.call(findStaffByEmail, { params: { mail } })).toEqual([{ mail }]);
    }
  });

  test('is answered with an empty list if it is free', async () => {
    const anybody = testApp.visitor();
    expect(await anybody.call(findStaffByUsername, { params: { nombreusuario: 'libre' } })).toEqual(
      [],
    );
    expect(await anybody.call(findStaffByEmail, { params: { mail: 'libre@example.com' } })).toEqual(
      [],
    );
  });

  test('is answered with the whole row to staff of the same restaurant', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const row = {
      nombreusuario: `cocina${restaurant.restaurantId}`,
      mail: restaurant.mail,
      identerprise: restaurant.restaurantId,
      esowner: 1,
      stripe_account_id: '',
    };
    const { nombreusuario, mail } = row;
    expect(await staff.call(findStaffByUsername, { params: { nombreusuario } })).toEqual([row]);
    expect(await staff.call(findStaffByEmail, { params: { mail } })).toEqual([row]);
    expect(await staff.call(listStaff)).toEqual([row]);
  });

  test('can be asked only a limited number of times', async () => {
    const anybody = testApp.visitor();
    const sending = { params: { mail: 'nadie@example.com' } };
    for (let asked = 0; asked < RATE_LIMITS.inquiry.free; asked += 1) {
      await anybody.call(findStaffByEmail, sending);
    }
    await anybody.refused('too_many', findStaffByEmail, sending);
  });
});

describe('a new colleague', () => {
  test('is created by an owner, who stays signed in as themselves', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const cookies = new Map(staff.cookies);
    const created = await staff.call(createStaff, {
      body: staffForm(testApp, restaurant.restaurantId),
    });
    expect(created).toMatchObject({ identerprise: restaurant.restaurantId, esowner: 0 });
    expect(staff.cookies).toEqual(cookies);
    expect(await staff.call(listStaff)).toHaveLength(2);
    const colleague = testApp.visitor();
    await colleague.logIn('taberna@example.com', 'Cocina2026');
    expect(await colleague.call(listStaff)).toHaveLength(2);
  });

  test('cannot be created by another restaurant, by a guest, or with forged cookies', async () => {
    const restaurant = await testApp.openRestaurant();
    const body = staffForm(testApp, restaurant.restaurantId);
    const other = await (await testApp.openRestaurant()).logIn();
    await other.refused('no_ticket', createStaff, { body });
    await (await restaurant.seat()).refused('no_ticket', createStaff, { body });
    const pretender = await restaurant.seat();
    const staff = await restaurant.logIn();
    for (const [name, value] of staff.cookies) {
      if (name !== 'SMPLTSSN') pretender.cookies.set(name, value);
    }
    await pretender.refused('no_ticket', createStaff, { body });
    const tampered = await restaurant.logIn();
    tampered.cookies.set('SMPLTTYPE', 'x');
    await tampered.refused('no_ticket', createStaff, { body });
    expect(await staff.call(listStaff)).toHaveLength(1);
  });

  test('needs a name and an address that are not taken', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const staff = await restaurant.logIn();
    const { restaurantId } = restaurant;
    const mail = staffForm(testApp, restaurantId, { mail: other.mail.toLowerCase() });
    await staff.refused('email_taken', createStaff, { body: mail });
    const nombreusuario = `Cocina${other.restaurantId}`;
    const name = staffForm(testApp, restaurantId, { nombreusuario });
    await staff.refused('username_taken', createStaff, { body: name });
  });

  test('needs room in the team, as an invitation does', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    await testApp.db.query(
      `insert into staff (restaurant_id, email, username, password_hash, is_owner)
       select $1, n || '@example.com', 'camarero' || n, '', false from generate_series(2, $2::int) n`,
      [restaurant.restaurantId, MAX_TEAM],
    );
    const body = staffForm(testApp, restaurant.restaurantId);
    await staff.refused('team_full', createStaff, { body });
    await staff.refused('team_full', invitePerson, { body: { mail: 'ana@example.com' } });
    expect(await staff.call(listStaff)).toHaveLength(MAX_TEAM);
  });
});

describe("changing one's own name", () => {
  test('takes effect at once, and is refused for a name that is taken', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const staff = await restaurant.logIn();
    const changed = await staff.call(changeStaff, { body: { nombreusuario: 'barra' } });
    expect(changed).toMatchObject({ nombreusuario: 'barra', mail: restaurant.mail });
    expect((await staff.call(listStaff))[0]?.nombreusuario).toBe('barra');
    expect(staff.mirror('SMPLTSRNM')).toBe('barra');
    const body = { nombreusuario: `cocina${other.restaurantId}` };
    await staff.refused('username_taken', changeStaff, { body });
  });

  test("cannot be requested for another restaurant's account", async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const body = { nombreusuario: 'barra', identerprise: other.restaurantId };
    await (await restaurant.logIn()).refused('other_house', changeStaff, { body });
  });
});
