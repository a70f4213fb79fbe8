import {
  COOKIES,
  enterTable,
  listOwnOrders,
  placeOrder,
  readTableCode,
  renewTableKey,
} from '@simplato/contract';
import { decodeTableCode, encodeTableCode, tableLink } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { PUBLIC_URL, openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('scanning a table', () => {
  test("opens a session at it, verified by the table's key", async () => {
    const restaurant = await testApp.openRestaurant('Mesón Ñ, S.L.');
    const guest = testApp.visitor();
    expect(await guest.enter(await restaurant.codeOf('Salón 2'))).toEqual({
      identerprise: restaurant.restaurantId,
      mesa: 'Salón 2',
      razonsocial: 'Mesón Ñ, S.L.',
      verificada: true,
      idcuenta: expect.any(Number),
      cuentaabierta: expect.any(String),
      idcomensal: 1,
    });
    expect(guest.mirror(COOKIES.table)).toBe('Salón 2');
    expect(guest.mirror(COOKIES.userType)).toBe('CLIENTE');
    const order = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(order).toMatchObject({ mesa: 'Salón 2', verificada: true });
  });

  test('works with the printed link and with the bare code', async () => {
    const restaurant = await testApp.openRestaurant();
    const link = tableLink(PUBLIC_URL, await restaurant.codeOf('4'));
    expect((await testApp.visitor().enter(link)).verificada).toBe(true);
  });

  test.each([null, 'ffffffffffffffffffff', 'x'])(
    'with the key %j lets guests order, but unverified',
    async (key) => {
      const restaurant = await testApp.openRestaurant();
      await restaurant.codeOf('4');
      const guest = testApp.visitor();
      const { restaurantId } = restaurant;
      const entry = await guest.enter(encodeTableCode({ tableName: '4', restaurantId, key }));
      expect(entry.verificada).toBe(false);
      const order = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
      expect(order.verificada).toBe(false);
    },
  );

  test("with another table's key is not verified", async () => {
    const restaurant = await testApp.openRestaurant();
    const { key } = decodeTableCode(await restaurant.codeOf('5')) ?? {};
    await restaurant.codeOf('4');
    const { restaurantId } = restaurant;
    const code = encodeTableCode({ tableName: '4', restaurantId, key: key ?? null });
    expect((await testApp.visitor().enter(code)).verificada).toBe(false);
  });

  test.each(['', 'hola', 'https://example.com/?c=x', 'MQ==', 'x'.repeat(400)])(
    'with %j is refused as an unknown code',
    async (codigo) => {
      await testApp.visitor().refused('unknown_code', enterTable, { body: { codigo } });
    },
  );

  test.each([{}, { codigo: 4 }, { codigo: null }, 'codigo', 7])(
    'with the body %j is refused',
    async (body) => {
      await testApp.visitor().refused('bad_request', enterTable, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    },
  );

  test('of a restaurant that does not exist has an error of its own', async () => {
    const codigo = encodeTableCode({ tableName: '4', restaurantId: 999_999_999, key: null });
    await testApp.visitor().refused('restaurant_gone', enterTable, { body: { codigo } });
  });
});

describe('scanning a table again', () => {
  test('in the same restaurant keeps the visit, with a new token', async () => {
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat('4');
    const order = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const token = guest.token;
    await guest.enter(await restaurant.codeOf('5'));
    expect(await guest.call(listOwnOrders)).toEqual([order]);
    const later = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(later.mesa).toBe('5');
    expect(guest.token).not.toBe(token);
    const thief = testApp.visitor();
    thief.cookies.set(COOKIES.session, token ?? '');
    await thief.refused('no_session', listOwnOrders, { checkId: restaurant.restaurantId });
  });

  test('in another restaurant starts a new visit', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const guest = await restaurant.seat();
    await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await guest.enter(await other.codeOf('1'));
    expect(await guest.call(listOwnOrders)).toEqual([]);
    await guest.refused('other_house', listOwnOrders, { checkId: restaurant.restaurantId });
  });

  test('as staff makes them guests', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    await staff.enter(await restaurant.codeOf('4'));
    await staff.refused('forbidden', readTableCode, { params: { mesa: '4' } });
    expect(await staff.call(listOwnOrders)).toEqual([]);
  });
});

describe('the code to print', () => {
  test('stays the same, and its link opens the table', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const params = { mesa: 'Terraza 1' };
    const printed = await staff.call(readTableCode, { params });
    expect(printed).toMatchObject({
      mesa: 'Terraza 1',
      url: `${PUBLIC_URL}/scanqr?c=${encodeURIComponent(printed.codigo)}`,
    });
    expect(await staff.call(readTableCode, { params })).toEqual(printed);
    const entry = await testApp.visitor().enter(printed.url);
    expect(entry).toMatchObject({ mesa: 'Terraza 1', verificada: true });
  });

  test('with a new key, codes printed before are no longer verified', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const params = { mesa: '4' };
    const before = await staff.call(readTableCode, { params });
    const renewed = await staff.call(renewTableKey, { params });
    expect(renewed.codigo).not.toBe(before.codigo);
    expect(await staff.call(readTableCode, { params })).toEqual(renewed);
    expect((await testApp.visitor().enter(before.codigo)).verificada).toBe(false);
    expect((await testApp.visitor().enter(renewed.codigo)).verificada).toBe(true);
  });

  test('with a new key, guests who used the old one stay, but are no longer verified', async () => {
    const restaurant = await testApp.openRestaurant();
    const [guest, neighbour] = [await restaurant.seat('4'), await restaurant.seat('5')];
    const before = await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await (await restaurant.logIn()).call(renewTableKey, { params: { mesa: '4' } });
    const after = await guest.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    expect([before.verificada, after.verificada]).toEqual([true, false]);
    expect(await guest.call(listOwnOrders)).toHaveLength(2);
    const beside = await neighbour.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect(beside.verificada).toBe(true);
  });

  test.each([
    ['4-B', 'lleva un guion'],
    ['<b>', 'lleva «<»'],
    ['4/5', 'lleva «/»'],
    ['4\0', 'que no se ve'],
    ['x'.repeat(25), 'como mucho 24 letras'],
  ])("%j is refused as a table's name, with the reason", async (mesa, why) => {
    const staff = await (await testApp.openRestaurant()).logIn();
    for (const endpoint of [readTableCode, renewTableKey]) {
      const { fields } = await staff.refused('bad_request', endpoint, { params: { mesa } });
      expect(fields?.['mesa']).toContain(why);
    }
  });

  test('two restaurants can each have a table 4', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const theirs = await (await other.logIn()).call(readTableCode, { params: { mesa: '4' } });
    const ours = await (await restaurant.logIn()).call(readTableCode, { params: { mesa: '4' } });
    expect(ours.codigo).not.toBe(theirs.codigo);
  });
});
