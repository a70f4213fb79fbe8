import type { Page, Route } from '@playwright/test';
import { WITH_MOTION } from './fixtures/devices.ts';
import { order } from '@simplato/test-kit';
import { addProduct, basketIcon, expectAdded, expectAtTable, sitDown } from './fixtures/diner.ts';
import { listen } from './fixtures/listen.ts';
import { clientOf, logInWithCookies } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

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

/** Records which formats the page's script makes: their locale data would block a slow phone. */
async function watchFormats(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
}

/** The page is not painted before the content that is read first has arrived. */
async function expectPaintedWith(page: Page, words: string): Promise<void> {
  const waited = page.locator('link[rel="expect"][blocking="render"]');
  const first = await waited.getAttribute('href');
  await expect(page.locator(first ?? 'nothing is waited for')).toContainText(words);
}

test('before its scripts load, the menu can be read and links work; a product tapped meanwhile is added once', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  const complaints = listen(phone);
  const release = await holdScripts(phone);
  await phone.goto('/', { waitUntil: 'commit' });
  await expectPaintedWith(phone, 'La carta se abre.');

  const { url } = await restaurant.staff.tableCode('4');
  await phone.goto(url, { waitUntil: 'commit' });
  await expectAtTable(phone, 'Mesa 4');
  await expect(phone.getByRole('heading', { name: FIRST_PRODUCT })).toBeVisible();
  await expectPaintedWith(phone, FIRST_PRODUCT);

  await phone.getByRole('link', { name: 'Toda la carta' }).tap();
  await expect(phone).toHaveURL(/\/clients\/carta$/);
  await expect(phone.getByRole('heading', { name: FIRST_PRODUCT })).toBeVisible();
  await expect(phone.getByRole('heading', { name: /^Bebidas/ })).toBeAttached();
  await expect(phone).toHaveTitle('Carta · Simplato');
  await expectPaintedWith(phone, FIRST_PRODUCT);

  const add = phone.getByRole('button', { name: `Añadir ${FIRST_PRODUCT}` });
  await phone.waitForFunction(() => 'takeEarlyTaps' in window);
  await add.tap();
  await add.tap();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
  release();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
  await add.tap();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');
  expect(complaints).toEqual([]);
});

test('server-rendered pages hydrate without errors or layout shifts, whatever the phone’s language', async ({
  restaurant,
  openPhone,
}) => {
  const table = 'Terraza 1';
  const open = async (locale: string, action: RegExp) => {
    const phone = await openPhone({ locale });
    await watchShifts(phone);
    await watchFormats(phone);
    const complaints = listen(phone);
    await sitDown(phone, restaurant, table);
    const add = phone.getByRole('button', { name: action }).first();
    await expect(add).toBeVisible();
    expect(await movedBy(phone), locale).toBeLessThan(0.01);
    await add.tap();
    return { phone, complaints };
  };
  const visit = async (phone: Page, path: string, filled: string) => {
    await phone.goto(path);
    await expect(phone.getByRole('link', { name: filled })).toBeVisible();
    await expect(phone.getByRole('banner')).toContainText(table);
    expect(await movedBy(phone), path).toBeLessThan(0.01);
  };
  const visitLanding = async (phone: Page) => {
    await phone.goto('/');
    expect(await movedBy(phone), '/').toBeLessThan(0.01);
  };

  await test.step('in Spanish, also with an order of the visit on the home page', async () => {
    const { phone, complaints } = await open('es-ES', /^Añadir/);
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
    await visit(phone, '/clients/carta', 'Tu pedido: 1 plato');
    await addProduct(phone, FIRST_PRODUCT);
    await expectAdded(phone, FIRST_PRODUCT);
    const formats = await phone.evaluate(() => (window as never as { formats: string[] }).formats);
    expect(formats, 'formats made to add a product').toEqual([]);

    const [product] = await restaurant.staff.menu();
    const lineas = [{ idproductos: product?.idproductos ?? 0, quantity: 1 }];
    await order(await clientOf(phone, restaurant.url), { lineas });
    await visit(phone, '/clients/home', 'Tu pedido: 2 platos');
    await expect(phone.getByRole('heading', { name: 'Tus pedidos' })).toBeVisible();
    expect(await movedBy(phone), 'by the orders').toBeLessThan(0.01);
    await visitLanding(phone);
    expect(complaints).toEqual([]);
  });

  await test.step('in English', async () => {
    const { phone, complaints } = await open('en-GB', /^Add/);
    await expect(phone.getByRole('link', { name: 'Your order: 1 dish' })).toBeVisible();
    await visit(phone, '/clients/carta', 'Your order: 1 dish');
    await visitLanding(phone);
    expect(complaints).toEqual([]);
  });

  await test.step('in Spanish if the phone’s language is none of ours', async () => {
    const { phone, complaints } = await open('it-IT', /^Añadir/);
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
    expect(complaints).toEqual([]);
  });
});

test('if a script does not load, the page says so and offers to reload, and an unsent order waits', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone({ locale: 'de-DE' });
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
  const basket = phone.getByRole('banner').getByRole('link', { name: /: 1/ });
  await expect(basket).toBeVisible();

  await test.step('a part that nobody waits for is loaded again later', async () => {
    await basket.tap();
    const sending = (to: URL) => to.pathname === '/api/shop/orders';
    await phone.route(sending, lost);
    await phone.getByRole('button', { name: 'Jetzt bestellen, am Tisch zahlen' }).tap();
    const unsent = phone.getByText('Wir wissen nicht, ob deine Bestellung angekommen ist');
    await expect(unsent).toBeVisible();

    let parts = 0;
    const loseParts = async (route: Route) => {
      parts += 1;
      await route.abort();
    };
    const ofParts = /\/assets\/(orders|queries)-[^/]+\.js/;
    await phone.route(ofParts, loseParts);
    await phone.goto('/clients/carta');
    await expect.poll(() => parts).toBeGreaterThan(1);
    await expect(phone.getByRole('heading', { name: FIRST_PRODUCT })).toBeVisible();
    await expect(add).toBeVisible();
    await expect(phone.getByText('Das ist nicht angekommen')).toBeHidden();
    await phone.unroute(ofParts, loseParts);

    await expect(unsent).toBeVisible();
    await phone.unroute(sending, lost);
    await expect(phone.getByText('Bestellung gesendet. Du zahlst am Tisch.')).toBeVisible();
  });
});

test('a table’s link asks logged-in staff first, and a link in another tab moves this one', async ({
  restaurant,
  openTablet,
}) => {
  const tablet = await openTablet();
  await logInWithCookies(tablet, restaurant.login);
  await tablet.goto((await restaurant.staff.tableCode('4')).url);
  await expect(tablet.getByText('Has entrado como restaurante')).toBeVisible();
  await tablet.getByRole('link', { name: 'Volver a los pedidos' }).click();
  await expect(tablet).toHaveURL(/\/restaurants\/pedidos$/);
  await tablet.goBack();
  // A request in progress when the session changes would be made without one, and end both.
  const atRest = ['**/api/client/orders', '**/api/shop/productos/byIdenterprise'].map((url) =>
    tablet.waitForResponse(url),
  );
  await tablet.getByRole('button', { name: 'Sentarme a la mesa' }).click();
  await expectAtTable(tablet, 'Mesa 4');
  await Promise.all(atRest);

  const tab = await tablet.context().newPage();
  await sitDown(tab, restaurant, '7');
  await expect(tablet.getByRole('banner')).toContainText('Mesa 7');
});
