import type { Locator, Page } from '@playwright/test';
import { WITH_MOTION } from './fixtures/devices.ts';
import { WEEKDAYS, wallTime } from '@simplato/domain';
import { ICE_CREAM, offerChoices, STEAK } from './fixtures/chosen-products.ts';
import {
  basketIcon,
  chooseByLinks,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { slip } from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

const CAKE = 'Torrija caramelizada';

function sheetOf(phone: Page, product: string): Locator {
  return phone.getByRole('dialog', { name: product });
}

/** The sheet's main button, labelled with its action and the price. */
function doneButton(sheet: Locator, verb: 'Añadir' | 'Guardar'): Locator {
  return sheet.getByRole('button', { name: new RegExp(`^${verb} · `) });
}

async function openSheet(phone: Page, product: string): Promise<Locator> {
  await phone.getByRole('button', { name: product, exact: true }).tap();
  await expect(sheetOf(phone, product)).toBeVisible();
  return sheetOf(phone, product);
}

function row(phone: Page, words: RegExp): Locator {
  return phone.getByRole('row', { name: words });
}

/** Relative to now, so that the test does not depend on the hour it runs at. */
function wallTimeInHours(hours: number): string {
  return wallTime(new Date(Date.now() + hours * 3_600_000)).time;
}

test('options and their prices are the same in the basket, the order and the kitchen, in each one’s language', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  await offerChoices(restaurant);
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await phone.getByRole('link', { name: /La carta/ }).tap();

  await test.step('a product closes with the back button, with Escape, and also if a link opened it', async () => {
    const sheet = await openSheet(phone, STEAK);
    const address = phone.url();
    await phone.goBack();
    await expect(sheet).toBeHidden();
    await expect(phone).toHaveURL(/\/clients\/carta$/);
    await expect(phone.getByRole('button', { name: STEAK, exact: true })).toBeFocused();

    await openSheet(phone, STEAK);
    // Twice, as people in a hurry do: the second must not leave the menu.
    await phone.keyboard.press('Escape');
    await phone.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(phone).toHaveURL(/\/clients\/carta$/);

    await phone.goto(address);
    await expect(sheet.getByText('Lácteos')).toBeVisible();
    await sheet.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(phone).toHaveURL(/\/clients\/carta$/);

    await phone.goto('/clients/carta?plato=999999');
    await phone
      .getByRole('dialog', { name: 'Ya no está en la carta' })
      .getByText('Ver la carta')
      .tap();
    await expect(phone).toHaveURL(/\/clients\/carta$/);
  });

  await test.step('a product cannot be added before its required options are chosen', async () => {
    await phone.getByRole('button', { name: `Añadir ${STEAK}`, exact: true }).tap();
    const sheet = sheetOf(phone, STEAK);
    await expect(phone).toHaveURL(/\/clients\/carta\?plato=\d+$/);
    await expect(doneButton(sheet, 'Añadir')).toHaveText('Añadir · 28,90 €');
    await doneButton(sheet, 'Añadir').tap();
    await expect(sheet.getByText('Elige una opción de «Punto de la carne»')).toBeVisible();
    await expect(sheet.getByText('Elige una opción de «Guarnición»')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Poco hecha' })).toBeFocused();
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
  });

  await test.step('the price follows the choice, and no more than the maximum can be chosen', async () => {
    const sheet = sheetOf(phone, STEAK);
    await sheet.getByRole('radio', { name: 'Poco hecha' }).check();
    await sheet.getByRole('radio', { name: 'Espárragos trigueros +2,85 €' }).check();
    await sheet.getByRole('checkbox', { name: 'Salsa de queso azul +1,95 €' }).check();
    await sheet.getByRole('checkbox', { name: 'Mantequilla de trufa +3,33 €' }).check();
    await expect(doneButton(sheet, 'Añadir')).toHaveText('Añadir · 37,03 €');
    await expect(sheet.getByRole('checkbox', { name: /^Huevo frito/ })).toBeDisabled();
    await expect(sheet.getByText('Ya tienes 2, el máximo. Para cambiar, quita una.')).toBeVisible();
    await sheet.getByLabel('Nota para la cocina').fill('sin sal');
    await sheet.getByRole('button', { name: `Añadir uno de ${STEAK}` }).tap();
    await expect(doneButton(sheet, 'Añadir')).toHaveText('Añadir · 74,06 €');
    await doneButton(sheet, 'Añadir').tap();
    await expect(sheet).toBeHidden();
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');
  });

  await test.step('the same product with other options is a separate line', async () => {
    await phone.getByRole('button', { name: `Añadir ${STEAK}`, exact: true }).tap();
    const sheet = sheetOf(phone, STEAK);
    await sheet.getByRole('radio', { name: 'Muy hecha' }).check();
    await sheet.getByRole('radio', { name: 'Patatas fritas' }).check();
    await doneButton(sheet, 'Añadir').tap();
    await expect(sheet).toBeHidden();
    // It has no required options, so one tap adds it.
    await phone.getByRole('button', { name: `Añadir ${ICE_CREAM}`, exact: true }).tap();
    await openSummary(phone);
    await expect(phone.getByRole('row')).toHaveCount(1 + 3);
    await expect(row(phone, /Poco hecha/)).toContainText('74,06 €');
    await expect(row(phone, /Muy hecha/)).toContainText('28,90 €');
  });

  await test.step('a line’s options can be changed from the summary', async () => {
    await row(phone, /Muy hecha/)
      .getByRole('button', { name: `Cambiar ${STEAK}` })
      .tap();
    const sheet = sheetOf(phone, STEAK);
    await expect(sheet.getByRole('radio', { name: 'Muy hecha' })).toBeChecked();
    await sheet.getByRole('radio', { name: 'Al punto' }).check();
    await sheet.getByRole('radio', { name: 'Pimientos de Padrón +1,50 €' }).check();
    await expect(doneButton(sheet, 'Guardar')).toHaveText('Guardar · 30,40 €');
    await doneButton(sheet, 'Guardar').tap();
    await expect(sheet).toBeHidden();
    await expect(row(phone, /Al punto · Pimientos de Padrón/)).toContainText('30,40 €');
    await expect(phone.getByRole('row')).toHaveCount(1 + 3);
  });

  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);

  const [order] = await restaurant.staff.board();
  expect(order?.total).toBe('110.26');
  expect(order?.lineas.map(({ preciounitario, quantity }) => [quantity, preciounitario])).toEqual([
    [2, '37.03'],
    [1, '30.40'],
    [1, '5.80'],
  ]);
  const arrived = slip(kitchen, 1);
  await expect(arrived.getByRole('listitem')).toHaveText([
    /2.*Poco hecha · Espárragos trigueros · Salsa de queso azul · Mantequilla de trufa.*sin sal/,
    /1.*Al punto · Pimientos de Padrón/,
    /1.*Helado de fresón/,
  ]);
  await expect(arrived).toContainText('110,26 €');
  await openOwnOrders(phone);
  await expect(ownOrder(phone, 1)).toContainText('Al punto · Pimientos de Padrón');
  await expect(ownOrder(phone, 1)).toContainText('110,26 €');

  await test.step('a diner reads the products in English, and the kitchen in Spanish', async () => {
    const tourist = await openPhone({ locale: 'en-GB' });
    await sitDown(tourist, restaurant, '4');
    await tourist
      .getByRole('link', { name: /^The menu/ })
      .first()
      .tap();
    const sheet = await openSheet(tourist, 'Dry-aged ribeye');
    await expect(sheet).toContainText(STEAK);
    await sheet.getByRole('radio', { name: 'Rare' }).check();
    await sheet.getByRole('radio', { name: 'Patatas fritas' }).check();
    await sheet.getByRole('button', { name: /^Add · €/ }).tap();
    await expect(sheet).toBeHidden();
    await tourist.getByRole('banner').getByRole('link', { name: 'Your order: 1 dish' }).tap();
    await expect(row(tourist, /Dry-aged ribeye/)).toContainText('Rare · Patatas fritas');
    await tourist.getByRole('button', { name: 'Order now and pay the waiter' }).tap();
    const number = tourist.getByRole('dialog', { name: 'Your order number' });
    await expect(number).toContainText('2');
    await number.getByRole('button', { name: 'OK' }).tap();

    await expect(slip(kitchen, 2)).toContainText('Poco hecha · Patatas fritas');
    await expect(slip(kitchen, 2)).toContainText(STEAK);
    await tourist.goto('/clients/pedidos');
    await expect(tourist.getByRole('listitem', { name: 'Order no. 2', exact: true })).toContainText(
      'Dry-aged ribeye',
    );
  });
});

