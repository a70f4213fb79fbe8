import { PHONE } from './fixtures/devices.ts';
import {
  addProduct,
  basketIcon,
  expectAtTable,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { openRollout } from './fixtures/rollout.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';
import {
  cacheNames,
  expectMenuKept,
  expectNoWorker,
  expectWorker,
  keptOf,
  WITH_WORKER,
} from './fixtures/worker.ts';

const PRODUCT = 'Espárragos verdes de Aranjuez a la plancha';
const PRODUCT_IN_ENGLISH = 'Grilled green asparagus from Aranjuez';
const TWELVE_MINUTES_MS = 12 * 60_000;

test('the site can be installed, asks the server for each page once, and keeps files alone', async ({
  restaurant,
  openBrowser,
}) => {
  const site = await openRollout(restaurant.url);
  // The browser of the other journeys has no windows, and so installs nothing.
  const browser = await openBrowser();
  const context = await browser.newContext({ ...PHONE, ...WITH_WORKER, baseURL: site.url });
  const phone = await context.newPage();
  await phone.goto('/');
  await expectWorker(phone);

  await test.step('its manifest, icons and service worker are valid', async () => {
    const line = await phone.context().newCDPSession(phone);
    const { errors, data, url } = await line.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toMatch(/\/manifest\.webmanifest$/);
    const manifest = JSON.parse(data ?? '{}') as {
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ lang: 'es', start_url: '/abrir', display: 'standalone' });
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    const pictures = manifest.icons.filter(({ sizes }) => sizes !== 'any');
    const sizes = await phone.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(async (address) => {
            const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
            return `${width}x${height}`;
          }),
        ),
      pictures.map(({ src }) => src),
    );
    expect(sizes).toEqual(pictures.map((picture) => picture.sizes));
    const { installabilityErrors } = await line.send('Page.getInstallabilityErrors');
    // The test's browser counts as incognito, which is the only obstacle.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  });

  await test.step('a table’s link opens its table, and each page is requested once', async () => {
    const { pathname, search } = new URL((await restaurant.staff.tableCode('Terraza 1')).url);
    const before = site.asked.length;
    await phone.goto(pathname + search);
    await expectAtTable(phone, 'Terraza 1');
    await expectMenuKept(phone);
    await phone.goto('/clients/carta');
    await expect(phone.getByRole('heading', { name: PRODUCT })).toBeVisible();
    await phone.goto('/robots.txt');
    const pages = site.asked
      .slice(before)
      .filter(
        (path) =>
          !/^\/(assets|api)\/|^\/(early-taps|sw)\.js|\.(ico|svg|png|webmanifest)$/.test(path),
      );
    const home = `/clients/home${search}`;
    expect(pages).toEqual([pathname + search, home, '/clients/carta', '/robots.txt']);
  });

  await test.step('a text that was opened before can be read without a network', async () => {
    await phone.goto('/legal/cookies');
    const styles = await phone
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
    expect(styles.join()).toContain('/assets/legal-area-');
    const keeps = (path: string) =>
      phone.evaluate(async (file) => (await caches.match(file)) !== undefined, path);
    for (const path of styles) await expect.poll(() => keeps(path)).toBe(true);
    await phone.context().setOffline(true);
    await phone.goto('/legal/cookies');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Política de cookies');
  });

  await test.step('the service worker stores no API answers and no rendered pages', async () => {
    const names = (await cacheNames(phone)).filter((name) => name !== 'simplato-carta');
    const kept = (await Promise.all(names.map((name) => keptOf(phone, name)))).flat();
    expect(kept.length).toBeGreaterThan(20);
    const others = kept.filter((path) => !/^\/(assets|api\/fotos|api\/acento)\//.test(path));
    expect(others).toEqual(['/index.html']);
  });
  site.close();
});

test('offline, the menu is shown with its age, an order is sent once when back online, and Logout leaves nothing', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone(WITH_WORKER);
  await sitDown(phone, restaurant, '4');
  await expectMenuKept(phone);

  await phone.context().setOffline(true);
  await phone.clock.setFixedTime(Date.now() + TWELVE_MINUTES_MS + 59_000);
  await phone.goto('/clients/carta');
  const age = phone.getByRole('status').filter({ hasText: 'Sin conexión. Carta de' });
  // The minute may have changed meanwhile.
  await expect(age).toContainText(/^Sin conexión\. Carta de hace 1[23] minutos\./);
  await expect(phone.getByRole('banner')).toContainText('Mesa 4');
  await addProduct(phone, PRODUCT);
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
  // The code of a product's sheet is a separate file, which must be stored too.
  await phone.getByRole('heading', { name: PRODUCT }).tap();
  await expect(phone.getByRole('dialog', { name: PRODUCT })).toBeVisible();
  await phone.goBack();
  await openSummary(phone);
  await sendButton(phone).tap();
  const waiting = phone.getByRole('alert').filter({ hasText: 'Tu pedido está por enviar' });
  await expect(waiting).toContainText('Lo enviaremos al volver la conexión.');
  expect(await restaurant.staff.board()).toEqual([]);

  await phone.context().setOffline(false);
  expect(await readConfirmation(phone)).toBe(1);
  expect(await restaurant.staff.board()).toHaveLength(1);
  await phone.getByRole('link', { name: /^La carta/ }).tap();
  await expect(phone.getByRole('button', { name: `Añadir ${PRODUCT}` })).toBeVisible();
  await expect(age).toHaveCount(0);

  await test.step('after Logout, the phone keeps nothing of the restaurant', async () => {
    await expectMenuKept(phone);
    await phone.getByRole('button', { name: 'Más opciones' }).tap();
    await phone.getByRole('menuitem', { name: 'Logout' }).tap();
    await expect(phone).toHaveURL(/\/$/);
    await expect.poll(() => cacheNames(phone)).not.toContain('simplato-carta');

    await phone.context().setOffline(true);
    await phone.goto('/clients/carta');
    await expect(phone).toHaveURL(/\/$/);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone.getByText(PRODUCT)).toHaveCount(0);
    expect(await cacheNames(phone)).not.toContain('simplato-carta');
  });
});

