import type { Page, Route } from '@playwright/test';
import { PHONE } from './fixtures/devices.ts';
import {
  basketIcon,
  choose,
  expectAtTable,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { logInAtTheBoard } from './fixtures/kitchen.ts';
import { listen } from './fixtures/listen.ts';
import { expect, test } from './fixtures/test.ts';

const SCRIPTS = '**/assets/*.js';
const FIRST_PRODUCT = 'Espárragos verdes de Aranjuez a la plancha';

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never)['value']);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function movedBy(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as never as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

test('before its scripts load, the menu can be read and links work; afterwards a product can be added', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  const complaints = listen(phone);
  const release = await holdScripts(phone);
  const { url } = await restaurant.staff.tableCode('4');
  await phone.goto(url, { waitUntil: 'commit' });
  await expectAtTable(phone, 'Mesa 4');
  await expect(phone.getByRole('heading', { name: FIRST_PRODUCT })).toBeVisible();

  await phone.getByRole('link', { name: 'Toda la carta' }).tap();
  await expect(phone).toHaveURL(/\/clients\/carta$/);
  await expect(phone.getByRole('heading', { name: FIRST_PRODUCT })).toBeVisible();
  await expect(phone.getByRole('heading', { name: /^Bebidas/ })).toBeAttached();
  await expect(phone).toHaveTitle('Carta · Simplato');

  release();
  const add = phone.getByRole('button', { name: `Añadir ${FIRST_PRODUCT}` });
  await expect(async () => {
    await add.tap();
    await expect(basketIcon(phone)).not.toHaveAccessibleName('Tu pedido: vacío', { timeout: 500 });
  }).toPass();
  expect(complaints).toEqual([]);
});

test('a product tapped before the script has loaded is added once it has', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  const release = await holdScripts(phone);
  await phone.goto((await restaurant.staff.tableCode('4')).url, { waitUntil: 'commit' });
  const add = phone.getByRole('button', { name: `Añadir ${FIRST_PRODUCT}` });
  await phone.waitForFunction(() => 'takeEarlyTaps' in window);
  await add.tap();
  await add.tap();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
  release();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
});

const SPANISH = { add: /^Añadir/, filled: 'Tu pedido: 1 plato' };
for (const [locale, words] of [
  ['es-ES', SPANISH],
  ['en-GB', { add: /^Add/, filled: 'Your order: 1 dish' }],
  // Not one of the site's languages.
  ['it-IT', SPANISH],
] as const) {
  test(`a server-rendered page hydrates without errors or layout shifts: ${locale}`, async ({
    restaurant,
    openPhone,
  }) => {
    const phone = await openPhone({ locale });
    await watchShifts(phone);
    const complaints = listen(phone);
    await sitDown(phone, restaurant, 'Terraza 1');
    await phone.getByRole('button', { name: words.add }).first().tap();
    const basket = phone.getByRole('link', { name: words.filled });
    await expect(basket).toBeVisible();
    for (const path of ['/clients/carta', '/clients/home', '/']) {
      await phone.goto(path);
      if (path !== '/') {
        await expect(basket).toBeVisible();
        await expect(phone.getByRole('banner')).toContainText('Terraza 1');
      }
      expect(await movedBy(phone), path).toBeLessThan(0.01);
    }
    expect(complaints).toEqual([]);
  });
}

test('adding a product loads no locale data, which would block a slow phone', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await phone.addInitScript(() => {
    const formats: string[] = [];
    Object.assign(window, { formats });
    // Not `DateTimeFormat`: it gives Madrid's time, by which a kitchen with hours is open or closed.
    for (const name of ['NumberFormat', 'ListFormat', 'PluralRules', 'Collator'] as const) {
      const construct = (format: new () => object, args: []) => {
        formats.push(name);
        return new format(...args);
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
    }
  });
  await sitDown(phone, restaurant, '4');
  await choose(phone, FIRST_PRODUCT);
  const formats = await phone.evaluate(() => (window as never as { formats: string[] }).formats);
  expect(formats).toEqual([]);
});

