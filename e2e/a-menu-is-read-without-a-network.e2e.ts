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
const TWELVE_MINUTES_MS = 12 * 60_000;

test('the site can be installed: its manifest, icons and service worker are valid', async ({
  restaurant,
  openBrowser,
}) => {
  // The browser of the other journeys has no windows, and so installs nothing.
  const browser = await openBrowser();
  const context = await browser.newContext({ ...PHONE, ...WITH_WORKER, baseURL: restaurant.url });
  const phone = await context.newPage();
  await phone.goto('/');
  await expectWorker(phone);
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

test('offline, the last menu is shown with its age, and an order is sent once when back online', async ({
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
});

test('offline, the installed site opens at the diner’s table and in their language', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone({ ...WITH_WORKER, locale: 'en-GB' });
  await sitDown(phone, restaurant, '4');
  await expectMenuKept(phone);
  await phone.context().setOffline(true);
  await phone.goto('/abrir');
  await expect(phone).toHaveURL(/\/clients\/home$/);
  await phone
    .getByRole('link', { name: /^The menu/ })
    .first()
    .tap();
  await expect(phone.getByText('No connection. Menu from 1 minute ago.').first()).toBeVisible();
});

test(
  'if the server cannot be reached, a diner stays at the table, whatever page they open',
  OWN_SERVER,
  async ({ restaurant, openPhone }) => {
    const phone = await openPhone(WITH_WORKER);
    await sitDown(phone, restaurant, '4');
    await expectMenuKept(phone);
    const restart = await restaurant.crash();
    expect(await phone.evaluate(() => navigator.onLine)).toBe(true);
    await phone.goto('/clients/carta');
    await expect(phone.getByRole('banner')).toContainText('Mesa 4');
    await phone.goto('/restaurants/pedidos');
    await expect(phone).toHaveURL((url) => url.pathname === '/');
    await restart();
    await phone.goto('/clients/home');
    await expectAtTable(phone, 'Mesa 4');
  },
);

test(
  'a page that needs the server says that it is offline, and loads by itself when back online',
  OWN_SERVER,
  async ({ restaurant, openPhone }) => {
    await restaurant.staff.changeSettings({ cartapublica: true });
    const phone = await openPhone(WITH_WORKER);
    await phone.goto('/');
    await expectWorker(phone);
    const heading = phone.getByRole('heading', { level: 1 });

    for (const [path, title] of [
      ['/carta/1001-taberna-del-palacio', 'Taberna del Palacio'],
      ['/operador', 'Estado de la instalación'],
    ] as const) {
      await phone.context().setOffline(true);
      await phone.goto(path);
      await expect(heading).toHaveText('Sin conexión');
      await expect(phone.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      await expect(phone).toHaveURL(path);
      await phone.context().setOffline(false);
      await expect(heading).toContainText(title);
      await expect(phone).toHaveURL(path);
    }
  },
);

test('a text that was opened before can be read without a network', async ({ openPhone }) => {
  const phone = await openPhone(WITH_WORKER);
  await phone.goto('/');
  await expectWorker(phone);
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

test('after Logout, the phone keeps nothing of the restaurant', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone(WITH_WORKER);
  await sitDown(phone, restaurant, '4');
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

test('the service worker stores files only: no API answers and no rendered pages', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone(WITH_WORKER);
  await sitDown(phone, restaurant, '4');
  await expectMenuKept(phone);
  await phone.goto('/clients/pedidos');
  await phone.goto('/clients/carta');
  await expect(phone.getByRole('heading', { name: PRODUCT })).toBeVisible();
  const names = (await cacheNames(phone)).filter((name) => name !== 'simplato-carta');
  const kept = (await Promise.all(names.map((name) => keptOf(phone, name)))).flat();
  expect(kept.length).toBeGreaterThan(20);
  const others = kept.filter((path) => !/^\/(assets|api\/fotos|api\/acento)\//.test(path));
  expect(others).toEqual(['/index.html']);
});

test('with the service worker, each page is requested once, and a table’s link opens its table', async ({
  restaurant,
  openPhone,
}) => {
  const site = await openRollout(restaurant.url);
  const phone = await openPhone({ ...WITH_WORKER, baseURL: site.url });
  await phone.goto('/');
  await expectWorker(phone);
  const { pathname, search } = new URL((await restaurant.staff.tableCode('Terraza 1')).url);
  const before = site.asked.length;
  await phone.goto(pathname + search);
  await expectAtTable(phone, 'Terraza 1');
  await phone.goto('/clients/carta');
  await expect(phone.getByRole('heading', { name: PRODUCT })).toBeVisible();
  await phone.goto('/robots.txt');
  const pages = site.asked
    .slice(before)
    .filter(
      (path) => !/^\/(assets|api)\/|^\/(early-taps|sw)\.js|\.(ico|svg|png|webmanifest)$/.test(path),
    );
  expect(pages).toEqual([pathname + search, '/clients/home', '/clients/carta', '/robots.txt']);
  site.close();
});

test(
  'if the service worker is switched off, it removes itself and everything it stored',
  OWN_SERVER,
  async ({ restaurant, openPhone }) => {
    const phone = await openPhone(WITH_WORKER);
    await sitDown(phone, restaurant, '4');
    await expectMenuKept(phone);
    const restart = await restaurant.crash();
    await restart({ SERVICE_WORKER: 'off' });

    for (const path of ['/clients/carta', '/clients/home']) {
      await phone.goto(path);
      await expect(phone.getByRole('heading', { name: PRODUCT })).toBeVisible();
      await expectNoWorker(phone);
    }
    await phone.context().setOffline(true);
    await expect(phone.goto('/clients/home')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  },
);
