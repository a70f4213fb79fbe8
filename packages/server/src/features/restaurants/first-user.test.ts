import { COOKIES, createStaff, listOrders, readRestaurant } from '@simplato/contract';
import { PASSWORD, REGISTRATION } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { registeredDiner, registeredRestaurant, staffForm } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('the second call of a registration, for the first user', () => {
  test("uses up the ticket and opens the restaurant's session", async () => {
    const owner = testApp.visitor();
    const restaurantId = await registeredRestaurant(owner);
    const created = await owner.call(createStaff, { body: staffForm(testApp, restaurantId) });
    expect(created).toEqual({
      nombreusuario: 'taberna',
      mail: 'taberna@example.com',
      identerprise: restaurantId,
      esowner: 1,
      stripe_account_id: '',
    });
    expect(owner.cookies.has(COOKIES.ticket)).toBe(false);
    expect((await owner.call(readRestaurant)).razonsocial).toBe(REGISTRATION.razonsocial);
    expect(await owner.call(listOrders)).toEqual([]);
    expect((await testApp.visitor().logIn('taberna@example.com', 'Cocina2026')).identerprise).toBe(
      restaurantId,
    );
  });

  test('is refused without a ticket, and with a made-up one', async () => {
    const restaurantId = await registeredRestaurant(testApp.visitor());
    const stranger = testApp.visitor();
    const body = staffForm(testApp, restaurantId);
    await stranger.refused('no_ticket', createStaff, { body });
    stranger.cookies.set(COOKIES.ticket, 'a'.repeat(43));
    await stranger.refused('no_ticket', createStaff, { body });
    expect(await testApp.db.query('select 1 from staff')).toEqual([]);
  });

  test("is refused with another restaurant's ticket, and for a restaurant that does not exist", async () => {
    const [owner, stranger] = [testApp.visitor(), testApp.visitor()];
    const restaurantId = await registeredRestaurant(owner);
    await registeredRestaurant(stranger);
    await stranger.refused('no_ticket', createStaff, { body: staffForm(testApp, restaurantId) });
    await stranger.refused('no_ticket', createStaff, { body: staffForm(testApp, 999_999) });
    await owner.call(createStaff, { body: staffForm(testApp, restaurantId) });
  });

  test('works once per ticket, even if sent twice at the same time', async () => {
    const owner = testApp.visitor();
    const restaurantId = await registeredRestaurant(owner);
    const ticket = owner.cookies.get(COOKIES.ticket) ?? '';
    const sent = await Promise.all(
      ['uno', 'dos'].map(async (name) => {
        const visitor = testApp.visitor();
        visitor.cookies.set(COOKIES.ticket, ticket);
        const more = { nombreusuario: `cocina-${name}`, mail: `${name}@example.com` };
        const body = staffForm(testApp, restaurantId, more);
        return (await visitor.send(createStaff, { body })).statusCode;
      }),
    );
    expect(sent.toSorted((one, other) => one - other)).toEqual([201, 403]);
  });

  test('is refused once the ticket has expired', async () => {
    const owner = testApp.visitor();
    const restaurantId = await registeredRestaurant(owner);
    await testApp.db.query(
      `update registration_tickets set expires_at = now() - interval '1 second'`,
    );
    const { message } = await owner.refused('no_ticket', createStaff, {
      body: staffForm(testApp, restaurantId),
    });
    expect(message).toContain('ha caducado');
  });

  test('with a name or address that is taken can be sent again with the same ticket', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = testApp.visitor();
    const restaurantId = await registeredRestaurant(owner);
    const takenMail = staffForm(testApp, restaurantId, { mail: restaurant.mail.toUpperCase() });
    const refusal = await owner.refused('email_taken', createStaff, { body: takenMail });
    expect(refusal.message).toBe(
      'El email ya se encuentra registrado. cambie el email, por favor.',
    );
    const takenName = staffForm(testApp, restaurantId, {
      nombreusuario: `COCINA${restaurant.restaurantId}`,
    });
    const { message } = await owner.refused('username_taken', createStaff, { body: takenName });
    expect(message).toBe('El nombre de usuario ya existe, por favor use otro..');
    await owner.call(createStaff, { body: staffForm(testApp, restaurantId) });
  });

  test.each([
    { field: 'nombreusuario', value: '', said: 'El nombre de usuario no puede estar vacío' },
    {
      field: 'nombreusuario',
      value: 'cook',
      said: 'El nombre de usuario debe tener al menos 5 caracteres',
    },
    { field: 'mail', value: '', said: 'El correo no puede estar vacío' },
    { field: 'mail', value: 'taberna', said: 'El correo no cumple con el formato correcto' },
    { field: 'password', value: '', said: 'La contraseña no puede estar vacía' },
    { field: 'password', value: PASSWORD, said: 'La contraseña no llega con el formato esperado' },
  ])('is refused with $field $value: $said', async ({ field, value, said }) => {
    const owner = testApp.visitor();
    const body = staffForm(testApp, await registeredRestaurant(owner), { [field]: value });
    const { fields } = await owner.refused('bad_request', createStaff, { body });
    expect(fields).toEqual({ [field]: said });
    expect(owner.cookies.has(COOKIES.ticket)).toBe(true);
  });

  test('may use the address of a diner; each account has its own password', async () => {
    const diner = await registeredDiner(testApp, testApp.visitor(), {
      mail: 'taberna@example.com',
    });
    const owner = testApp.visitor();
    const body = staffForm(testApp, await registeredRestaurant(owner));
    await owner.call(createStaff, { body });
    await diner.refused('forbidden', listOrders);
    await testApp.visitor().logIn('taberna@example.com', 'Cocina2026');
  });
});
