import { readRestaurant } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

test('diners and staff read the restaurant of their session', async () => {
  const restaurant = await testApp.openRestaurant('Mesón Ñ, S.L.');
  const other = await testApp.openRestaurant('Otra Casa, S.L.');
  const seen = await (await restaurant.seat()).call(readRestaurant);
  expect(seen).toEqual({
    idempresa: restaurant.restaurantId,
    nifcif: 'B00283002',
    razonsocial: 'Mesón Ñ, S.L.',
    nombrecomercial: '',
    pais: 'España',
    provincia: 'Madrid',
    ciudad: 'Aranjuez',
    codigopostal: '28300',
    direccion: 'Calle de los Jardineros, 7',
    telefono: '910000283',
    iva: 10,
    facebook: '',
    instagram: '',
    google: '',
    cartapublica: false,
    portiempos: false,
    mesamarcha: true,
    acento: '#b3202a',
    logo: null,
    version: 1,
    pagoonline: false,
    stripeAccountId: '',
    propinas: false,
    horario: [],
    cocinacerrada: false,
    cerradahasta: null,
  });
  expect(await (await restaurant.logIn()).call(readRestaurant)).toEqual(seen);
  const theirs = await (await other.logIn()).call(readRestaurant);
  expect(theirs.razonsocial).toBe('Otra Casa, S.L.');
});

test('no restaurant gets an id that has a special meaning in ContentCheck', async () => {
  const { restaurantId } = await testApp.openRestaurant();
  expect(restaurantId).toBeGreaterThanOrEqual(1001);
});
