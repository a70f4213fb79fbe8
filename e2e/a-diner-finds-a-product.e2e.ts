import type { Page } from '@playwright/test';
import { DESKTOP } from './fixtures/devices.ts';
import { addProduct, choose, sitDown } from './fixtures/diner.ts';
import { ENDLESS_WORD, LONG_NAME, openLargeMenu } from './fixtures/large-menu.ts';
import { openProducts } from './fixtures/owner.ts';
import { expect, test } from './fixtures/test.ts';

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
  await owner.getByRole('button', { name: `Ficha de ${product}`, exact: true }).click();
  const sheet = owner.getByRole('dialog', { name: product });
  await sheet
    .getByRole('group', { name: 'Dieta' })
    .getByRole('radio', { name: diet, exact: true })
    .check();
  await sheet.getByRole('button', { name: 'Actualizar' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).first().click();
  await expect(sheet).toBeHidden();
}

async function openMenu(page: Page): Promise<void> {
  await page.goto('/clients/carta');
  await expect(page.getByRole('heading', { name: /^Primeros/ })).toBeVisible();
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

test('search ignores accents and typing errors, and closing a product returns to the results', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await openMenu(phone);
  await phone.getByRole('button', { name: 'Buscar', exact: true }).tap();
  await expect(field(phone)).toBeFocused();

  await field(phone).fill('TARTA QUSO');
  await expect(said(phone, '1 plato')).toBeAttached();
  await expect(results(phone).getByRole('listitem')).toHaveCount(1);
  await expect(phone).toHaveURL(/\?buscar=TARTA\+QUSO$/);

  const card = results(phone).getByRole('button', { name: STATED_PRODUCT, exact: true });
  await card.tap();
  const sheet = phone.getByRole('dialog', { name: STATED_PRODUCT });
  await expect(sheet).toBeVisible();
  await phone.goBack();
  await expect(sheet).toBeHidden();
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

test('on a phone in English, a product is found by its English or its Spanish name', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone({ locale: 'en-GB' });
  await restaurant.staff.editProduct('Rabo de toro', {
    traducciones: { en: { name: 'Oxtail stew', description: '' } },
  });
  await sitDown(phone, restaurant, '4');
  await phone.goto('/clients/carta');
  for (const typed of ['oxtial', 'rabo toro']) {
    await phone.getByRole('searchbox', { name: 'Search the menu' }).fill(typed);
    const found = phone.getByRole('region', { name: /^Results/ });
    await expect(found.getByRole('listitem')).toHaveCount(1);
    await expect(found).toContainText('Oxtail stew');
  }
});

test('an allergen filter hides products that contain it, and lists products without information apart', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await openMenu(phone);
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

  // The filter lasts for the visit, and applies to a search too.
  await phone.reload();
  await field(phone).fill('tarta queso');
  await expect(phone.getByText('Hay un plato, pero lo ocultan tus filtros.')).toBeVisible();
  await phone.getByRole('button', { name: 'Quitar filtros', exact: true }).tap();
  await expect(results(phone).getByRole('listitem')).toHaveCount(1);
});

test('diners can filter by a diet that the owner has set, and see how many products are hidden', async ({
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
  await openProducts(owner, restaurant);
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
});

test('a link to a product that does not match the chosen diet shows a warning', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await openMenu(phone);
  await (await openFilter(phone)).getByRole('radio', { name: 'Vegano' }).check();
  await phone.goBack();
  const product = (await restaurant.staff.menu()).find(({ name }) => name === STATED_PRODUCT);
  await phone.goto(`/clients/carta?plato=${product?.idproductos}`);
  const sheet = phone.getByRole('dialog', { name: STATED_PRODUCT });
  await expect(sheet).toContainText('El restaurante no dice que sea vegano.');
  await expect(sheet.getByText('Vegetariano', { exact: true })).toBeVisible();
});

test('a link to a product with an avoided allergen shows a warning', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await openMenu(phone);
  await (await openFilter(phone)).getByRole('checkbox', { name: 'Lácteos' }).check();
  await phone.goBack();
  const product = (await restaurant.staff.menu()).find(({ name }) => name === STATED_PRODUCT);
  await phone.goto(`/clients/carta?plato=${product?.idproductos}`);
  await expect(phone.getByRole('dialog', { name: STATED_PRODUCT })).toContainText(
    'Lleva lácteos, que evitas.',
  );
});

test('if a product in the basket sells out, the open menu says so', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Agua mineral', 'Perdiz en escabeche');
  await expect(phone.getByRole('link', { name: /Ver mi pedido/ })).toBeVisible();
  await restaurant.staff.sellOut('Perdiz en escabeche', 'hoy');
  const news = phone.getByRole('alert').filter({ hasText: '«Perdiz en escabeche» se ha agotado.' });
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Ver mi pedido' }).tap();
  await expect(phone).toHaveURL(/\/clients\/resumen$/);
});

test('tabs scroll to their category, mark the current one, and add nothing to the browser history', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await openLargeMenu(restaurant);
  await phone.goto('/clients/home');
  await phone.goto('/clients/carta');
  const tabs = phone.getByRole('navigation', { name: 'Categorías de la carta' });
  for (const name of ['Guisos', 'Cervezas y refrescos', 'Ensaladas']) {
    const tab = tabs.getByRole('link', { name });
    await tab.focus();
    await phone.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(
      phone.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 }),
    ).toBeInViewport();
    await expect(
      phone.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 }),
    ).toBeFocused();
  }
  await phone.goBack();
  await expect(phone).toHaveURL(/\/clients\/home$/);
});

for (const { name, width, fontSize } of [
  { name: 'on 320 pixels, as at 400 %', width: 320, fontSize: '100%' },
  { name: 'with letters twice as large', width: 390, fontSize: '200%' },
]) {
  test(`300 dishes with long names never scroll sideways, ${name}`, async ({
    restaurant,
    openPhone,
  }) => {
    const phone = await openPhone({ viewport: { width, height: 700 } });
    await sitDown(phone, restaurant, '4');
    await openLargeMenu(restaurant);
    await phone.goto('/clients/carta');
    await phone.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const overhang = () =>
      phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const product of [LONG_NAME, ENDLESS_WORD]) {
      await field(phone).fill('');
      await addProduct(phone, product);
      expect(await overhang()).toBe(0);
      await field(phone).fill(product.slice(0, 14));
      await expect(
        results(phone).getByRole('button', { name: product, exact: true }),
      ).toBeVisible();
      expect(await overhang()).toBe(0);
    }
    await openFilter(phone);
    expect(await overhang()).toBe(0);
  });
}

test('on the smallest phone, the menu’s cards are 250 px wide, and nothing in the bar is cut off', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone({ viewport: { width: 320, height: 640 } });
  await sitDown(phone, restaurant, '4');
  const bar = phone.getByRole('banner');
  const name = bar.getByText('Taberna del Palacio');
  for (const fontSize of ['100%', '200%']) {
    await phone.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    // No whole line of text is cut off; single letters may extend beyond their line.
    expect(await name.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(20);
    for (const control of await bar.getByRole('link').or(bar.getByRole('button')).all()) {
      const { x = -1, width = 0 } = (await control.boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(320);
    }
  }
  await choose(phone, 'Botella de tinto de Madrid');
  const card = phone.getByRole('listitem').filter({ hasText: 'Espárragos con huevo y jamón' });
  expect((await card.boundingBox())?.width).toBe(250);
});