test('if a script does not load, the page says so and offers to reload', async ({
  restaurant,
  openDevice,
}) => {
  const phone = await openDevice({ ...PHONE, locale: 'de-DE' });
  const lost = (route: Route) => route.abort('connectionreset');
  // The page's first script loads, and none after it.
  await phone.route('**/assets/queries-*.js', lost);
  await phone.goto('/auth/login');
  const late = phone.getByText('La página no termina de cargar. Comprueba tu red.');
  await expect(late).toBeVisible();
  await expect(phone.locator('[data-covers-screen]')).toHaveCount(0);
  await phone.unroute('**/assets/queries-*.js', lost);
  await phone.getByRole('link', { name: 'Volver a cargar' }).tap();
  await expect(phone.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(late).toHaveCount(0);

  const { url } = await restaurant.staff.tableCode('4');
  await phone.goto(url);
  await expectAtTable(phone, 'Tisch 4');
  // Here not even the first script loads: after a while a notice appears.
  await phone.route(SCRIPTS, lost);
  const devtools = await phone.context().newCDPSession(phone);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await phone.goto('/clients/carta');
  const add = phone.getByRole('button', { name: /dazulegen$/ }).first();
  await expect(add).toBeVisible();
  const again = phone.getByRole('status').getByRole('link', { name: 'Neu laden' });
  await expect(again).toBeVisible();
  await phone.unroute(SCRIPTS, lost);
  await again.tap();
  await expect(again).toHaveCount(0);
  await add.tap();
  await expect(phone.getByRole('banner').getByRole('link', { name: /: 1/ })).toBeVisible();
});

test('the page is not painted before the content that is read first has arrived', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await holdScripts(phone);
  await phone.goto((await restaurant.staff.tableCode('4')).url, { waitUntil: 'commit' });
  await expectAtTable(phone, 'Mesa 4');
  for (const [path, words] of [
    ['/clients/carta', FIRST_PRODUCT],
    ['/clients/home', FIRST_PRODUCT],
    ['/', 'La carta se abre.'],
  ] as const) {
    await phone.goto(path, { waitUntil: 'commit' });
    const waited = phone.locator('link[rel="expect"][blocking="render"]');
    const first = await waited.getAttribute('href');
    await expect(phone.locator(first ?? 'nothing is waited for')).toContainText(words);
  }
});

test('a part that nobody waits for is loaded again later, and the menu can be read meanwhile', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, FIRST_PRODUCT);
  await openSummary(phone);
  const sending = (url: URL) => url.pathname === '/api/shop/orders';
  await phone.route(sending, (route) => route.abort());
  await sendButton(phone).tap();
  const unsent = phone.getByText('Tu pedido está por enviar');
  await expect(unsent).toBeVisible();

  let lost = 0;
  const parts = /\/assets\/(orders|queries)-[^/]+\.js/;
  await phone.route(parts, async (route) => {
    lost += 1;
    await route.abort();
  });
  await phone.goto('/clients/carta');
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect(phone.getByRole('heading', { name: FIRST_PRODUCT })).toBeVisible();
  await expect(phone.getByRole('button', { name: `Añadir ${FIRST_PRODUCT}` })).toBeVisible();
  await expect(phone.getByText('Esto no ha llegado')).toBeHidden();
  await phone.unroute(parts);

  await expect(unsent).toBeVisible();
  await phone.unroute(sending);
  await expect(phone.getByText('Pedido enviado. El pago se realizará en mesa.')).toBeVisible();
});

test('a visit’s orders cause no layout shift when the home page is reloaded', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await watchShifts(phone);
  await sitDown(phone, restaurant, '4');
  await choose(phone, FIRST_PRODUCT);
  await openSummary(phone);
  await sendButton(phone).tap();
  await readConfirmation(phone);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Tus pedidos' })).toBeVisible();
  expect(await movedBy(phone)).toBeLessThan(0.01);
});

test('a table’s link asks logged-in staff before it ends their session', async ({
  restaurant,
  openTablet,
}) => {
  const tablet = await openTablet();
  await logInAtTheBoard(tablet, restaurant.login);
  await tablet.goto((await restaurant.staff.tableCode('4')).url);
  await expect(tablet.getByText('Has entrado como restaurante')).toBeVisible();
  await tablet.getByRole('link', { name: 'Volver a los pedidos' }).click();
  await expect(tablet).toHaveURL(/\/restaurants\/pedidos$/);
  await tablet.goBack();
  await tablet.getByRole('button', { name: 'Sentarme a la mesa' }).click();
  await expectAtTable(tablet, 'Mesa 4');
});

test('a table’s link opened in one tab updates the other tab', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  // A request in progress when the session changes would be made without one, and end both.
  const atRest = ['**/api/client/orders', '**/api/shop/productos/byIdenterprise'].map((url) =>
    phone.waitForResponse(url),
  );
  await sitDown(phone, restaurant, '4');
  await Promise.all(atRest);
  const tab = await phone.context().newPage();
  await sitDown(tab, restaurant, '7');
  await expect(phone.getByRole('banner')).toContainText('Mesa 7');
});
