import type { Page } from '@playwright/test';
import { DESKTOP } from './fixtures/devices.ts';
import { addProduct, chooseByLinks, expectAdded, sitDown } from './fixtures/diner.ts';
import { brokenText } from './fixtures/broken-text.ts';
import { ENDLESS_WORD, LONG_NAME, openLargeMenu } from './fixtures/large-menu.ts';
import { goToProducts, openProduct } from './fixtures/owner.ts';
import { logInWithCookies } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** As many letters as a table's name may have. */
const LONG_TABLE = 'Reservado del Olivar n 1';
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const STATED_PRODUCT = 'Tarta de queso con fresón';
const UNSTATED_PRODUCT = 'Botella de vermut para llevar';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en la carta' });
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const unstated = (page: Page) =>
  page.getByRole('region', { name: 'No informado: pregunta al camarero' });
const said = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) });

const MENU_WITHOUT_DIETS = [
  'Categoría;Plato;Precio;Alérgenos',
  'Primeros;Pimientos asados;6,50;Sin alérgenos',
  'Primeros;Rabo de toro;18,50;Apio',
  'Primeros;Sopa de la casa;7,90;No informado',
  'Postres;Leche frita;6,50;Huevos, Lácteos',
].join('\r\n');

async function stateDiet(owner: Page, product: string, diet: string): Promise<void> {
  const sheet = await openProduct(owner, product);
  await sheet
    .getByRole('group', { name: 'Dieta' })
    .getByRole('radio', { name: diet, exact: true })
    .check();
  await sheet.getByRole('button', { name: 'Actualizar' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();
}

async function openMenu(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: /^La carta/ }).tap();
  await expect(phone).toHaveURL(/\/clients\/carta$/);
  await expect(phone.getByRole('heading', { name: /^Primeros/ })).toBeVisible();
}