test(
  'a diner stays at the table without network or server, until the service worker is switched off',
  OWN_SERVER,
  async ({ restaurant, openPhone }) => {
    await restaurant.staff.changeSettings({ cartapublica: true });
    const phone = await openPhone({ ...WITH_WORKER, locale: 'en-GB' });
    await sitDown(phone, restaurant, '4');
    await expectMenuKept(phone);

    await test.step('offline, the installed site opens at the table and in its language', async () => {
      await phone.context().setOffline(true);
      await phone.goto('/abrir');
      await expect(phone).toHaveURL(/\/clients\/home$/);
      await phone
        .getByRole('link', { name: /^The menu/ })
        .first()
        .tap();
      await expect(phone.getByText('No connection. Menu from 1 minute ago.').first()).toBeVisible();
    });

    await test.step('a page that needs the server says so, and loads by itself when back online', async () => {
      const heading = phone.getByRole('heading', { level: 1 });
      for (const [path, title, offline, retry] of [
        ['/carta/1001-taberna-del-palacio', 'Taberna del Palacio', 'No connection', 'Try again'],
        // Whose own answer to somebody without the operator's token is that it is locked.
        ['/operador', 'Hace falta la clave', 'Sin conexión', 'Reintentar'],
      ] as const) {
        await phone.context().setOffline(true);
        await phone.goto(path);
        await expect(heading).toHaveText(offline);
        await expect(phone.getByRole('button', { name: retry })).toBeVisible();
        await expect(phone).toHaveURL(path);
        await phone.context().setOffline(false);
        await expect(phone.getByText(title).first()).toBeVisible();
        await expect(phone).toHaveURL(path);
      }
    });

    const restart = await restaurant.crash();
    expect(await phone.evaluate(() => navigator.onLine)).toBe(true);
    await phone.goto('/clients/carta');
    await expect(phone.getByRole('banner')).toContainText('Table 4');
    await phone.goto('/restaurants/pedidos');
    await expect(phone).toHaveURL((url) => url.pathname === '/');

    await test.step('switched off, it removes itself and everything it stored', async () => {
      await restart({ SERVICE_WORKER: 'off' });
      for (const path of ['/clients/carta', '/clients/home']) {
        await phone.goto(path);
        await expect(phone.getByRole('heading', { name: PRODUCT_IN_ENGLISH })).toBeVisible();
        await expectNoWorker(phone);
      }
      await expectAtTable(phone, 'Table 4');
      await phone.context().setOffline(true);
      await expect(phone.goto('/clients/home')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    });
  },
);
