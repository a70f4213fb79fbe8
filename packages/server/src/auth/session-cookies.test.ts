import {
  COOKIES,
  enterTable,
  listCategories,
  listOrders,
  listOwnOrders,
  MIRROR_COOKIES,
  SIGNED_OUT,
  signOut,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { PASSWORD } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import { openTestApp, TEST_CONFIG } from '../../test/test-app.ts';

const testApp = openTestApp();
const SEVEN_DAYS_S = 604_800;

async function cookiesOfEntry(app = testApp.app) {
  const restaurant = await testApp.openRestaurant();
  const body = { codigo: await restaurant.codeOf('Terraza 1') };
  return (await testApp.visitor(app).send(enterTable, { body })).cookies;
}

describe('the cookies set when a guest scans a table', () => {
  test("the session's cookie is hidden from scripts, the readable copies are not", async () => {
    const cookies = await cookiesOfEntry();
    const hidden = cookies.filter((cookie) => cookie.httpOnly).map((cookie) => cookie.name);
    expect(hidden).toEqual([COOKIES.session]);
  });

  test('last seven days, for the whole site, and are sent by this site only', async () => {
    const cookies = (await cookiesOfEntry()).filter((cookie) => cookie.value !== '');
    expect(cookies.map((cookie) => cookie.name).toSorted()).toEqual([
      COOKIES.table,
      COOKIES.restaurantId,
      COOKIES.session,
      COOKIES.userType,
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ maxAge: SEVEN_DAYS_S, path: '/', sameSite: 'Lax' });
      expect(cookie.secure).toBeUndefined();
    }
  });

  test('the readable copies are in base64', async () => {
    const cookies = new Map((await cookiesOfEntry()).map(({ name, value }) => [name, value]));
    expect(cookies.get(COOKIES.table)).toBe(encodeBase64('Terraza 1'));
    expect(cookies.get(COOKIES.userType)).toBe(encodeBase64('CLIENTE'));
    expect(cookies.get(COOKIES.session)).toMatch(/^[\w-]{43}$/);
  });

  test('are sent over TLS only if the site uses it', async () => {
    const config = { ...TEST_CONFIG, publicUrl: 'https://simplato.example', logLevel: 'silent' };
    const cookies = await cookiesOfEntry(await testApp.anotherApp({ config }));
    for (const cookie of cookies.filter(({ value }) => value !== '')) {
      expect(cookie.secure).toBe(true);
    }
  });

  test('over TLS, the one for known devices belongs to this host alone, and no other is believed', async () => {
    const config = { ...TEST_CONFIG, publicUrl: 'https://simplato.example', logLevel: 'silent' };
    const app = await testApp.anotherApp({ config });
    const restaurant = await testApp.openRestaurant();
    const owner = testApp.visitor(app);
    await owner.logIn(restaurant.mail, PASSWORD);
    const device = owner.cookies.get(`__Host-${COOKIES.device}`) ?? '';
    expect(device).toMatch(/^[\w-]{43}$/);
    expect([...owner.cookies.keys()]).not.toContain(COOKIES.device);

    const next = async (name: string) => {
      const visitor = testApp.visitor(app);
      visitor.cookies.set(name, device);
      await visitor.logIn(restaurant.mail, PASSWORD);
      return visitor.cookies.get(`__Host-${COOKIES.device}`);
    };
    expect(await next(`__Host-${COOKIES.device}`)).toBe(device);
    expect(await next(COOKIES.device)).not.toBe(device);
  });
});

describe('a readable cookie that was tampered with', () => {
  test.each(['RESTAURANTE', 'administrador', ''])(
    'a guest whose user type says %j is refused, loses the cookies, and the session ends',
    async (userType) => {
      const guest = await (await testApp.openRestaurant()).seat();
      const token = guest.token ?? '';
      const checkId = Number(guest.mirror(COOKIES.restaurantId));
      guest.cookies.set(COOKIES.userType, encodeBase64(userType));
      await guest.refused('no_session', listCategories);
      expect([...guest.cookies]).toEqual([]);
      await guest.refused('no_session', listOrders, { checkId });
      // Not even whoever has kept its cookie can go on with it.
      guest.cookies.set(COOKIES.session, token);
      await guest.refused('no_session', listOwnOrders, { checkId });
    },
  );

  test('naming another restaurant gives no access to it', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const staff = await restaurant.logIn();
    staff.cookies.set(COOKIES.restaurantId, encodeBase64(String(other.restaurantId)));
    await staff.refused('other_house', listOrders);
  });

  test('missing copies do no harm, because only the session counts', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    for (const name of MIRROR_COOKIES) staff.cookies.delete(name);
    await staff.call(listOrders, { checkId: restaurant.restaurantId });
  });
});

describe('logging out', () => {
  test('ends the session and deletes every cookie except the one for known devices', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const token = staff.token;
    expect(await staff.call(signOut)).toEqual({ ok: true });
    expect([...staff.cookies.keys()]).toEqual([COOKIES.device]);
    await staff.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
    staff.cookies.set(COOKIES.session, token ?? '');
    await staff.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
  });

  test('by a page that has forgotten its cookies ends the session, and touches those of no later one', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    for (const name of MIRROR_COOKIES) staff.cookies.delete(name);
    const held = new Map(staff.cookies);
    await staff.call(signOut);
    expect(staff.cookies).toEqual(held);
    await staff.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
  });

  test('offline is completed by the next request of any kind', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    const token = staff.token ?? '';
    staff.cookies.set(COOKIES.signedOut, SIGNED_OUT);
    await staff.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
    staff.cookies.delete(COOKIES.signedOut);
    staff.cookies.set(COOKIES.session, token);
    await staff.refused('no_session', listOrders, { checkId: restaurant.restaurantId });
  });

  test('offline leaves nothing to the next person who enters', async () => {
    const restaurant = await testApp.openRestaurant();
    const staff = await restaurant.logIn();
    staff.cookies.set(COOKIES.signedOut, SIGNED_OUT);
    await staff.enter(await restaurant.codeOf('4'));
    expect(staff.cookies.has(COOKIES.signedOut)).toBe(false);
    expect(await staff.call(listOwnOrders)).toEqual([]);
  });

  test('ends no other session of the same person', async () => {
    const restaurant = await testApp.openRestaurant();
    const [kitchen, bar] = [await restaurant.logIn(), await restaurant.logIn()];
    await kitchen.call(signOut);
    expect(await bar.call(listOrders)).toEqual([]);
  });

  test('without a session succeeds too', async () => {
    expect(await testApp.visitor().call(signOut)).toEqual({ ok: true });
  });
});