async function openFilter(page: Page) {
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Filtros/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filtrar la carta' });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function setLetters(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

test('a diner searches the menu, filters it by allergen and diet, and is warned by a shared link', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await openMenu(phone);
  const stated = phone.getByRole('dialog', { name: STATED_PRODUCT });

  await test.step('search ignores accents and typing errors, and a closed product returns to it', async () => {
    await field(phone).tap();
    await expect(field(phone)).toBeFocused();
    await field(phone).fill('TARTA QUSO');
    await expect(said(phone, '1 plato')).toBeAttached();
    await expect(results(phone).getByRole('listitem')).toHaveCount(1);
    await expect(phone).toHaveURL(/\?buscar=TARTA\+QUSO$/);

    const card = results(phone).getByRole('button', { name: STATED_PRODUCT, exact: true });
    await card.tap();
    await expect(stated).toBeVisible();
    await phone.goBack();
    await expect(stated).toBeHidden();
    await expect(field(phone)).toHaveValue('TARTA QUSO');
    await expect(card).toBeFocused();

    await phone.reload();
    await expect(results(phone).getByRole('listitem')).toHaveCount(1);
    await field(phone).fill('sushi');
    await expect(phone.getByRole('heading', { name: 'Nada con «sushi»' })).toBeVisible();
    await expect(said(phone, 'Ningún plato')).toBeAttached();
    await phone.getByRole('button', { name: 'Borrar la búsqueda' }).last().tap();
    await expect(phone.getByRole('heading', { name: /^Primeros/ })).toBeVisible();
    await expect(phone).toHaveURL(/\/clients\/carta$/);
  });

  await test.step('a note typed into a product’s sheet outlasts a tap beside it', async () => {
    const opener = phone.getByRole('button', { name: 'Crema de espárragos', exact: true });
    const sheet = phone.getByRole('dialog', { name: 'Crema de espárragos' });
    const note = sheet.getByLabel('Nota para la cocina');
    await opener.tap();
    await note.fill('sin picatostes');
    await phone.touchscreen.tap(195, 40);
    await expect(sheet).toBeHidden();
    await opener.tap();
    await expect(note).toHaveValue('sin picatostes');
    await sheet.getByRole('button', { name: /^Añadir · / }).tap();
    await opener.tap();
    await expect(note).toHaveValue('');
    await phone.goBack();
    await expect(sheet).toBeHidden();
  });

  await test.step('a minus takes it away again, with its note, and Deshacer brings both back', async () => {
    await phone.getByRole('button', { name: 'Quitar uno de Crema de espárragos' }).tap();
    await expect(phone.getByRole('link', { name: /Ver mi pedido/ })).toHaveCount(0);
    await phone.getByRole('button', { name: 'Deshacer' }).tap();
    await phone.getByRole('link', { name: /Ver mi pedido/ }).tap();
    await expect(phone.getByLabel('Nota para la cocina sobre Crema de espárragos')).toHaveValue(
      'sin picatostes',
    );
    await phone.goBack();
  });

  await test.step('as a list, ten products fit on a screen, and the next menu is a list too', async () => {
    const list = phone.getByRole('button', { name: 'Lista', exact: true });
    await list.tap();
    await phone.reload();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() =>
        phone.getByRole('heading', { level: 3 }).evaluateAll(
          (names) =>
            names.filter((name) => {
              const { top, bottom } = name.getBoundingClientRect();
              return top > 0 && bottom < innerHeight;
            }).length,
        ),
      )
      .toBeGreaterThanOrEqual(10);
    await list.tap();
  });

  await test.step('an allergen hides what contains it, and lists what states nothing apart', async () => {
    const sheet = await openFilter(phone);
    await sheet.getByRole('checkbox', { name: 'Lácteos' }).check();
    await expect(sheet.getByRole('status')).toContainText(/^Ocultos \d+ platos$/);
    await phone.goBack();
    await expect(sheet).toBeHidden();

    await expect(phone.getByText(/^Evitas lácteos\. Ocultos \d+ platos/)).toBeVisible();
    await expect(phone.getByRole('heading', { name: STATED_PRODUCT })).toHaveCount(0);
    await expect(
      unstated(phone).getByRole('button', { name: `Añadir ${UNSTATED_PRODUCT}` }),
    ).toHaveCount(0);
    await expect(unstated(phone)).toContainText('Alérgenos: no informado.');
    await unstated(phone)
      .getByRole('button', { name: `Ver ${UNSTATED_PRODUCT}` })
      .tap();
    await expect(phone.getByRole('dialog', { name: UNSTATED_PRODUCT })).toContainText(
      'Alérgenos: no informado.',
    );
    await phone.goBack();
    await expect(phone).toHaveURL(/\/clients\/carta$/);
  });

  await test.step('a link to a product that the filters hide warns of both', async () => {
    const sheet = await openFilter(phone);
    await sheet.getByRole('radio', { name: 'Vegano' }).check();
    await phone.goBack();
    await expect(sheet).toBeHidden();
    const product = (await restaurant.staff.menu()).find(({ name }) => name === STATED_PRODUCT);
    // A load of the page, which the filters outlast: they are kept for the visit.
    await phone.goto(`/clients/carta?plato=${product?.idproductos}`);
    await expect(stated).toContainText('Lleva lácteos, que evitas.');
    await expect(stated).toContainText('El restaurante no dice que sea vegano.');
    await expect(stated.getByText('Vegetariano', { exact: true })).toBeVisible();
    await stated.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(stated).toBeHidden();
  });

  await test.step('the filters apply to a search too, until they are removed', async () => {
    await field(phone).fill('tarta queso');
    await expect(phone.getByText('Hay un plato, pero lo ocultan tus filtros.')).toBeVisible();
    await phone.getByRole('button', { name: 'Quitar filtros', exact: true }).tap();
    await expect(results(phone).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('on a phone in English, it is found by its English or its Spanish name', async () => {
    await restaurant.staff.editProduct('Rabo de toro', {
      traducciones: { en: { name: 'Oxtail stew', description: '' } },
    });
    const english = await openPhone({ locale: 'en-GB' });
    await sitDown(english, restaurant, '4');
    await english
      .getByRole('link', { name: /^The menu/ })
      .first()
      .tap();
    for (const typed of ['oxtial', 'rabo toro']) {
      await english.getByRole('searchbox', { name: 'Search the menu' }).fill(typed);
      const found = english.getByRole('region', { name: /^Results/ });
      await expect(found.getByRole('listitem')).toHaveCount(1);
      await expect(found).toContainText('Oxtail stew');
    }
  });
});

test('diners filter by a diet that the owner has set, and are told if what they chose sells out', async ({
  restaurant,
  openDevice,
  openPhone,
}) => {
  await restaurant.staff.clearMenu();
  await restaurant.staff.importMenu(Buffer.from(MENU_WITHOUT_DIETS));
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await openMenu(phone);
  const sheet = await openFilter(phone);
  await expect(sheet.getByRole('checkbox', { name: 'Lácteos' })).toBeVisible();
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await phone.goBack();
  await expect(sheet).toBeHidden();

  const owner = await openDevice(DESKTOP);
  await logInWithCookies(owner, restaurant.login);
  await goToProducts(owner);
  await stateDiet(owner, 'Pimientos asados', 'Vegano');
  await stateDiet(owner, 'Leche frita', 'Vegetariano');

  await phone.reload();
  await openFilter(phone);
  await sheet.getByRole('radio', { name: 'Vegetariano' }).check();
  await expect(sheet.getByRole('status')).toHaveText('Ocultos 2 platos');
  await sheet.getByRole('radio', { name: 'Vegano' }).check();
  await expect(sheet.getByRole('status')).toHaveText('Ocultos 3 platos');
  await phone.goBack();
  await expect(sheet).toBeHidden();

  // The filter lasts for the visit.
  await phone.reload();
  await expect(phone.getByText(/^Solo platos veganos\. Ocultos 3 platos/)).toBeVisible();
  const card = phone.getByRole('listitem').filter({ hasText: 'Pimientos asados' });
  await expect(card.getByText('Vegano', { exact: true })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Leche frita' })).toHaveCount(0);

  await openFilter(phone);
  await sheet.getByRole('radio', { name: 'Vegetariano' }).check();
  await sheet.getByRole('checkbox', { name: 'Lácteos' }).check();
  await sheet.getByRole('button', { name: 'Ver 1 plato' }).tap();
  await expect(
    phone.getByText(/^Solo platos vegetarianos\. Evitas lácteos\. Ocultos 3 platos/),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Pimientos asados', exact: true }).tap();
  const product = phone.getByRole('dialog', { name: 'Pimientos asados' });
  await expect(product.getByText('Vegano', { exact: true })).toBeVisible();
  await phone.goBack();
  await expect(product).toBeHidden();
  await phone.getByRole('button', { name: 'quitar filtros' }).tap();
  await expect(phone.getByRole('heading', { name: 'Rabo de toro' })).toBeVisible();

  await addProduct(phone, 'Rabo de toro');
  await addProduct(phone, 'Pimientos asados');
  await expect(phone.getByRole('link', { name: /Ver mi pedido/ })).toBeVisible();
  await restaurant.staff.sellOut('Rabo de toro', 'hoy');
  const news = phone.getByRole('alert').filter({ hasText: '«Rabo de toro» se ha agotado.' });
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Ver mi pedido' }).tap();
  await expect(phone).toHaveURL(/\/clients\/resumen$/);
});

test('on the smallest phone, and with letters twice as large, nothing is cut off, and tabs lead through 300 dishes', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone({ viewport: { width: 320, height: 700 } });
  await sitDown(phone, restaurant, '4');

  await test.step('nothing in the bar is cut off, and the menu’s cards are 250 px wide', async () => {
    const bar = phone.getByRole('banner');
    const name = bar.getByText('Taberna del Palacio');
    for (const size of ['200%', '100%']) {
      await setLetters(phone, size);
      // No whole line of text is cut off; single letters may extend beyond their line.
      expect(await name.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(20);
      for (const control of await bar.getByRole('link').or(bar.getByRole('button')).all()) {
        const { x = -1, width = 0 } = (await control.boundingBox()) ?? {};
        expect(width).toBeGreaterThanOrEqual(44);
        expect(x + width).toBeLessThanOrEqual(320);
      }
    }
    await sitDown(phone, restaurant, LONG_TABLE);
    for (const size of ['200%', '100%']) {
      await setLetters(phone, size);
      // Whole, in lines of words.
      const { x, y, width, height } = (await bar.getByText(LONG_TABLE).boundingBox()) ?? NOWHERE;
      expect(width).toBeGreaterThan(100);
      expect(x + width).toBeLessThanOrEqual(320);
      const whole = (await bar.boundingBox()) ?? NOWHERE;
      expect(y + height).toBeLessThanOrEqual(whole.y + whole.height);
    }
    await chooseByLinks(phone, 'Botella de tinto de Madrid');
    const card = phone.getByRole('listitem').filter({ hasText: 'Espárragos con huevo y jamón' });
    expect((await card.boundingBox())?.width).toBe(250);
    await setLetters(phone, '200%');
    expect((await card.boundingBox())?.width).toBe(0.85 * 320);
    await setLetters(phone, '100%');
    const list = phone.getByRole('button', { name: 'Lista', exact: true });
    await list.tap();
    await setLetters(phone, '200%');
    expect(await brokenText(phone.locator('main h3'))).toEqual([]);
    await setLetters(phone, '100%');
    await list.tap();
  });

  await openLargeMenu(restaurant);
  await phone.goto('/clients/home');
  await phone.goto('/clients/carta');
  const overhang = () =>
    phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // 320 pixels are also what is left at 400 %.
  for (const { width, size } of [
    { width: 320, size: '100%' },
    { width: 390, size: '200%' },
  ]) {
    await test.step(`long names never scroll sideways: ${width} pixels, letters at ${size}`, async () => {
      await phone.setViewportSize({ width, height: 700 });
      await setLetters(phone, size);
      for (const product of [LONG_NAME, ENDLESS_WORD]) {
        await field(phone).fill('');
        await addProduct(phone, product);
        await expectAdded(phone, product);
        expect(await overhang()).toBe(0);
        await field(phone).fill(product.slice(0, 14));
        await expect(
          results(phone).getByRole('button', { name: product, exact: true }),
        ).toBeVisible();
        expect(await overhang()).toBe(0);
      }
      const sheet = await openFilter(phone);
      expect(await overhang()).toBe(0);
      await phone.goBack();
      await expect(sheet).toBeHidden();
      await field(phone).fill('');
    });
  }

  await test.step('tabs scroll to their category, mark it, and add nothing to the history', async () => {
    await setLetters(phone, '100%');
    const tabs = phone.getByRole('navigation', { name: 'Categorías de la carta' });
    for (const name of ['Guisos', 'Cervezas y refrescos', 'Ensaladas']) {
      const tab = tabs.getByRole('link', { name });
      await tab.focus();
      await phone.keyboard.press('Enter');
      await expect(tab).toHaveAttribute('aria-current', 'true');
      const heading = phone.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
    }
    await phone.goBack();
    await expect(phone).toHaveURL(/\/clients\/home$/);
  });
});
