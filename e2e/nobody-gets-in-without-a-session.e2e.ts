import type { Page } from '@playwright/test';
import { CLIENT_AUTHORIZATION, contentCheck, COOKIES } from '@simplato/contract';
import { choose, sendButton, sitDown } from './fixtures/diner.ts';
import { expectBoard, expectLive, EN_CURSO } from './fixtures/kitchen.ts';
import { watchFor } from './fixtures/passing.ts';
import { expect, test } from './fixtures/test.ts';

const DINER_PAGES = ['home', 'carta', 'resumen', 'pago', 'pedidos', 'cuenta'].map(
  (page) => `/clients/${page}`,
);
const STAFF_PAGES = ['/restaurants', '/restaurants/pedidos', '/restaurants/cuenta'];

async function expectSentAway(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === '/');
  }
}

/** The status of a call made by the page itself, with its own cookies and our headers. */
async function statusOf(page: Page, path: string, checkId: number): Promise<number> {
  const headers = {
    authorization: CLIENT_AUTHORIZATION,
    contentcheck: contentCheck(checkId, new Date()),
  };
  return page.evaluate(
    async (request) => {
      const stop = new AbortController();
      const { path: address, headers: sent } = request;
      const response = await fetch(address, { headers: sent, signal: stop.signal });
      // A stream that opened would never end by itself.
      stop.abort();
      return response.status;
    },
    { path: `/api${path}`, headers },
  );
}

const STAFF_CALLS = ['/shop/orders/byIdenterprise', '/shop/orders/stream', '/shop/mesas/4/qr'];
const DINER_CALLS = ['/client/orders', '/client/orders/stream'];

test('without a session every page redirects to the landing page, and the API answers 401', async ({
  restaurant,
  openPhone,
}) => {
  await restaurant.order('1', { 'Crema de espárragos': 1 });
  const phone = await openPhone();
  await expectSentAway(phone, [...DINER_PAGES, ...STAFF_PAGES, '/no-hay-nada-aqui']);

  const { restaurantId } = restaurant.staff;
  for (const path of [...STAFF_CALLS, ...DINER_CALLS, '/shop/productos/byIdenterprise']) {
    expect(await statusOf(phone, path, restaurantId), path).toBe(401);
  }
});

test('a diner cannot open the staff’s pages or use their API', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  const { restaurantId } = restaurant.staff;
  for (const path of STAFF_CALLS) {
    expect(await statusOf(phone, path, restaurantId), path).toBe(403);
  }
  expect(await statusOf(phone, '/shop/productos/byIdenterprise', restaurantId + 1)).toBe(403);
  await expectSentAway(phone, STAFF_PAGES);
});

test('staff cannot open the diners’ pages or use their API', async ({ restaurant, kitchen }) => {
  const { restaurantId } = restaurant.staff;
  for (const path of DINER_CALLS) {
    expect(await statusOf(kitchen, path, restaurantId), path).toBe(403);
  }
  expect(await statusOf(kitchen, '/shop/orders/byIdenterprise', restaurantId + 1)).toBe(403);
  await expectSentAway(kitchen, DINER_PAGES);
});

/** Writes into one of the cookies that the screens read. */
async function tamper(page: Page, cookie: string, value: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      document.cookie = `${name}=${text}; Path=/`;
    },
    [cookie, value === '' ? '' : btoa(value)] as const,
  );
}

/** The API calls of the page from now on, except the landing page's own. */
function listenForCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname.endsWith('/ciudades')) return;
    calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls;
}

test('a diner’s page with a forged user type sends nothing, and goes to the landing page', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Leche frita');
  await phone.goto('/clients/resumen');
  await expect(sendButton(phone)).toBeEnabled();
  const calls = listenForCalls(phone);

  // Written and clicked at once: otherwise another request of the page might notice it first.
  await sendButton(phone).evaluate(
    (button: HTMLButtonElement, cookie) => {
      document.cookie = cookie;
      button.click();
    },
    `${COOKIES.userType}=${btoa('RESTAURANTE')}; Path=/`,
  );

  await expect(phone).toHaveURL((url) => url.pathname === '/');
  expect(await phone.evaluate(() => document.cookie)).toBe('');
  // The menu may be read again meanwhile, which both kinds of user are allowed to do.
  expect(calls().filter((call) => !call.startsWith('GET '))).toEqual([]);
  expect(await restaurant.staff.board()).toEqual([]);
});

