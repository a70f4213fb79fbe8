import { listProducts, markSoldOut, printMenu, uploadLogo } from '@simplato/contract';
import { fillMenu } from '@simplato/test-kit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPrintedTexts } from '../../../../test/read-printed-text.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = openTestApp();

const PRODUCT = {
  name: 'Gazpachuelo',
  description: 'Con patatas.',
  price: '6.363636',
  porcentajeimpuestos: 10,
  alergenos: ['huevos' as const],
  traducciones: { en: { name: 'Fish soup', description: '' } },
};

async function openWithMenu() {
  const restaurant = await testApp.openRestaurant('Mesón Ñandú, S.L.');
  const owner = await restaurant.logIn();
  await fillMenu(owner, [{ nombrecategoria: 'Guisos', products: [PRODUCT] }]);
  return { restaurant, owner };
}

const wordsOf = (pdf: Buffer) =>
  readPrintedTexts(pdf)
    .flat()
    .map(({ text }) => text);

test('an owner downloads the menu, named after the restaurant and the day', async () => {
  const { owner } = await openWithMenu();
  const { headers, rawPayload } = await owner.send(printMenu);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="carta-meson-nandu-\d{4}-\d\d-\d\d\.pdf"$/,
  );
  expect(wordsOf(rawPayload)).toEqual(
    expect.arrayContaining(['Mesón Ñandú', 'Guisos', 'Gazpachuelo', '7,00\u00a0€', 'Huevos']),
  );
});

test('in another language it is that of its translations', async () => {
  const { owner } = await openWithMenu();
  const { headers, rawPayload } = await owner.send(printMenu, { query: { idioma: 'en' } });
  expect(headers['content-disposition']).toMatch(/-en\.pdf"$/);
  const words = wordsOf(rawPayload);
  expect(words).toEqual(expect.arrayContaining(['Fish soup', '€7.00', 'Eggs']));
  expect(words).not.toContain('Gazpachuelo');
  const inSpanish = await owner.send(printMenu, { query: { idioma: 'es' } });
  expect(wordsOf(inSpanish.rawPayload)).toContain('Gazpachuelo');
  await owner.refused('bad_request', printMenu, { query: { idioma: 'it' } });
});

test('it has the logo of the restaurant', async () => {
  const { owner } = await openWithMenu();
  const pictures = async () =>
    (await owner.send(printMenu)).rawPayload.toString('latin1').match(/\/Subtype \/Image/g) ?? [];
  expect(await pictures()).toHaveLength(0);
  const size = { width: 400, height: 200, channels: 4 as const, background: '#1d4c7a80' };
  const body = await sharp({ create: size }).png().toBuffer();
  await owner.send(uploadLogo, { body, headers: { 'content-type': 'image/png' } });
  expect(await pictures()).toHaveLength(1);
});

test('only owners of the restaurant print it', async () => {
  const { restaurant } = await openWithMenu();
  for (const caller of [await restaurant.logInColleague(), await restaurant.seat()]) {
    await caller.refused('forbidden', printMenu);
  }
  const other = await (await testApp.openRestaurant()).logIn();
  await other.refused('other_house', printMenu, { checkId: restaurant.restaurantId });
});

test('a menu with nothing to be had is not printed', async () => {
  const owner = await (await testApp.openRestaurant()).logIn();
  for (const { idproductos } of await owner.call(listProducts)) {
    const params = { id: idproductos };
    await owner.call(markSoldOut, { params, body: { agotado: 'indefinido' } });
  }
  await owner.refused('not_found', printMenu);
});
