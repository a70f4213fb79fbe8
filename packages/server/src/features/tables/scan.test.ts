import { COOKIES, listOwnOrders, listOrders, readTableCode } from '@simplato/contract';
import { encodeBase64, encodeTableCode } from '@simplato/domain';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

async function follow(client: TestClient, code: string, headers: Record<string, string> = {}) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await client.app.inject({
    url: `/scanqr?c=${encodeURIComponent(code)}`,
    headers: { cookie, ...headers },
  });
  for (const { name, value, expires } of response.cookies) {
    if (expires !== undefined && expires.getTime() <= 0) client.cookies.delete(name);
    else client.cookies.set(name, value);
  }
  return response;
}

async function restaurantWithCode() {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const { codigo } = await owner.call(readTableCode, { params: { mesa: '4' } });
  return { restaurant, owner, codigo };
}

test("a printed link opens the table and redirects to the restaurant's start page", async () => {
  const { codigo } = await restaurantWithCode();
  const phone = testApp.visitor();
  const response = await follow(phone, codigo, {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  });
  expect(response.statusCode).toBe(303);
  // With the code also where cookies are sent: a browser may show its pages none of them.
  const home = `/clients/home?c=${encodeURIComponent(codigo)}`;
  expect(response.headers['location']).toBe(home);
  expect(await phone.call(listOwnOrders)).toEqual([]);
  expect((await follow(phone, codigo)).headers['location']).toBe(home);
});

test('a link to a table with a party of its own leads to the question whose it is', async () => {
  const { owner, codigo } = await restaurantWithCode();
  const first = testApp.visitor();
  await follow(first, codigo);
  await testApp.db.query(
    "update tab_members set joined_at = joined_at - interval '40 minutes' where restaurant_id = $1",
    [owner.restaurantId],
  );
  const late = await follow(testApp.visitor(), codigo);
  expect(late.headers['location']).toBe(`/clients/pedidos?c=${encodeURIComponent(codigo)}`);
  expect((await follow(first, codigo)).headers['location']).toMatch('/clients/home');
});

test('scanning the same table again keeps the session; another table starts a new one', async () => {
  const { restaurant, codigo } = await restaurantWithCode();
  const phone = testApp.visitor();
  await follow(phone, codigo);
  const session = phone.cookies.get(COOKIES.session);
  expect((await follow(phone, codigo)).cookies).toEqual([]);
  expect(phone.cookies.get(COOKIES.session)).toBe(session);
  await follow(phone, await restaurant.codeOf('5'));
  expect(phone.cookies.get(COOKIES.session)).not.toBe(session);
});

test.each([COOKIES.restaurantId, COOKIES.userName, COOKIES.table])(
  'a phone whose %s was changed gets a new session with matching cookies',
  async (name) => {
    const { codigo } = await restaurantWithCode();
    const phone = testApp.visitor();
    await follow(phone, codigo);
    const held = new Map(phone.cookies);
    phone.cookies.set(name, encodeBase64('otra'));
    await follow(phone, codigo);
    expect(phone.cookies.get(name)).toBe(held.get(name));
    expect(phone.cookies.get(COOKIES.session)).not.toBe(held.get(COOKIES.session));
  },
);

