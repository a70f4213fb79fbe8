import {
  accentUrl,
  changeRestaurant,
  readRestaurant,
  STREAM_EVENTS,
  streamOwnOrders,
} from '@simplato/contract';
import { accentOf, DEFAULT_ACCENT } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

async function openForChange() {
  const restaurant = await testApp.openRestaurant();
  const staff = await restaurant.logIn();
  const save = async (acento: string) =>
    staff.call(changeRestaurant, { body: { ...(await staff.call(readRestaurant)), acento } });
  return { restaurant, staff, save };
}

describe("a restaurant's colour", () => {
  test('is the default until its owner chooses another, which diners read at once', async () => {
    const { restaurant, save } = await openForChange();
    const guest = await restaurant.seat();
    expect((await guest.call(readRestaurant)).acento).toBe(DEFAULT_ACCENT);
    expect((await save('#4F6228')).acento).toBe('#4f6228');
    expect((await guest.call(readRestaurant)).acento).toBe('#4f6228');
  });

  test('is announced to open phones as a new version of the restaurant', async () => {
    const { restaurant, save } = await openForChange();
    const line = await testApp.read(await restaurant.seat(), streamOwnOrders);
    expect((await line.next(STREAM_EVENTS.restaurant)).data).toContain('"version":1');
    await save('#1d4c7a');
    expect((await line.next(STREAM_EVENTS.restaurant)).data).toContain('"version":2');
  });

  test('is kept when an older screen saves without one', async () => {
    const { staff, save } = await openForChange();
    const { acento: _, version: _seen, ...older } = await save('#1d4c7a');
    expect((await staff.call(changeRestaurant, { body: older })).acento).toBe('#1d4c7a');
  });

  test.each(['red', '#fff', '#12345g', '#1234567', '', '#000000; } body { display: none'])(
    'cannot be %j',
    async (acento) => {
      const { staff } = await openForChange();
      const body = { ...(await staff.call(readRestaurant)), acento };
      const { fields } = await staff.refused('bad_request', changeRestaurant, { body });
      expect(fields).toEqual({ acento: 'El color se escribe así: #4f6228' });
    },
  );

  test('can be chosen only by an owner of the restaurant', async () => {
    const { restaurant, staff } = await openForChange();
    const body = { ...(await staff.call(readRestaurant)), acento: '#1d4c7a' };
    await (await restaurant.logInColleague()).refused('forbidden', changeRestaurant, { body });
    const other = await testApp.openRestaurant();
    const theirs = { ...body, idempresa: other.restaurantId };
    await staff.refused('other_house', changeRestaurant, { body: theirs });
    expect((await staff.call(readRestaurant)).acento).toBe(DEFAULT_ACCENT);
  });
});

describe('the stylesheet of a colour', () => {
  const fetchStyles = async (url: string) => testApp.app.inject({ url });

  test('contains its tokens for light and dark, and may be cached forever', async () => {
    const { statusCode, headers, body } = await fetchStyles(accentUrl('#ffff00') ?? '');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const [light, dark] = body.split('@media (prefers-color-scheme: dark)');
    const tokens = accentOf('#ffff00');
    for (const hex of Object.values(tokens.light)) expect(light).toContain(hex);
    for (const hex of Object.values(tokens.dark)) expect(dark).toContain(hex);
  });

  test('is not needed for the default colour', () => {
    expect(accentUrl(DEFAULT_ACCENT)).toBeNull();
  });

  test.each(['fff', 'FFFF00', '12345g', '000000%3B', '..%2fx'])(
    'does not exist for %s',
    async (color) => {
      expect((await fetchStyles(`/api/acento/${color}.css`)).statusCode).toBe(404);
    },
  );
});
