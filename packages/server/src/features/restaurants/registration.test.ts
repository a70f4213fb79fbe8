import {
  COOKIES,
  createStaff,
  listOpenTowns,
  listOrders,
  readRestaurant,
  registerRestaurant,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/house.ts';
import { NEW_HOUSE, registeredDiner, registeredHouse, staffForm } from '../../../test/people.ts';
import { openStage, TEST_CONFIG } from '../../../test/stage.ts';

const stage = openStage();

describe('the first call, for the house', () => {
  test('fills in what the form leaves out, and hands over a hidden ticket for half an hour', async () => {
    const response = await stage.visitor().send(registerRestaurant, { body: NEW_HOUSE });
    const { nifcif, razonsocial } = NEW_HOUSE;
    expect(response.json()).toEqual({ idempresa: expect.any(Number), nifcif, razonsocial });
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: COOKIES.ticket,
        httpOnly: true,
        maxAge: 1_800,
        sameSite: 'Lax',
      }),
    ]);
    const rows = await stage.db.query(
      'select country, province, city, postal_code, vat_percent from restaurants',
    );
    expect(rows).toEqual([
      {
        country: 'España',
        province: 'Madrid',
        city: 'Aranjuez',
        postal_code: '28300',
        vat_percent: 10,
      },
    ]);
  });

  test('keeps the tax number as it is written on paper, without its signs', async () => {
    const body = { ...NEW_HOUSE, nifcif: ' b-00.283.002 ' };
    expect((await stage.visitor().call(registerRestaurant, { body })).nifcif).toBe('B00283002');
  });

  test('opens no session: there is nobody yet', async () => {
    const visitor = stage.visitor();
    await registeredHouse(visitor);
    expect([...visitor.cookies.keys()]).toEqual([COOKIES.ticket]);
    await visitor.refused('no_session', listOrders);
  });

  test.each([
    { field: 'nifcif', value: '', said: 'El nif o Cif no puede ir vacío' },
    { field: 'nifcif', value: '1234', said: 'El Nif o Cif no cumple con el formato correcto' },
    { field: 'razonsocial', value: ' ', said: 'La razón social no puede ir vacía' },
    { field: 'provincia', value: '', said: 'La provincia no puede ir vacío' },
    {
      field: 'provincia',
      value: 'Lisboa',
      said: 'La provincia no se encuentra en el Pais introducido',
    },
    { field: 'telefono', value: '', said: 'El teléfono no puede quedar vacío' },
    {
      field: 'telefono',
      value: '12345678',
      said: 'El teléfono no cumple con el formato correcto de 9 digitos',
    },
    { field: 'iva', value: 22, said: 'El IVA no puede ser superiror a 21' },
    { field: 'iva', value: '22', said: 'El IVA no puede ser superiror a 21' },
    { field: 'codigopostal', value: '2830', said: 'El código postal tiene 5 cifras' },
    { field: 'ciudad', value: 'Ocaña', said: 'De momento el registro está abierto en Aranjuez' },
    { field: 'ciudad', value: 'aranjuez', said: 'De momento el registro está abierto en Aranjuez' },
  ])('is refused with $field $value: $said', async ({ field, value, said }) => {
    const body = { ...NEW_HOUSE, [field]: value };
    const { fields } = await stage.visitor().refused('bad_request', registerRestaurant, { body });
    expect(fields).toEqual({ [field]: said });
    expect(await stage.db.query('select 1 from restaurants')).toEqual([]);
  });

  test('the open towns are those of the configuration', async () => {
    const config = { ...TEST_CONFIG, openTowns: ['Aranjuez', 'Ocaña', 'Chinchón'] };
    const visitor = stage.visitor(await stage.anotherApp({ config }));
    expect((await visitor.call(listOpenTowns)).ciudades).toEqual(config.openTowns);
    await visitor.call(registerRestaurant, { body: { ...NEW_HOUSE, ciudad: 'Ocaña' } });
    const body = { ...NEW_HOUSE, ciudad: 'Toledo' };
    const { fields } = await visitor.refused('bad_request', registerRestaurant, { body });
    expect(fields?.['ciudad']).toBe(
      'De momento el registro está abierto en Aranjuez, Ocaña y Chinchón',
    );
  });
});