test('a restaurant’s page with a forged restaurant or user type shows and sends nothing', async ({
  kitchen,
}) => {
  const hasFlashed = await watchFor(kitchen, 'Pedidos en curso');
  await kitchen.reload();
  await expect.poll(hasFlashed).toBe(true);
  await kitchen.evaluate(() => sessionStorage.clear());
  const cookies = await kitchen.context().cookies();
  for (const [cookie, value] of [
    [COOKIES.restaurantId, ''],
    [COOKIES.userType, 'CLIENTE'],
    [COOKIES.userType, 'administrador'],
  ] as const) {
    await kitchen.goto('/');
    await kitchen.context().addCookies(cookies);
    await tamper(kitchen, cookie, value);
    const calls = listenForCalls(kitchen);

    await kitchen.goto('/restaurants/pedidos');

    await expect(kitchen).toHaveURL((url) => url.pathname === '/');
    expect(await kitchen.evaluate(() => document.cookie)).toBe('');
    expect(calls()).toEqual([]);
  }
  expect(await hasFlashed()).toBe(false);
});

test('a diner who writes RESTAURANTE into the cookie sees no orders and is logged out', async ({
  restaurant,
  openPhone,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  // On the landing page, because a diner's page that notices the change leaves by itself.
  await phone.goto('/');
  await tamper(phone, COOKIES.userType, 'RESTAURANTE');

  await phone.goto('/restaurants/pedidos');

  await expect
    .poll(async () => (await phone.context().cookies()).map(({ name }) => name))
    .toEqual([]);
  await expect(phone.getByText('Sopa castellana')).toHaveCount(0);
  await expectSentAway(phone, [...STAFF_PAGES, ...DINER_PAGES]);
});

test('a wrong password does not open the board', async ({ restaurant, openTablet }) => {
  const tablet = await openTablet();
  await tablet.goto('/auth/login');
  await tablet.getByRole('radio', { name: 'Restaurantes' }).check();
  await tablet.getByLabel('Correo electrónico').fill(restaurant.login.email);
  await tablet.getByLabel('Contraseña', { exact: true }).fill(`${restaurant.login.password}x`);
  await tablet.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(tablet.getByText('Credenciales no son válidas. Pruebe de nuevo.')).toBeVisible();
  await expectSentAway(tablet, STAFF_PAGES);
});

test('after Logout the board is gone, also with the back button', async ({
  restaurant,
  kitchen,
}) => {
  await restaurant.order('1', { 'Sopa castellana': 1 });
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await kitchen.getByRole('button', { name: /^Usuario:/ }).tap();
  await kitchen.getByRole('menuitem', { name: 'Logout' }).tap();
  await expect(kitchen).toHaveURL((url) => url.pathname === '/');

  await kitchen.goBack();
  await expect(kitchen.getByText('Sopa castellana')).toHaveCount(0);
  await expectSentAway(kitchen, STAFF_PAGES);
  expect(
    await statusOf(kitchen, '/shop/orders/byIdenterprise', restaurant.staff.restaurantId),
  ).toBe(401);
});

test('after Logout a phone keeps nothing of the visit', async ({ restaurant, openPhone }) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Leche frita');
  await phone.getByRole('button', { name: 'Más opciones' }).tap();
  await phone.getByRole('menuitem', { name: 'Logout' }).tap();
  await expect(phone).toHaveURL((url) => url.pathname === '/');

  expect(await phone.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expectSentAway(phone, DINER_PAGES);
  // The session's cookie is removed by the server's answer, for which the page does not wait.
  await expect.poll(() => phone.context().cookies()).toEqual([]);
});

test('staff and a diner use one restaurant in two browsers without affecting each other', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await kitchen.reload();
  await expectLive(kitchen);
  await phone.reload();
  await expect(phone).toHaveURL(/\/clients\/home$/);
});
