import type { Page } from '@playwright/test';
import { CLIENT_AUTHORIZATION, contentCheck, COOKIES } from '@simplato/contract';
import { choose, sendButton, sitDown } from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, logInAtTheBoard } from './fixtures/kitchen.ts';
import { logInWithCookies } from './fixtures/people.ts';
import { watchFor } from './fixtures/passing.ts';
import { expect, test } from './fixtures/test.ts';

/** Each page's rule is in `pages.test.tsx`, each call's in `guard.test.ts`. */
const DINER_PAGES = ['/clients/home', '/clients/resumen'];
const STAFF_PAGES = ['/restaurants/pedidos'];

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

test('a visitor gets into no page, and a diner into none of the staff’s, whatever the cookies say', async ({
  restaurant,
  openPhone,
}) => {
  const order = await restaurant.order('1', { 'Sopa castellana': 1 });
  const { restaurantId } = restaurant.staff;
  const phone = await openPhone();
  await expectSentAway(phone, [...DINER_PAGES, ...STAFF_PAGES, '/no-hay-nada-aqui']);
  for (const path of [...STAFF_CALLS, ...DINER_CALLS, '/shop/productos/byIdenterprise']) {
    expect(await statusOf(phone, path, restaurantId), path).toBe(401);
  }

  await sitDown(phone, restaurant, '4');
  for (const path of STAFF_CALLS) {
    expect(await statusOf(phone, path, restaurantId), path).toBe(403);
  }
  expect(await statusOf(phone, '/shop/productos/byIdenterprise', restaurantId + 1)).toBe(403);
  await expectSentAway(phone, STAFF_PAGES);

  await sitDown(phone, restaurant, '4');
  // On the landing page, because a diner's page that notices the change leaves by itself.
  await phone.goto('/');
  await tamper(phone, COOKIES.userType, 'RESTAURANTE');
  await phone.goto('/restaurants/pedidos');
  await expect
    .poll(async () => (await phone.context().cookies()).map(({ name }) => name))
    .toEqual([]);
  await expect(phone.getByText('Sopa castellana')).toHaveCount(0);

  await sitDown(phone, restaurant, '4');
  const shared = phone.waitForResponse((answer) => answer.url().endsWith('/mesa/cuenta/cesta'));
  await choose(phone, 'Leche frita');
  await shared;
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
  expect((await restaurant.staff.board()).map(({ idorder }) => idorder)).toEqual([order.idorder]);
});

test('the board of a forged session shows and asks for nothing, and after Logout it is gone', async ({
  restaurant,
  kitchen,
}) => {
  const { restaurantId } = restaurant.staff;
  await restaurant.order('1', { 'Sopa castellana': 1 });
  for (const path of DINER_CALLS) {
    expect(await statusOf(kitchen, path, restaurantId), path).toBe(403);
  }
  expect(await statusOf(kitchen, '/shop/orders/byIdenterprise', restaurantId + 1)).toBe(403);
  const hasFlashed = await watchFor(kitchen, 'Pedidos en curso');
  await kitchen.reload();
  await expect.poll(hasFlashed).toBe(true);
  await kitchen.evaluate(() => sessionStorage.clear());
  for (const [path, cookie, value] of [
    ['/clients/home', COOKIES.userName, 'otra'],
    ['/restaurants/pedidos', COOKIES.restaurantId, ''],
    ['/restaurants/pedidos', COOKIES.userType, 'CLIENTE'],
    ['/restaurants/pedidos', COOKIES.userType, 'administrador'],
  ] as const) {
    await kitchen.context().clearCookies();
    await logInWithCookies(kitchen, restaurant.login);
    const cookies = await kitchen.context().cookies();
    await tamper(kitchen, cookie, value);
    const calls = listenForCalls(kitchen);
    const left = kitchen.waitForResponse('**/api/auth/logout');

    await kitchen.goto(path);

    await expect(kitchen).toHaveURL((url) => url.pathname === '/');
    await left;
    expect(calls()).toEqual(['POST /api/auth/logout']);
    expect(await kitchen.evaluate(() => document.cookie)).toBe('');
    // Not even with all cookies as they were: the session has ended on the server.
    await kitchen.context().addCookies(cookies);
    expect(await statusOf(kitchen, '/shop/orders/byIdenterprise', restaurantId)).toBe(401);
  }
  expect(await hasFlashed()).toBe(false);

  await kitchen.context().clearCookies();
  await logInAtTheBoard(kitchen, restaurant.login);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await kitchen.getByRole('button', { name: /^Usuario:/ }).tap();
  await kitchen.getByRole('menuitem', { name: 'Logout' }).tap();
  await expect(kitchen).toHaveURL((url) => url.pathname === '/');
  await kitchen.goBack();
  await expect(kitchen.getByText('Sopa castellana')).toHaveCount(0);
  await expectSentAway(kitchen, STAFF_PAGES);
  expect(await statusOf(kitchen, '/shop/orders/byIdenterprise', restaurantId)).toBe(401);
});