test.each([
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
  ['a part of another page', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a chat that shows what is behind a link', { 'user-agent': 'WhatsApp/2.23' }],
])('%s opens no session', async (_, headers) => {
  const { codigo } = await restaurantWithCode();
  const response = await follow(testApp.visitor(), codigo, headers);
  expect(response.statusCode).not.toBe(303);
  expect(response.cookies).toEqual([]);
});

test('staff are not moved to a table without being asked', async () => {
  const { owner, codigo } = await restaurantWithCode();
  const response = await follow(owner, codigo);
  expect(response.statusCode).not.toBe(303);
  expect(await owner.call(listOrders)).toEqual([]);
});

test('a browser that has kept no cookies of its visit gets the scan page, and no second visit', async () => {
  const { codigo } = await restaurantWithCode();
  const asked = `/scanqr?c=${encodeURIComponent(codigo)}&cookies=no`;
  const response = await testApp.visitor().app.inject({ url: asked });
  expect(response.statusCode).not.toBe(303);
  expect(response.cookies).toEqual([]);
});

test("another site's link moves nobody who sits in another restaurant; their own scan does", async () => {
  const [one, other] = [await restaurantWithCode(), await restaurantWithCode()];
  const phone = testApp.visitor();
  await follow(phone, one.codigo);
  const session = phone.cookies.get(COOKIES.session);
  for (const site of ['cross-site', 'same-site']) {
    const response = await follow(phone, other.codigo, { 'sec-fetch-site': site });
    expect(response.statusCode).not.toBe(303);
    expect(response.cookies).toEqual([]);
  }
  expect((await follow(phone, one.codigo, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
    303,
  );
  expect(phone.cookies.get(COOKIES.session)).toBe(session);
  expect((await follow(phone, other.codigo, { 'sec-fetch-site': 'none' })).statusCode).toBe(303);
  expect(phone.mirror(COOKIES.restaurantId)).toBe(String(other.restaurant.restaurantId));
});

test.each(['cross-site', 'same-site'])(
  'a %s link to another table of the same restaurant, or to one without its key, is asked about',
  async (site) => {
    const { restaurant, codigo } = await restaurantWithCode();
    const { restaurantId } = restaurant;
    const other = await restaurant.codeOf('5');
    const keyless = encodeTableCode({ restaurantId, tableName: '4', key: null });
    const guessed = encodeTableCode({ restaurantId, tableName: '5', key: 'inventada' });
    const seated = testApp.visitor();
    await follow(seated, codigo);
    const asked = async (client: TestClient, code: string) => {
      const { statusCode, headers, cookies } = await follow(client, code, {
        'sec-fetch-site': site,
      });
      expect([statusCode, cookies]).toEqual([302, []]);
      const page = await client.app.inject({ url: String(headers['location']) });
      expect([page.statusCode, page.cookies]).not.toContainEqual(303);
      expect(headers['location']).toBe(`/scanqr?c=${encodeURIComponent(code)}&preguntar=1`);
    };
    for (const code of [other, keyless, guessed]) await asked(seated, code);
    for (const code of [keyless, guessed]) await asked(testApp.visitor(), code);
    expect(await seated.call(listOwnOrders)).toEqual([]);
    expect(seated.mirror(COOKIES.table)).toBe('4');
    // A scan of one's own moves them, and a link to where they sit asks nothing.
    expect((await follow(seated, other, { 'sec-fetch-site': 'none' })).statusCode).toBe(303);
    expect((await follow(seated, other, { 'sec-fetch-site': site })).statusCode).toBe(303);
  },
);

test('a link without its key, typed or from a chat, takes nobody away from their table unasked', async () => {
  const { restaurant, codigo } = await restaurantWithCode();
  const { restaurantId } = restaurant;
  const keyless = encodeTableCode({ restaurantId, tableName: '5', key: null });
  const seated = testApp.visitor();
  await follow(seated, codigo);
  const { statusCode, cookies } = await follow(seated, keyless, { 'sec-fetch-site': 'none' });
  expect([statusCode, cookies]).toEqual([302, []]);
  expect(seated.mirror(COOKIES.table)).toBe('4');
  const newcomer = await follow(testApp.visitor(), keyless, { 'sec-fetch-site': 'none' });
  expect(newcomer.statusCode).toBe(303);
});

test("another site's link seats somebody who sits nowhere yet", async () => {
  const { codigo } = await restaurantWithCode();
  const response = await follow(testApp.visitor(), codigo, { 'sec-fetch-site': 'cross-site' });
  expect(response.statusCode).toBe(303);
});

test.each(['', 'x', encodeTableCode({ restaurantId: 999_999, tableName: '1', key: null })])(
  'the code %j is left to the scan page',
  async (code) => {
    const response = await follow(testApp.visitor(), code);
    expect(response.statusCode).not.toBe(303);
    expect(response.cookies).toEqual([]);
  },
);
