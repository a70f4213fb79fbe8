import { COOKIES, listOpenTowns, listOrders, registerRestaurant } from '@simplato/contract';
import { REGISTRATION } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { registeredRestaurant } from '../../../test/people.ts';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('the first call of a registration, for the restaurant', () => {
  test('fills in missing fields, and sets a ticket cookie for half an hour, hidden from scripts', async () => {
    const response = await testApp.visitor().send(registerRestaurant, { body: REGISTRATION });
    const { nifcif, razonsocial } = REGISTRATION;
    expect(response.json()).toEqual({ idempresa: expect.any(Number), nifcif, razonsocial });
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: COOKIES.ticket,
        httpOnly: true,
        maxAge: 1_800,
        sameSite: 'Lax',
      }),
    ]);
    const rows = await testApp.db.query(
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

  test('stores the tax number without spaces and punctuation', async () => {
    const body = { ...REGISTRATION, nifcif: ' b-00.283.002 ' };
    expect((await testApp.visitor().call(registerRestaurant, { body })).nifcif).toBe('B00283002');
  });

  test('accepts postal code, phone and VAT as numbers too, and ignores unused fields', async () => {
    const body = {
      ...REGISTRATION,
      codigopostal: 28300,
      telefono: 910000283,
      iva: '10',
      configclientemesa: false,
      fecharegistro: '2026-11-20 20:00',
    };
    await testApp.visitor().call(registerRestaurant, { body });
    const rows = await testApp.db.query('select postal_code, phone from restaurants');
    expect(rows).toEqual([{ postal_code: '28300', phone: '910000283' }]);
  });

  test('opens no session, because there is no user yet', async () => {
    const visitor = testApp.visitor();
    await registeredRestaurant(visitor);
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
    { field: 'nifcif', value: undefined, said: 'El nif o Cif no puede ir vacío' },
    { field: 'telefono', value: undefined, said: 'El teléfono no puede quedar vacío' },
    { field: 'iva', value: 21.5, said: 'El IVA no puede ser superiror a 21' },
    { field: 'telefono', value: '', said: 'El teléfono no puede quedar vacío' },
    {
      field: 'telefono',
      value: '12345678',
      said: 'El teléfono no cumple con el formato correcto de 9 digitos',
    },
    { field: 'iva', value: 22, said: 'El IVA no puede ser superiror a 21' },
    { field: 'iva', value: '22', said: 'El IVA no puede ser superiror a 21' },
    { field: 'iva', value: 100, said: 'El IVA no puede ser superiror a 21' },
    { field: 'iva', value: '1000', said: 'El IVA no puede ser superiror a 21' },
    { field: 'iva', value: '10,5', said: 'El IVA debe ser un número entero' },
    { field: 'iva', value: -1, said: 'El IVA debe ser un número entero' },
    { field: 'codigopostal', value: '2830', said: 'El código postal tiene 5 cifras' },
    { field: 'ciudad', value: 'Ocaña', said: 'De momento el registro está abierto en Aranjuez' },
    { field: 'ciudad', value: 'aranjuez', said: 'De momento el registro está abierto en Aranjuez' },
  ])('is refused with $field $value: $said', async ({ field, value, said }) => {
    const body = { ...REGISTRATION, [field]: value };
    const { fields } = await testApp.visitor().refused('bad_request', registerRestaurant, { body });
    expect(fields).toEqual({ [field]: said });
    expect(await testApp.db.query('select 1 from restaurants')).toEqual([]);
  });

  test('is refused with a province that its country does not have', async () => {
    const body = { ...REGISTRATION, pais: 'Francia', provincia: 'Madrid' };
    const { fields } = await testApp.visitor().refused('bad_request', registerRestaurant, { body });
    expect(fields).toEqual({ provincia: 'La provincia no se encuentra en el Pais introducido' });
  });

  test('the answer contains a table to try only if there is one', async () => {
    expect(await testApp.visitor().call(listOpenTowns)).toEqual({ ciudades: ['Aranjuez'] });
    const findTryOutCode = async () => 'MS0xMDAxLWNsYXZl';
    const visitor = testApp.visitor(await testApp.anotherApp({ findTryOutCode }));
    expect((await visitor.call(listOpenTowns)).mesadeprueba).toBe('MS0xMDAxLWNsYXZl');
  });

  test('the open towns come from the configuration', async () => {
    const config = { ...TEST_CONFIG, openTowns: ['Aranjuez', 'Ocaña', 'Chinchón'] };
    const visitor = testApp.visitor(await testApp.anotherApp({ config }));
    expect((await visitor.call(listOpenTowns)).ciudades).toEqual(config.openTowns);
    await visitor.call(registerRestaurant, { body: { ...REGISTRATION, ciudad: 'Ocaña' } });
    const body = { ...REGISTRATION, ciudad: 'Toledo' };
    const { fields } = await visitor.refused('bad_request', registerRestaurant, { body });
    expect(fields?.['ciudad']).toBe(
      'De momento el registro está abierto en Aranjuez, Ocaña y Chinchón',
    );
  });
});
