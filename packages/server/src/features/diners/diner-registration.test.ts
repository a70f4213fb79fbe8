import {
  COOKIES,
  enterTable,
  listOwnOrders,
  placeOrder,
  readDiner,
  registerDiner,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { dinerForm, loggedInDiner, LUCIA, registeredDiner } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('a diner who registers', () => {
  test('away from a table is signed in, without a restaurant', async () => {
    const diner = testApp.visitor();
    const registered = await diner.call(registerDiner, { body: dinerForm(testApp) });
    expect(registered).toEqual({ idusuario: expect.any(Number), ...LUCIA });
    expect(await diner.call(readDiner)).toEqual(registered);
    expect(diner.mirror(COOKIES.userType)).toBe('CLIENTE');
    expect(diner.mirror(COOKIES.userName)).toBe(LUCIA.nombreusuario);
    expect(diner.cookies.has(COOKIES.restaurantId)).toBe(false);
    expect(diner.cookies.has(COOKIES.table)).toBe(false);
  });

  test('at the table keeps table, visit and orders, with a new token', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat('7');
    const before = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const token = diner.token;
    await registeredDiner(testApp, diner);
    expect(diner.token).not.toBe(token);
    expect(diner.mirror(COOKIES.table)).toBe('7');
    expect(diner.mirror(COOKIES.restaurantId)).toBe(String(restaurant.restaurantId));
    expect(await diner.call(listOwnOrders)).toEqual([before]);
    const next = await diner.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    const ids = (await diner.call(listOwnOrders)).map(({ idorder }) => idorder);
    expect(new Set(ids)).toEqual(new Set([before.idorder, next.idorder]));
    const visits = await testApp.db.query('select diner_id is not null as "isTheirs" from visits');
    expect(visits).toEqual([{ isTheirs: true }]);
  });

  test('and then scans a table is signed in there as themselves', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await registeredDiner(testApp);
    await diner.enter(await restaurant.codeOf('2'));
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    expect((await diner.call(readDiner)).nombre).toBe(LUCIA.nombre);
    expect(diner.mirror(COOKIES.userName)).toBe(LUCIA.nombreusuario);
  });

  test("in a staff member's browser does not get their rights", async () => {
    const staff = await (await testApp.openRestaurant()).logIn();
    const diner = await registeredDiner(testApp, staff);
    expect(diner.mirror(COOKIES.userType)).toBe('CLIENTE');
    expect(diner.cookies.has(COOKIES.restaurantId)).toBe(false);
  });

  test.each([
    { what: 'the address', more: { nombreusuario: 'otra-lucia', mail: ' LUCIA@EXAMPLE.COM ' } },
    { what: 'the username', more: { nombreusuario: 'LuciaC', mail: 'otra@example.com' } },
  ])('gets the same message if $what is taken, in upper or lower case', async ({ more }) => {
    await registeredDiner(testApp);
    const visitor = testApp.visitor();
    const refusal = await visitor.refused('diner_taken', registerDiner, {
      body: dinerForm(testApp, more),
    });
    expect(refusal.message).toBe(
      'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.',
    );
    expect(visitor.cookies.size).toBe(0);
  });

  test('several times at once becomes one account', async () => {
    const body = dinerForm(testApp);
    const sent = await Promise.all(
      [1, 2, 3].map(async () => (await testApp.visitor().send(registerDiner, { body })).statusCode),
    );
    expect(sent.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await testApp.db.query('select 1 from diners')).toHaveLength(1);
  });

  test.each([
    { field: 'nombre', value: '', said: 'El nombre no puede estar vacío' },
    { field: 'nombre', value: 'A', said: 'El nombre es demasiado corto' },
    { field: 'nombre', value: 'Lucía 2', said: 'El nombre no puede contener números' },
    { field: 'nombreusuario', value: ' ', said: 'El usuario no puede estar vacío' },
    { field: 'nombreusuario', value: 'luci', said: 'El usuario debe tener al menos 5 caracteres' },
    { field: 'mail', value: '', said: 'El correo no puede estar vacío' },
    { field: 'mail', value: 'lucia@', said: 'El correo no cumple con el formato correcto' },
    { field: 'password', value: '', said: 'La contraseña no puede estar vacía' },
    {
      field: 'password',
      value: 'Mantel2026',
      said: 'La contraseña no llega con el formato esperado',
    },
  ])('sees the error at $field with $value: $said', async ({ field, value, said }) => {
    const body = { ...dinerForm(testApp), [field]: value };
    const { fields } = await testApp.visitor().refused('bad_request', registerDiner, { body });
    expect(fields).toEqual({ [field]: said });
  });
});

test("a login at the table as somebody else does not take over the previous diner's visit", async () => {
  const restaurant = await testApp.openRestaurant();
  const phone = await registeredDiner(testApp, await restaurant.seat('3'));
  await phone.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const body = { nombreusuario: 'bruno', mail: 'bruno@example.com', nombre: 'Bruno' };
  await registeredDiner(testApp, phone, body);
  expect(phone.cookies.has(COOKIES.table)).toBe(false);
  await phone.call(enterTable, { body: { codigo: await restaurant.codeOf('3') } });
  expect(await phone.call(listOwnOrders)).toEqual([]);
  const lucia = await loggedInDiner(testApp);
  expect((await lucia.call(readDiner)).nombre).toBe(LUCIA.nombre);
});