describe('the second call, for its first user', () => {
  test('uses the ticket up and opens the session of the house', async () => {
    const owner = stage.visitor();
    const restaurantId = await registeredHouse(owner);
    const created = await owner.call(createStaff, { body: staffForm(stage, restaurantId) });
    expect(created).toEqual({
      nombreusuario: 'taberna',
      mail: 'taberna@example.com',
      identerprise: restaurantId,
      esowner: 1,
      stripe_account_id: '',
    });
    expect(owner.cookies.has(COOKIES.ticket)).toBe(false);
    expect((await owner.call(readRestaurant)).razonsocial).toBe(NEW_HOUSE.razonsocial);
    expect(await owner.call(listOrders)).toEqual([]);
    expect((await stage.visitor().logIn('taberna@example.com', 'Cocina2026')).identerprise).toBe(
      restaurantId,
    );
  });

  test('is refused without a ticket, and with one that was made up', async () => {
    const restaurantId = await registeredHouse(stage.visitor());
    const stranger = stage.visitor();
    const body = staffForm(stage, restaurantId);
    await stranger.refused('no_ticket', createStaff, { body });
    stranger.cookies.set(COOKIES.ticket, 'a'.repeat(43));
    await stranger.refused('no_ticket', createStaff, { body });
    expect(await stage.db.query('select 1 from staff')).toEqual([]);
  });

  test("is refused with another house's ticket, and for a house that is not there", async () => {
    const [owner, stranger] = [stage.visitor(), stage.visitor()];
    const restaurantId = await registeredHouse(owner);
    await registeredHouse(stranger);
    await stranger.refused('no_ticket', createStaff, { body: staffForm(stage, restaurantId) });
    await stranger.refused('no_ticket', createStaff, { body: staffForm(stage, 999_999) });
    await owner.call(createStaff, { body: staffForm(stage, restaurantId) });
  });

  test('works once with a ticket, also of two at once', async () => {
    const owner = stage.visitor();
    const restaurantId = await registeredHouse(owner);
    const ticket = owner.cookies.get(COOKIES.ticket) ?? '';
    const sent = await Promise.all(
      ['uno', 'dos'].map(async (name) => {
        const visitor = stage.visitor();
        visitor.cookies.set(COOKIES.ticket, ticket);
        const more = { nombreusuario: `cocina-${name}`, mail: `${name}@example.com` };
        const body = staffForm(stage, restaurantId, more);
        return (await visitor.send(createStaff, { body })).statusCode;
      }),
    );
    expect(sent.toSorted((one, other) => one - other)).toEqual([201, 403]);
  });

  test('is refused once the ticket is too old', async () => {
    const owner = stage.visitor();
    const restaurantId = await registeredHouse(owner);
    await stage.db.query(
      `update registration_tickets set expires_at = now() - interval '1 second'`,
    );
    const { message } = await owner.refused('no_ticket', createStaff, {
      body: staffForm(stage, restaurantId),
    });
    expect(message).toContain('ha caducado');
  });

  test('that meets a taken name or address leaves the ticket whole, to be sent again', async () => {
    const house = await stage.openHouse();
    const owner = stage.visitor();
    const restaurantId = await registeredHouse(owner);
    const takenMail = staffForm(stage, restaurantId, { mail: house.mail.toUpperCase() });
    const refusal = await owner.refused('email_taken', createStaff, { body: takenMail });
    expect(refusal.message).toBe(
      'El email ya se encuentra registrado. cambie el email, por favor.',
    );
    const takenName = staffForm(stage, restaurantId, {
      nombreusuario: `COCINA${house.restaurantId}`,
    });
    const { message } = await owner.refused('username_taken', createStaff, { body: takenName });
    expect(message).toBe('El nombre de usuario ya existe, por favor use otro..');
    await owner.call(createStaff, { body: staffForm(stage, restaurantId) });
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
    { field: 'password', value: PASSWORD, said: 'La contraseña no llega con el formato esperado' },
  ])('is refused with $field $value: $said', async ({ field, value, said }) => {
    const owner = stage.visitor();
    const body = staffForm(stage, await registeredHouse(owner), { [field]: value });
    const { fields } = await owner.refused('bad_request', createStaff, { body });
    expect(fields).toEqual({ [field]: said });
    expect(owner.cookies.has(COOKIES.ticket)).toBe(true);
  });

  test('a restaurant may have the address of a diner, and each keeps their own door', async () => {
    const diner = await registeredDiner(stage, stage.visitor(), { mail: 'taberna@example.com' });
    const owner = stage.visitor();
    const body = staffForm(stage, await registeredHouse(owner));
    await owner.call(createStaff, { body });
    await diner.refused('forbidden', listOrders);
    await stage.visitor().logIn('taberna@example.com', 'Cocina2026');
  });
});