test('a product that sells out, or is not served now, can be neither added nor sent; and no tap counts twice', async ({
  restaurant,
  openPhone,
}) => {
  await offerChoices(restaurant);
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await phone.getByRole('link', { name: /La carta/ }).tap();
  const sheet = await openSheet(phone, STEAK);
  await sheet.getByRole('radio', { name: 'Al punto' }).check();
  await sheet.getByRole('radio', { name: 'Patatas fritas' }).check();

  await restaurant.staff.sellOut(STEAK, 'hoy');
  await expect(sheet.getByRole('status').filter({ hasText: 'Agotado' })).toBeVisible();
  await expect(doneButton(sheet, 'Añadir')).toBeHidden();

  await restaurant.staff.editProduct(STEAK, { agotado: 'no', price: '27.272727' });
  await expect(doneButton(sheet, 'Añadir')).toHaveText('Añadir · 30,00 €');
  await expect(sheet.getByRole('radio', { name: 'Al punto' })).toBeChecked();
  await doneButton(sheet, 'Añadir').tap();
  await expect(sheet).toBeHidden();
  await phone.getByRole('button', { name: `Añadir ${ICE_CREAM}`, exact: true }).tap();
  await phone.getByRole('button', { name: `Añadir ${ICE_CREAM}`, exact: true }).tap();

  await openSummary(phone);
  await restaurant.staff.sellOut(ICE_CREAM, 'hoy');
  await expect(row(phone, /Helado de fresón/)).toContainText('Agotado');
  await expect(sendButton(phone)).toBeHidden();
  await phone.getByRole('button', { name: `Eliminar ${ICE_CREAM}`, exact: true }).tap();
  await expect(phone.getByRole('row')).toHaveCount(1 + 1);
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);
  expect((await restaurant.staff.board())[0]?.total).toBe('30.00');

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await test.step(`a second tap where the sheet’s button was does nothing: ${reducedMotion}`, async () => {
      await phone.emulateMedia({ reducedMotion });
      await chooseByLinks(phone, CAKE);
      const cake = await openSheet(phone, CAKE);
      const devtools = await phone.context().newCDPSession(phone);
      await devtools.send('Animation.enable');
      // Freezes the animation at the first moment without the sheet, for as long as a tap takes.
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await doneButton(cake, 'Añadir').tap();
      await expect(cake).toBeHidden();
      const basketBar = phone.getByRole('link', { name: /Ver mi pedido/ });
      await expect(basketBar).toBeVisible();
      const place = await basketBar.boundingBox();
      await phone.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
      await expect(basketIcon(phone)).toHaveAccessibleName(/2/);
      expect(new URL(phone.url()).pathname).toBe('/clients/carta');
      await expect(phone.getByRole('dialog')).toHaveCount(0);

      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await devtools.detach();
      await basketBar.tap();
      await sendButton(phone).tap();
      await readConfirmation(phone);
    });
  }

  await test.step('a category outside its hours says when it is served', async () => {
    const [desde, hasta] = [2, 3].map(wallTimeInHours);
    const horario = [{ dias: [...WEEKDAYS], desde: desde ?? '', hasta: hasta ?? '' }];
    await restaurant.staff.sellOut(ICE_CREAM, 'no');
    await chooseByLinks(phone, ICE_CREAM);

    await restaurant.staff.changeCategory('Postres', { horario });

    const desserts = phone.getByRole('region', { name: /Postres/ });
    await expect(desserts.getByText(`De ${desde} a ${hasta}`)).toBeVisible();
    await expect(desserts.getByRole('listitem').filter({ hasText: ICE_CREAM })).toContainText(
      'Ahora no se sirve',
    );
    await expect(desserts.getByRole('button', { name: /^Añadir/ })).toHaveCount(0);
    await openSummary(phone);
    await expect(row(phone, /Helado de fresón/)).toContainText('Ahora no se sirve');
  });
});
